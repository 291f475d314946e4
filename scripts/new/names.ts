// One name in all the forms that the project uses.

export interface Names {
  /** daily-quiz */
  readonly kebab: string;
  /** dailyQuiz */
  readonly camel: string;
  /** DailyQuiz */
  readonly pascal: string;
  /** Daily quiz */
  readonly words: string;
}

export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new Error(`'${kebab}' is not kebab-case: small letters, digits and dashes, such as daily-quiz.`);
  }
  const pascal = kebab.split('-').map(capital).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { kebab, camel, pascal, words: capital(kebab.replaceAll('-', ' ')) };
}

/** Splits `mail/detail` into its two halves. */
export function pairOf(path: string, wanted: string): [string, string] {
  const [first, second, ...more] = path.split('/');
  if (!first || !second || more.length > 0) throw new Error(`'${path}' should be ${wanted}.`);
  return [first, second];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
