/** One at a time, in the order of asking. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn and gives the function that releases it. */
  async acquire(): Promise<() => void> {
    const before = this.#last;
    return await new Promise((begin) => {
      this.#last = new Promise((end) => void before.then(() => begin(end)));
    });
  }
}
