/** Said to whoever typed the command, without a stack: the cause does not lie in this code. */
export class ToldError extends Error {
  override readonly name = 'ToldError';
}
