/** What an earlier run of the same user left of a token, and where the next one finds what this run learns. */
export type TokenMemory<T> = {
  /** Null where nothing that still holds was left. */
  readonly kept: T | null;
  /** Keeps the newest token; null where the partner gives none any more. */
  keep(token: T | null): Promise<void>;
};
