// The tokens, read from the style sheets themselves.

const sheets = import.meta.glob<string>('../src/styles/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sheet = (name: string): string => sheets[`../src/styles/${name}.css`] ?? '';

export interface Token {
  readonly name: string;
  readonly value: string;
}

/** Blank lines separate them in the sheet. */
export const tokenGroups: readonly (readonly Token[])[] = (
  /:root \{([\s\S]*?)\n\}/.exec(sheet('tokens'))?.[1] ?? ''
)
  .split('\n\n')
  .map((part) => [...part.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
  .map((found) => found.map(([, name = '', value = '']) => ({ name, value })))
  .filter((group) => group.length > 0);

export const vipThemes: readonly string[] = [...sheet('themes').matchAll(/data-vip-theme='(\d)'/g)].map(
  ([, theme = '']) => theme,
);

export const isColour = ({ value }: Token): boolean => /^(?:light-dark\(|#|linear-gradient\()/.test(value);
