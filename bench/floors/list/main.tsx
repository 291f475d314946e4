// Draws one list from IndexedDB with the packages that the product uses, and does nothing else.
import { Dexie, type Table } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Tile } from '../tiles.ts';

declare const TILES: Tile[];

class FloorDb extends Dexie {
  declare tiles: Table<Tile, string>;

  constructor() {
    super('floor');
    this.version(1).stores({ tiles: 'name' });
    // The first visit needs no further response, so no product can have its list sooner.
    this.on('populate', (transaction) => transaction.table('tiles').bulkAdd(TILES));
  }
}

const db = new FloorDb();

function List() {
  const tiles = useLiveQuery(() => db.tiles.toArray());
  const isDrawn = tiles !== undefined;
  useEffect(() => {
    if (isDrawn) document.documentElement.dataset['usable'] = '';
  }, [isDrawn]);
  return (
    <ul>
      {tiles?.map((tile) => (
        <li key={tile.name}>
          <a href={tile.href} onClick={() => (document.title = tile.name)}>
            <img src={tile.picture} alt="" width={160} height={160} />
            <span>{tile.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

void navigator.serviceWorker.register('/sw.js');
createRoot(document.getElementById('root') as HTMLElement).render(<List />);
