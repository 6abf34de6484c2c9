import { createKeyListeners, type KeyListeners } from '@fx-gateway/domain/ports/keyListeners.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';

const database = 'fx-gateway';
const shelf = 'kept';

const ended = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')));
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(shelf));
  return ended(opening);
};

/** Resolves once the change is on the disk, so that whatever follows it cannot outlive it. */
const carryOut = async (make: (store: IDBObjectStore) => void): Promise<void> => {
  const opened = await openDatabase();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = opened.transaction(shelf, 'readwrite', { durability: 'strict' });
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The browser kept nothing.')),
      );
      make(transaction.objectStore(shelf));
    });
  } finally {
    opened.close();
  }
};

/** Tells the other tabs too. */
const listenersOfAllTabs = (): KeyListeners => {
  const own = createKeyListeners();
  const channel = new BroadcastChannel(database);
  const notifyTabs = channel.postMessage.bind(channel);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') own.notify(data);
  });
  return {
    add: (key, changed) => own.add(key, changed),
    notify: (key) => {
      own.notify(key);
      notifyTabs(key);
    },
  };
};

/**
 * What the browser keeps for its user: it outlives the tab and, unlike local storage, which is written some
 * seconds later, also a browser that is killed. Rejects where the browser keeps nothing.
 */
export const createBrowserStore = (): KeyValueStore => {
  const listeners = listenersOfAllTabs();
  const change = async (key: string, make: (store: IDBObjectStore) => void): Promise<void> => {
    await carryOut(make);
    listeners.notify(key);
  };
  return {
    read: async (key) => {
      const opened = await openDatabase();
      try {
        const kept: unknown = await ended(opened.transaction(shelf).objectStore(shelf).get(key));
        return typeof kept === 'string' ? kept : null;
      } finally {
        opened.close();
      }
    },
    write: (key, value) => change(key, (store) => void store.put(value, key)),
    remove: (key) => change(key, (store) => void store.delete(key)),
    update: (key, edit) =>
      change(key, (store) => {
        const reading: IDBRequest<unknown> = store.get(key);
        reading.addEventListener('success', () => {
          const next = edit(typeof reading.result === 'string' ? reading.result : null);
          if (next === null) store.delete(key);
          else store.put(next, key);
        });
      }),
    watch: (key, changed) => listeners.add(key, changed),
  };
};
