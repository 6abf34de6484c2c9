/** One thing that may come of an await: its name in a path, and what it does and answers. */
export type Way<T> = {
  /** Empty where everything goes well. */
  readonly name: string;
  /** What happens now: what it gives is what the program hears, what it throws the program catches. */
  readonly run: () => T;
  /** The last tick of the clock in which it can come; always where there is none. */
  readonly lastTick?: number;
};

type Wait = {
  readonly at: string;
  readonly ways: readonly Way<unknown>[];
  readonly take: (way: Way<unknown>, sleeps: boolean) => void;
};

/** Behind the name of a way after which the machine sleeps: the program goes on at some later time. */
export const thenSleeps = ', but then the machine sleeps';

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? `${each}n` : each)) ?? '';

/**
 * A tab or a terminal from its start to its end. It stands still at every await until the explorer says what comes of
 * that; between two awaits it does what the code does.
 */
export class Process {
  /** Everything it has heard since it began: with the same beginning it stands where it stands by this alone. */
  heard = '';
  done = false;
  readonly machine: number;
  readonly #waiting: Wait[] = [];

  constructor(machine: number) {
    this.machine = machine;
  }

  /** What is asked at the same time is answered in the order in which it was asked. */
  get next(): Pick<Wait, 'at' | 'ways'> | null {
    return this.#waiting[0] ?? null;
  }

  /** Gives what it reads without waiting for it. */
  hears<T>(what: string, value: T): T {
    this.heard += `\n${what} ${textOf(value)}`;
    return value;
  }

  wait<T>(at: string, ways: readonly Way<T>[]): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({
        at,
        ways,
        take: (way, sleeps) => {
          try {
            const value = way.run();
            this.heard += `\n${at}${way.name}${textOf(value)}`;
            if (sleeps) this.#sleep(() => resolve(value as T));
            else resolve(value as T);
          } catch (trouble) {
            this.heard += `\n${at}${way.name}!`;
            reject(trouble as Error);
          }
        },
      });
    });
  }

  #sleep(goOn: () => void): void {
    this.heard += '\nsleeps';
    this.#waiting.unshift({
      at: 'wakes up',
      ways: [{ name: '', run: () => undefined }],
      take: () => {
        this.heard += '\nwakes';
        goOn();
      },
    });
  }

  take(name: string): void {
    const wait = this.#waiting.shift();
    const sleeps = name.endsWith(thenSleeps);
    const way = wait?.ways.find((each) => each.name === (sleeps ? name.slice(0, -thenSleeps.length) : name));
    if (wait === undefined || way === undefined) throw new Error(`Nothing can come of it by ${name}.`);
    wait.take(way, sleeps);
  }
}
