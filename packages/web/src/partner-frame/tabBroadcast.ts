import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';

/** Tells the other tabs of this user that something happened here. */
export type TabBroadcast = {
  publish(): Promise<void>;
  /** Calls `onNews` when another tab has published, until the returned function is called. */
  subscribe(onNews: () => void): () => void;
};

/** `news` is what happened; `user` names them among all users of all partners. */
export const createTabBroadcast = (
  store: KeyValueStore,
  news: 'authorized' | 'payees-changed',
  user: string,
  clock: Clock,
): TabBroadcast => {
  const key = `fx-gateway.${news}.${user}`;
  let publishing = 0;
  return {
    publish: async () => {
      publishing += 1;
      try {
        await store.write(key, String(clock.now()));
      } catch {
        // A tab that does not receive it finds out when it is shown or refused.
      } finally {
        publishing -= 1;
      }
    },
    subscribe: (onNews) => store.watch(key, () => (publishing === 0 ? onNews() : undefined)),
  };
};
