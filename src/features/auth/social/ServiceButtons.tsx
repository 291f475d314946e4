import { useT } from '#src/i18n/t.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import styles from './ServiceButtons.module.css';
import { SERVICE_MARKS, SERVICE_NAMES } from './services.ts';
import type { Services } from './use-services.ts';

export function ServiceButtons({ services }: { services: Services }) {
  const t = useT();
  const { providers, press, asked, problem } = services;
  return (
    <>
      <div className={styles.row}>
        {providers.map((provider) => (
          <Button
            key={provider}
            icon={SERVICE_MARKS[provider]}
            isBusy={asked === provider}
            aria-label={t('auth.continueWith', { name: SERVICE_NAMES[provider] })}
            onClick={() => press(provider)}
          >
            {SERVICE_NAMES[provider]}
          </Button>
        ))}
      </div>
      <Problem text={problem} />
    </>
  );
}
