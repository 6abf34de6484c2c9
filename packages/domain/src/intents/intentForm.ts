/** What a partner says of its intents: how each is named, and the text in which a store keeps them. */
export type IntentForm<I> = {
  /** Names an intent; of two with one name only the later one is kept. */
  idOf(intent: I): string;
  write(intents: readonly I[]): string;
  /** Gives what can be read, and none for null. */
  read(kept: string | null): readonly I[];
};
