// Every published version of the database. Frozen: a new version only adds tables and indexes, and a table that is no
// longer used stays, emptied by an upgrade, because a tab of the build before may still have it open.
import type Dexie from 'dexie';
import { fillShelves } from './upgrades/006-shelves.ts';
import { copyChunks } from './upgrades/008-chunks.ts';
import { moveToMutations } from './upgrades/008-mutations.ts';

export function declareVersions(db: Dexie): void {
  db.version(1).stores({
    config: 'key',
    games: 'gameId, sort, [typeId+sort], [brandId+sort]',
    members: 'memberId',
    balances: 'memberId',
    likes: '[memberId+gameId], memberId',
    plays: '[memberId+gameId], memberId, [memberId+playedAt]',
    bets: '[memberId+id], memberId, [memberId+time]',
    outbox: '++eventSeq, &eventId',
    deadLetters: 'eventSeq',
    delivery: 'key',
    installation: 'key',
    wishes: 'requestId, memberId',
    drafts: '[memberId+key], memberId',
    pendingLogouts: '++id',
  });
  db.version(2).stores({ snapshots: '[memberId+name], memberId' });
  db.version(3).stores({ games: 'gameId, [status+sort], [status+typeId+sort], [status+brandId+sort]' });
  db.version(4).stores({ catalogue: 'key' });
  db.version(5).stores({ exits: '[memberId+gameId], memberId' });
  db.version(6).stores({ shelves: 'shelf', gameOrder: 'key' }).upgrade(fillShelves);
  db.version(7).stores({ games: null });
  db.version(8)
    .stores({
      mutations: 'requestId, memberId, [memberId+call+subject]',
      gameSessions: '[memberId+gameId], memberId',
      gameChunks: 'chunk',
    })
    .upgrade(async (upgrade) => {
      await copyChunks(upgrade);
      await moveToMutations(upgrade);
    });
  db.version(9).stores({
    mails: '[memberId+id], memberId, [memberId+time+id], [memberId+claimable]',
    mailTexts: '[memberId+id], memberId, [memberId+readAt]',
  });
}
