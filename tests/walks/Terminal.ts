import { rmSync } from 'node:fs';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import type { ConnectCorpayCustomer } from '../../packages/cli/src/corpay/scope/corpayCustomerConnection.ts';
import type { Invocation } from '../../packages/cli/src/verbs/invocation.ts';
import type { Outcome } from '../../packages/cli/src/verbs/outcome.ts';
import { collectingStream } from '../../packages/cli/test/streams.ts';
import type { OrderBook } from './OrderBook.ts';
import { newCaller, type Caller, type Fate, type Network } from './network.ts';
import type { FakeCustomer } from './fakePartner.ts';
import { terminalConnection } from './terminalConnection.ts';
import { walkInvocation } from './walkInvocation.ts';
import type { WalkTime } from './walkTime.ts';

type TerminalPorts = {
  readonly name: string;
  readonly customer: FakeCustomer;
  readonly network: Network;
  readonly time: WalkTime;
  /** What all terminals of the profile share. */
  readonly store: KeyValueStore;
  readonly lock: string;
  readonly orderBook: OrderBook;
  /** Looks at what the partner's tables say now. */
  readonly look: () => Promise<void>;
};

export type Verb = (invocation: Invocation, openScope: ConnectCorpayCustomer) => Promise<Outcome>;

type RunOptions = {
  readonly args?: readonly string[];
  readonly values?: Readonly<Record<string, string | boolean>>;
  /** What becomes of its calls that move money. */
  readonly fate: Fate;
  /** The user wants a lost call to be sent again. */
  readonly byUser?: boolean;
  readonly choose: (question: string, values: readonly string[]) => string;
  /** The answer to a question; 'later' where the user first reads what stands there. */
  readonly confirm: (question: string) => boolean | 'later';
  /** The user has said yes to what stands on the screen. */
  readonly agreed?: (screen: string) => void;
  /** The command books this quote now. */
  readonly books?: (quoteId: string, screen: string) => void;
  readonly ended: (outcome: Outcome) => Promise<void>;
  /** Its outcome was written to nobody. */
  readonly unread?: (outcome: Outcome) => void;
};

/** One command that runs, or waits for the user's yes. */
export type Run = {
  readonly caller: Caller;
  /** Everything that stands on the screen. */
  readonly screen: () => string;
  /** The question that waits for the user. */
  asking: { readonly question: string; readonly answer: (yes: boolean) => void } | null;
  over: boolean;
};

/** A terminal in front of the user: one real command after the other, with a real question in between. */
export class Terminal {
  readonly ports: TerminalPorts;
  run: Run | null = null;
  /** Nobody reads the next outcome: its command is killed while it writes that. */
  stalls = false;

  constructor(ports: TerminalPorts) {
    this.ports = ports;
    ports.time.watch(() => this.#isMoving());
  }

  /** A command that waits for a call holds the profile: no other command comes through. */
  get holds(): boolean {
    return this.run !== null && !this.run.over && this.run.caller.waiting;
  }

  #isMoving(): boolean {
    const { run } = this;
    return run !== null && !run.over && run.asking === null && !run.caller.waiting;
  }

  begin(
    verb: Verb,
    {
      args = [],
      values = {},
      fate,
      byUser = false,
      choose,
      confirm,
      agreed,
      books,
      ended,
      unread,
    }: RunOptions,
  ): void {
    if (this.run !== null && !this.run.over) return;
    const { name, network, time, store, customer, lock } = this.ports;
    const caller = newCaller(name);
    caller.fates = [fate];
    caller.byUser = byUser;
    const err = collectingStream(true);
    const run: Run = { caller, screen: err.text, asking: null, over: false };
    this.run = run;
    caller.books = (quoteId) => books?.(quoteId, run.screen());
    const ask = (question: string): Promise<boolean> | boolean => {
      const answer = confirm(question);
      if (answer !== 'later') return answer;
      // What is agreed to is what stands there when the user answers.
      return new Promise((resolve) => {
        run.asking = {
          question,
          answer: (yes) => {
            run.asking = null;
            if (yes) agreed?.(run.screen());
            resolve(yes);
          },
        };
      });
    };
    const onceWritten: (() => Promise<void>)[] = [];
    const answers = { confirm: ask, choose };
    const invocation = walkInvocation(err.stream, args, values, answers, (done) => onceWritten.push(done));
    const openScope: ConnectCorpayCustomer = () =>
      terminalConnection({ api: network.from(caller), time, store, customer, lock });
    const goThrough = async (): Promise<void> => {
      const outcome = await verb(invocation, openScope);
      if (!caller.alive) return;
      if (this.stalls) unread?.(outcome);
      else {
        await ended(outcome);
        for (const done of onceWritten) await done();
      }
      this.stalls = false;
      run.over = true;
    };
    void goThrough();
  }

  /** Ctrl-C, or the window is closed: the lock that the process held goes with it. */
  kill(): void {
    if (this.run === null) return;
    this.run.caller.alive = false;
    this.run.over = true;
    this.run.asking = null;
    rmSync(this.ports.lock, { force: true });
  }

  /** What became of earlier bookings is said on the screen. */
  listen(): void {
    this.ports.orderBook.readNotMade(this.run?.screen() ?? '');
    for (const [, orderNumber = ''] of this.run?.screen().matchAll(/ is order (\d+)\./g) ?? []) {
      this.ports.orderBook.toldAs('terminal', orderNumber);
    }
  }
}
