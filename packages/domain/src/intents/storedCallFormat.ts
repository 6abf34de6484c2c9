import type { JsonObject } from './storedMoney.ts';

/** What a partner says of its intents: how each is named, and the form in which a store keeps it. */
export type StoredCallFormat<I> = {
  /** Names an intent; of two open ones with one name only the later one is kept. */
  idOf(intent: I): string;
  write(intent: I): JsonObject;
  /** Null where it cannot be understood. */
  read(value: JsonObject): I | null;
};
