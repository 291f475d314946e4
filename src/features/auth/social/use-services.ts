import { useEffect, useRef, useState } from 'react';
import type { Call, FailedReply } from '#src/contract/call.ts';
import type { SocialProvider } from '#src/contract/member.ts';
import { connection } from '#src/data/api/connection.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import type { Meanings } from '#src/patterns/form/failure.ts';
import { useDescribe } from '#src/patterns/form/use-submission.ts';
import { type TextKey, useT } from '#src/i18n/t.ts';
import { useTrackClick } from '#src/tracking/use-track-click.ts';
import type { SocialFailure, SocialCredential } from './actions.ts';
import { SERVICE_NAMES } from './services.ts';

export interface Services {
  /** Providers that are configured. */
  readonly providers: readonly SocialProvider[];
  readonly press: (provider: SocialProvider) => void;
  /** The provider whose window is open. */
  readonly asked: SocialProvider | undefined;
  readonly problem: string | undefined;
}

const TEXTS: Record<SocialFailure, TextKey> = {
  blocked: 'auth.socialBlocked',
  closed: 'auth.socialClosed',
  declined: 'auth.socialDeclined',
  unreachable: 'auth.socialUnreachable',
  silent: 'auth.socialSilent',
};

interface ServicesOptions<C extends Call> {
  readonly meanings: Meanings<C>;
  /** Resolves with the failure to show, or with `undefined` after success. */
  readonly take: (credential: SocialCredential) => Promise<FailedReply<C> | undefined>;
}

/** Identity providers for signing in or binding: nothing of theirs is loaded before the tap. */
export function useServices<C extends Call>({ meanings, take }: ServicesOptions<C>): Services {
  const t = useT();
  const describe = useDescribe();
  const trackClick = useTrackClick();
  const settings = useConfig()?.clientConfig.social;
  const isSetUp = settings !== undefined;
  const windows = useWindows(isSetUp);
  const [asked, setAsked] = useState<SocialProvider>();
  const [problem, setProblem] = useState<string>();
  const ask = async (provider: SocialProvider) => {
    if (!settings || asked) return;
    trackClick(`auth.${provider}`, { eventShowType: 'button' });
    if (connection.peek() === 'offline') return setProblem(t('common.needsConnection'));
    setProblem(undefined);
    setAsked(provider);
    const credential = await windows(provider, settings);
    if (typeof credential === 'string') {
      setProblem(t(TEXTS[credential], { name: SERVICE_NAMES[provider] }));
    } else {
      const failed = await take(credential);
      setProblem(failed && describe<C>(failed, { meanings }).form);
    }
    setAsked(undefined);
  };
  return {
    providers: settings?.providers ?? [],
    press: (provider) => void ask(provider),
    asked,
    problem,
  };
}

const loadSocial = () => import('./actions.ts');

type AskService = Awaited<ReturnType<typeof loadSocial>>['askService'];

/** Loaded after the form, so that it is ready inside the tap: later a browser would block the window. */
function useWindows(isWanted: boolean): AskService {
  const here = useRef<AskService>(undefined);
  useEffect(() => {
    if (!isWanted) return;
    // If it does not load now, it is requested again on the tap.
    loadSocial().then(
      ({ askService }) => {
        here.current = askService;
      },
      () => {},
    );
  }, [isWanted]);
  return (provider, settings) => {
    if (here.current) return here.current(provider, settings);
    return loadSocial().then(
      ({ askService }) => askService(provider, settings),
      () => 'unreachable' as const,
    );
  };
}
