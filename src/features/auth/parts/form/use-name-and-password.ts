import { useConfig } from '#src/data/queries/use-config.ts';
import { useT } from '#src/i18n/t.ts';
import { lengthProblem, problemText } from './failure.ts';

/** What the config says of the two fields that every way in by account has. */
export function useNameAndPassword() {
  const t = useT();
  const bounds = useConfig()?.lengthBounds;
  const lengthHint = (name: 'account' | 'password') => bounds && t('auth.lengthHint', { ...bounds[name] });
  return {
    bounds: { account: bounds?.account, password: bounds?.password },
    lengthHint,
    counter: (name: 'account' | 'password', text: string) =>
      bounds && text ? `${text.length}/${bounds[name].max}` : undefined,
    /** By field, what is wrong before anything is sent. */
    check(values: { account: string; password: string }): Record<string, string> {
      const found: Record<string, string> = {};
      for (const name of ['account', 'password'] as const) {
        const problem = lengthProblem(values[name], bounds?.[name]);
        if (problem) found[name] = problemText(problem, t, bounds?.[name]);
      }
      return found;
    },
  };
}
