/** An error whose message is printed without a stack, because its cause is not in this code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
