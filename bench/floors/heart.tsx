// One heart with the packages that the product uses: a tap writes a row, and a live query of the row turns the heart.
import { Dexie, type Table } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { createRoot } from 'react-dom/client';

class HeartDb extends Dexie {
  declare likes: Table<{ gameId: number; like: 0 | 1 }, number>;

  constructor() {
    super('floor-heart', { chromeTransactionDurability: 'relaxed' });
    this.version(1).stores({ likes: 'gameId' });
  }
}

const db = new HeartDb();

async function toggle(): Promise<void> {
  await db.transaction('rw', db.likes, async () => {
    const row = await db.likes.get(1);
    await db.likes.put({ gameId: 1, like: row?.like === 1 ? 0 : 1 });
  });
}

function Heart() {
  const row = useLiveQuery(() => db.likes.get(1));
  return (
    <button type="button" className="heart" aria-pressed={row?.like === 1} onClick={() => void toggle()}>
      Like
    </button>
  );
}

export function mount(root: HTMLElement): void {
  createRoot(root).render(<Heart />);
}
