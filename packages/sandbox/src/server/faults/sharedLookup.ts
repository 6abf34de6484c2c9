/**
 * A look at something that many take at once: those who ask before a look begins share it. So everybody is told what was
 * there after they had asked, and one look at a time is under way.
 */
export class SharedLookup<Seen> {
  readonly #look: () => Promise<Seen>;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<Seen> | undefined;

  constructor(look: () => Promise<Seen>) {
    this.#look = look;
  }

  take(): Promise<Seen> {
    this.#next ??= this.#takeAfter(this.#running);
    return this.#next;
  }

  async #takeAfter(running: Promise<unknown>): Promise<Seen> {
    await running;
    this.#next = undefined;
    const look = this.#look();
    // Whoever asks next waits for its end, whatever that is.
    this.#running = look.catch(() => {});
    return look;
  }
}
