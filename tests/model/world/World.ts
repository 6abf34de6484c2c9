import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { Process, thenSleeps, type Way } from './Process.ts';

/** So much time passes in one step: longer than a quote and than an instruction lives, half of what is sure for both. */
const stepMs = 46_000;
const start = Date.UTC(2026, 10, 23, 9);

/** A copy of a call that its sender waits for no longer, or that a browser has sent beside another. */
type Copy = { readonly name: string; readonly arrive: () => void; readonly lastTick: number };

/** Something that a person begins at a seat. */
type Action = {
  readonly name: string;
  /** Whether a person who wants what they want would begin it now. */
  readonly may: () => boolean;
  readonly run: (process: Process) => Promise<void>;
};

/** A place where the person sits: a tab or a terminal of a machine, and what they mean to do there, each once. */
export type Seat = { readonly name: string; readonly machine: number; readonly actions: readonly Action[] };

/** What a world is about: the partner's tables, what was told, and what holds in every state. */
export type Subject = {
  /** Everything that the partner and the person know, as a text. */
  text(): string;
  /** What is not as it has to be now. */
  violations(): readonly string[];
  /** Opens the application and looks into everything that is open. */
  open(process: Process): Promise<void>;
  /** What is not told, or can never be finished, once everything has arrived and the person has looked. */
  leftOver(): Promise<readonly string[]>;
};

export type Choice = { readonly name: string; readonly isFault: boolean };

type Sitting = { readonly seat: Seat; process: Process | null; begun: readonly string[]; reopened: number };

const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** How far a world goes at most. */
export type Bounds = {
  readonly ticks: number;
  readonly reopenings: number;
  /** How often somebody may set the clock of the machines forward, past everything that is waited for. */
  readonly clockJumps?: number;
};

/**
 * Machines, the seats before them, the clock and the network. A path of choices leads to one state, and the same path
 * always to the same one.
 */
export class World {
  tick = 0;
  /** How often the clock of the machines was set forward; the partner's goes right. */
  #clockJumps = 0;
  readonly stores: readonly ReturnType<typeof createMemoryStore>[];
  readonly #copies: Copy[] = [];
  readonly #bounds: Bounds;
  #sittings: readonly Sitting[] = [];
  #subject: Subject | null = null;

  constructor(machines: number, bounds: Bounds) {
    this.stores = Array.from({ length: machines }, createMemoryStore);
    this.#bounds = bounds;
  }

  begin(seats: readonly Seat[], subject: Subject): this {
    this.#sittings = seats.map((seat) => ({ seat, process: null, begun: [], reopened: 0 }));
    this.#subject = subject;
    return this;
  }

  /** The clock as a process reads it, which it hears as it hears an answer. */
  clockOf(process: Process): Clock {
    return {
      now: () => process.hears('now', start + (this.tick + 2 * this.#clockJumps) * stepMs),
      elapsed: () => process.hears('elapsed', this.tick * stepMs),
    };
  }

  /** Lets a copy of a call go its own way: it may arrive until the end of that tick. */
  fly(name: string, arrive: () => void, lastTick: number): void {
    this.#copies.push({ name, arrive, lastTick });
  }

  get #about(): Subject {
    if (this.#subject === null) throw new Error('The world has not begun.');
    return this.#subject;
  }

  /** There is nothing to find where the machine remembers nothing. */
  #mayReopen({ seat, process, begun, reopened }: Sitting): boolean {
    return (
      process === null &&
      begun.length > 0 &&
      reopened < this.#bounds.reopenings &&
      (this.stores[seat.machine]?.kept.size ?? 0) > 0
    );
  }

  #waysOf({ next }: Process): readonly Way<unknown>[] {
    return (next?.ways ?? []).filter(({ lastTick = Infinity }) => this.tick <= lastTick);
  }

