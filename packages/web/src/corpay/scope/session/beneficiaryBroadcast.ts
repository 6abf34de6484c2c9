import type { Clock, KeyValueStore } from '@fx-gateway/domain/ports';

/** Tells the other tabs of this person that a beneficiary was added, edited or deleted. */
export type PayeeNews = {
  tell(): Promise<void>;
  /** Calls `heard` when another tab has told, until the returned function is called. */
  hear(heard: () => void): () => void;
};

export const createPayeeNews = (store: KeyValueStore, sub: string, clock: Clock): PayeeNews => {
  const key = `fx-gateway.payees-changed.${sub}`;
  let telling = 0;
  return {
    tell: async () => {
      telling += 1;
      try {
        await store.write(key, String(clock.now()));
      } catch {
        // A tab that is not told finds out when it is shown or refused.
      } finally {
        telling -= 1;
      }
    },
    hear: (heard) => store.watch(key, () => (telling === 0 ? heard() : undefined)),
  };
};
