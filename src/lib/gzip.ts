// Compression by the browser itself, where it has it.

export const GZIP_TYPE = 'application/gzip';

const MAGIC = [0x1f, 0x8b];

/** A text always begins otherwise. */
export const isGzip = (bytes: Uint8Array): boolean => MAGIC.every((byte, at) => bytes[at] === byte);

/** `undefined` where the browser cannot, or fails. */
export async function gzip(text: string): Promise<ArrayBuffer | undefined> {
  try {
    return await through(text, new CompressionStream('gzip'));
  } catch {
    return undefined;
  }
}

/** Text of a body that may be compressed. */
export async function textOf(body: ArrayBuffer): Promise<string> {
  const isPlain = !isGzip(new Uint8Array(body));
  const plain = isPlain ? body : await through(body, new DecompressionStream('gzip'));
  return new TextDecoder().decode(plain);
}

const through = (
  body: string | ArrayBuffer,
  stream: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> => new Response(new Response(body).body!.pipeThrough(stream)).arrayBuffer();
