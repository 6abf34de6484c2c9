/** Tells the time. */
export type Clock = {
  /** Milliseconds since 1970; never runs backwards by more than the machine's own corrections. */
  now(): number;
};
