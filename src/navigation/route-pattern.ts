// Addresses with parameters: `/feedback/record/{id}` stands for every record.

/** The names in braces. */
type ParamName<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** The parameters of an address, decoded and never empty. */
export type Params<P extends string> = { readonly [N in ParamName<P>]: string };

declare const filled: unique symbol;
/** An address whose parameters have their values. */
export type FilledPath = string & { readonly [filled]: true };

const PARAM = /^\{(\w+)\}$/;
/** A browser would take them for steps in the path. */
const STEPS = ['', '.', '..'];

/** The address with these values in the places of its parameters. */
export function fillPath<P extends string>(
  pattern: P,
  params: { readonly [N in ParamName<P>]: string | number },
): FilledPath {
  const values = params as Readonly<Record<string, string | number>>;
  const parts = pattern.split('/').map((part) => {
    const name = PARAM.exec(part)?.[1];
    if (name === undefined) return part;
    const value = String(values[name] ?? '');
    if (STEPS.includes(value)) throw new RangeError(`${pattern} cannot have '${value}' as ${name}`);
    return encodeURIComponent(value);
  });
  return parts.join('/') as FilledPath;
}

/** The parameters of an address, or `undefined` if it is not one of this pattern. */
export function matchPath<P extends string>(pattern: P, address: string): Params<P> | undefined {
  const given = address.split('/');
  const wanted = pattern.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    const name = PARAM.exec(part)?.[1];
    if (name !== undefined) params[name] = decoded(value);
    const fits = name === undefined ? part === value : !STEPS.includes(params[name] ?? '');
    if (!fits) return undefined;
  }
  return params as Params<P>;
}

/** "" if it cannot be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
