import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';

/** Tells the other tabs of this user that a beneficiary was added, edited or deleted. */
export type BeneficiaryBroadcast = {
  publish(): Promise<void>;
  /** Calls `onChange` when another tab has published, until the returned function is called. */
  subscribe(onChange: () => void): () => void;
};

/** `user` names them among all users of all partners. */
export const createBeneficiaryBroadcast = (
  store: KeyValueStore,
  user: string,
  clock: Clock,
): BeneficiaryBroadcast => {
  const key = `fx-gateway.payees-changed.${user}`;
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
    subscribe: (onChange) => store.watch(key, () => (publishing === 0 ? onChange() : undefined)),
  };
};