  choices(): readonly Choice[] {
    const choices: Choice[] = [];
    const add = (name: string, isFault = false): void => void choices.push({ name, isFault });
    for (const sitting of this.#sittings) {
      const { seat, process, begun } = sitting;
      if (process !== null) {
        const ways = this.#waysOf(process);
        const at = process.next?.at ?? '';
        for (const { name } of ways) add(`${seat.name} ${at}${name}`, name.startsWith(', but'));
        if (at !== 'wakes up' && ways[0]?.name.startsWith(', but') === false)
          add(`${seat.name} ${at}${ways[0].name}${thenSleeps}`, true);
        add(`${seat.name} is ended before it ${at}`, true);
      } else {
        for (const { name, may } of seat.actions)
          if (!begun.includes(name) && may()) add(`${seat.name} ${name}`);
        if (this.#mayReopen(sitting)) add(`${seat.name} is opened`);
      }
    }
    for (const { name } of this.#copies) add(`${name} arrives late`);
    if (this.tick < this.#bounds.ticks) add('time passes');
    if (this.#clockJumps < (this.#bounds.clockJumps ?? 0)) add('the clock is set forward', true);
    return choices;
  }

  async take(name: string): Promise<void> {
    if (!this.#takeNow(name)) throw new Error(`There is no such choice: ${name}`);
    await quiet();
    for (const sitting of this.#sittings) if (sitting.process?.done === true) sitting.process = null;
  }

  #takeNow(name: string): boolean {
    if (name === 'time passes') {
      this.#passTime();
      return true;
    }
    if (name === 'the clock is set forward') {
      this.#clockJumps += 1;
      return true;
    }
    const copy = this.#copies.findIndex((each) => `${each.name} arrives late` === name);
    if (copy !== -1) {
      this.#copies.splice(copy, 1)[0]?.arrive();
      return true;
    }
    const sitting = this.#sittings.find(({ seat }) => name.startsWith(`${seat.name} `));
    if (sitting === undefined) return false;
    const what = name.slice(sitting.seat.name.length + 1);
    const { process, seat } = sitting;
    if (process === null) return this.#begin(sitting, what);
    const at = process.next?.at ?? '';
    if (what === `is ended before it ${at}`) sitting.process = null;
    else process.take(what.slice(at.length));
    return seat !== null;
  }

  #passTime(): void {
    this.tick += 1;
    const still = this.#copies.filter(({ lastTick }) => lastTick >= this.tick);
    this.#copies.splice(0, this.#copies.length, ...still);
  }

  #begin(sitting: Sitting, what: string): boolean {
    const action = sitting.seat.actions.find(({ name }) => name === what);
    if (action === undefined && what !== 'is opened') return false;
    if (action === undefined) sitting.reopened += 1;
    else sitting.begun = [...sitting.begun, what];
    this.#run(sitting, action?.run ?? ((process) => this.#about.open(process)));
    return true;
  }

  #run(sitting: Sitting, program: (process: Process) => Promise<void>): void {
    const process = new Process(sitting.seat.machine);
    sitting.process = process;
    // What a program does not catch ends it: a page would say that it is not known what became of the press.
    void program(process)
      .catch(() => undefined)
      .finally(() => {
        process.done = true;
      });
  }

  /** A short text that stands for the state: two worlds with the same one go on in the same ways. */
  state(): string {
    const all = JSON.stringify([
      this.tick,
      this.#clockJumps,
      this.stores.map(({ kept }) => [...kept]),
      this.#copies.map(({ name }) => name).toSorted(),
      this.#sittings.map(({ process, begun, reopened }) => [process?.heard ?? null, begun, reopened]),
      this.#about.text(),
    ]);
    return createHash('md5').update(all).digest('base64');
  }

  violations(): readonly string[] {
    return this.#about.violations();
  }

  /**
   * From here on nothing goes wrong any more: whatever is on its way arrives, every program goes on to its end, time
   * passes, and the person opens each machine and answers. Gives what is left over then. A run that comes to a state
   * from which an earlier one has ended well, and which is therefore among `endingWell`, ends well too.
   */
  async settle(endingWell: Set<string>): Promise<readonly string[]> {
    const passed: string[] = [];
    let left: readonly string[] | null = null;
    for await (const state of this.#calmRun()) {
      if (endingWell.has(state)) left = [];
      if (left !== null) break;
      passed.push(state);
    }
    left ??= [...this.violations(), ...(await this.#about.leftOver())];
    if (left.length === 0) for (const state of passed) endingWell.add(state);
    return left;
  }

  /** Every state of that run, one after the other. */
  async *#calmRun(): AsyncGenerator<string> {
    const copies = this.#copies.map(({ name }) => name);
    for (const name of copies) yield await this.#after(`${name} arrives late`);
    for (const sitting of this.#sittings) yield* this.#finish(sitting);
    for (let passed = 0; passed < 3; passed += 1) yield await this.#after('time passes');
    for (const machine of this.stores.keys()) {
      const sitting = this.#sittings.find(({ seat }) => seat.machine === machine);
      if (sitting === undefined) continue;
      this.#begin(sitting, 'is opened');
      await quiet();
      yield* this.#finish(sitting);
    }
  }

  async *#finish(sitting: Sitting): AsyncGenerator<string> {
    if (sitting.process?.done === true) sitting.process = null;
    const isOver = (): boolean => sitting.process === null;
    for (let step = 0; !isOver(); step += 1) {
      const { process, seat } = sitting;
      const next = process?.next ?? null;
      if (step > 200 || process === null || next === null)
        throw new Error(`${seat.name} never comes to an end.`);
      yield await this.#after(`${seat.name} ${next.at}${this.#waysOf(process)[0]?.name ?? ''}`);
    }
  }

  async #after(choice: string): Promise<string> {
    await this.take(choice);
    return this.state();
  }
}
