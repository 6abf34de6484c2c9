/** Hands out one turn at a time, in the order of asking. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for a turn and gives the function that ends it. */
  async take(): Promise<() => void> {
    const before = this.#last;
    return await new Promise((begin) => {
      this.#last = new Promise((end) => void before.then(() => begin(end)));
    });
  }
}
