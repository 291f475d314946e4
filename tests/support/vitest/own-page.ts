// Each file is a page of its own in a process that it shares: its modules remember nothing, its storage is empty, and no
// listener, interval or channel outlives it.

// First: an import that comes later would put the process's storage in place of the page's.
import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, vi } from 'vitest';

vi.resetModules();
globalThis.indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB = globalThis.indexedDB;

const cleanups: Array<() => void> = [];

// A node process has neither as a target of events.
for (const target of [globalThis, globalThis.document] as Array<Partial<EventTarget> | undefined>) {
  const add = target?.addEventListener;
  if (!target || !add) continue;
  target.addEventListener = function (...args: Parameters<typeof add>): void {
    // React listens to this one once per document, whatever file it runs in.
    if (args[0] !== 'selectionchange') cleanups.push(() => target.removeEventListener?.(...args));
    add.apply(target, args);
  };
  cleanups.push(() => void (target.addEventListener = add));
}

const { BroadcastChannel: Channel, setInterval: begin } = globalThis;
globalThis.setInterval = ((...args: Parameters<typeof begin>) => {
  const interval = begin(...args);
  cleanups.push(() => clearInterval(interval));
  return interval;
}) as typeof begin;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    cleanups.push(() => this.close());
  }
};
cleanups.push(() => Object.assign(globalThis, { BroadcastChannel: Channel, setInterval: begin }));

// After all that the file itself ends.
afterAll(() => {
  for (const cleanUp of cleanups.reverse()) cleanUp();
});
