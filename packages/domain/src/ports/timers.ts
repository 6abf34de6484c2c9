/** Runs something later. */
export type Timers = {
  /** Calls `run` once after `ms` milliseconds unless the returned function was called before. */
  after(ms: number, run: () => void): () => void;
};
