/** Tells the time, in two ways. */
export type Clock = {
  /** Milliseconds since 1970. It can be set, forwards and back: it is for what is kept or shown. */
  now(): number;
  /**
   * Milliseconds since some start: for what waits or ends while the program runs. It never runs backwards, whatever the
   * clock is set to, and counts the time that the machine slept.
   */
  elapsed(): number;
};
