/** Said to whoever typed the command, without a stack: the cause does not lie in this code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
