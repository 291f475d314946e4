import { useConfig } from '#src/data/config/use-config.ts';
import { lengthProblem, problemText } from '#src/patterns/form/failure.ts';
import { useT } from '#src/i18n/t.ts';

type Field = 'account' | 'password';

/** Rules of the config for the two fields that most sign-in methods have. */
export function useNameAndPassword() {
  const t = useT();
  const bounds = useConfig()?.lengthBounds;
  const check = (name: Field, value: string): Record<string, string> => {
    const problem = lengthProblem(value, bounds?.[name]);
    return problem ? { [name]: problemText(problem, t, bounds?.[name]) } : {};
  };
  return {
    bounds: { account: bounds?.account, password: bounds?.password },
    lengthHint: (name: Field) => bounds && t('common.lengthHint', { ...bounds[name] }),
    counter: (name: Field, text: string) =>
      bounds && text ? `${text.length}/${bounds[name].max}` : undefined,
    /** Problems by field, before anything is sent. */
    checkAccount: (account: string) => (account.startsWith('+') ? {} : check('account', account)),
    checkNewAccount: (account: string) => check('account', account),
    checkPassword: (password: string) => check('password', password),
  };
}
