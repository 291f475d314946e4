// The bundler's own list of what it wrote, by key.

interface Part {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export type Parts = Readonly<Record<string, Part>>;
