// Writes a row with a unique key; the first writer wins.

const UNIQUE_VIOLATION = '23505';

/** After `taken` the transaction is aborted: the handler refuses, which rolls it back. */
export async function unlessTaken<T>(write: () => Promise<T>): Promise<T | 'taken'> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return 'taken';
    throw error;
  }
}
