import { useLiveQuery } from 'dexie-react-hooks';
import { db } from '../db/database.ts';
import { readGame } from './chunks.ts';

export const useGameName = (gameId: number): string | undefined =>
  useLiveQuery(async () => (await readGame(db, gameId))?.name, [gameId]);
