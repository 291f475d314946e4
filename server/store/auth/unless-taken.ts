// A row that must be the only one of its kind, written by whoever is first.

const UNIQUE_VIOLATION = '23505';

/** The transaction is of no use after `taken`: its handler refuses, which rolls it back. */
export async function unlessTaken<T>(write: () => Promise<T>): Promise<T | 'taken'> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return 'taken';
    throw error;
  }
}
