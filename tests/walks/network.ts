import type {
  SignedRequestResult,
  SignedApi,
  SignedRequest,
} from '../../packages/adapters/src/http/signedApi.ts';
import { callTimeLimit } from '../../packages/adapters/src/system/waitWithinTimeLimit.ts';
import type { FakeCustomer } from './fakePartner.ts';
import type { WalkTime } from './walkTime.ts';

/** What becomes of a call that moves money. */
export const fates = [
  'answered',
  'lost-before',
  'lost-after',
  'held',
  'twice',
  'broken-before',
  'broken-after',
] as const;
export type Fate = (typeof fates)[number];

/** A tab from one load to the next, or one run of a terminal: where a call comes from. */
export type Caller = {
  readonly name: string;
  /** False once the page or the process is gone: nothing reaches it any more. */
  alive: boolean;
  /** What becomes of its next calls that move money. */
  fates: Fate[];
  /** Whether the user has just wanted the same call to be sent again. */
  byUser: boolean;
  /** True while a call of it is on its way for as long as the walk wants. */
  waiting: boolean;
  /** Hears of a booking that leaves, where what was agreed to becomes a quote only then. */
  books?: (quoteId: string) => void;
};

export const newCaller = (name: string): Caller => ({
  name,
  alive: true,
  fates: [],
  byUser: false,
  waiting: false,
});

type NetworkListener = {
  /** A call that moves money leaves its caller. */
  moneyLeaves(caller: Caller, request: SignedRequest): void;
  /** The partner has answered a request for a quote. */
  quoted(answer: SignedRequestResult): void;
};

type Held = { readonly deliver: () => Promise<void> };

const silence: SignedRequestResult = { kind: 'no-answer' };
const broken: SignedRequestResult = { kind: 'answered', status: 502, requestId: null, body: undefined };
const never = new Promise<never>(() => undefined);

const movesMoney = ({ method, path }: SignedRequest): boolean =>
  method === 'POST' && (path === '/deal/book' || path === '/deal/instruct');

/** What lies between the customer's tabs and terminals and the partner, and loses and delays what passes. */
export class Network {
  readonly held: Held[] = [];
  /** How many of the next answers to a look are lost. */
  looksToLose = 0;
  /** How many parts of a hundred of the asked amount the next quotes are for. */
  readonly quotedParts: number[] = [];
  /** Counts what may have changed something at the partner. */
  changes = 0;
  #onItsWay = 0;
  readonly #customer: FakeCustomer;
  readonly #time: WalkTime;
  readonly #listener: NetworkListener;

  constructor(customer: FakeCustomer, time: WalkTime, listener: NetworkListener) {
    this.#customer = customer;
    this.#time = time;
    this.#listener = listener;
    time.watch(() => this.#onItsWay > 0);
  }

  from(caller: Caller): SignedApi {
    return {
      send: async (request) => {
        if (!caller.alive) return never;
        const answer = await this.#carry(caller, request);
        return caller.alive ? answer : never;
      },
    };
  }

  /** Lets the oldest call that is still on its way arrive. */
  async deliverOne(): Promise<void> {
    await this.held.shift()?.deliver();
    await this.#time.quiet();
  }

  /** From now on nothing is lost or delayed any more. */
  clearUp(): void {
    this.looksToLose = 0;
    this.quotedParts.length = 0;
  }

  async #carry(caller: Caller, request: SignedRequest): Promise<SignedRequestResult> {
    if (movesMoney(request)) return this.#carryMoney(caller, request);
    if (request.path === '/deal/quote') return this.#carryQuote(request);
    const answer = await this.#reach(request);
    if (request.method !== 'GET' || request.path === '/token' || this.looksToLose === 0) return answer;
    this.looksToLose -= 1;
    return silence;
  }

  /** Now and then a partner quotes another amount than the one that was asked for. */
  async #carryQuote(request: SignedRequest): Promise<SignedRequestResult> {
    const part = this.quotedParts.shift();
    const { body } = request;
    const changed =
      part !== undefined && typeof body === 'object' && body !== null && 'amount' in body
        ? { ...request, body: { ...body, amount: Math.floor((Number(body['amount']) * part) / 100) } }
        : request;
    const answer = await this.#reach(changed);
    this.#listener.quoted(answer);
    return answer;
  }

  async #carryMoney(caller: Caller, request: SignedRequest): Promise<SignedRequestResult> {
    this.#listener.moneyLeaves(caller, request);
    const fate = caller.fates.shift() ?? 'answered';
    switch (fate) {
      case 'answered':
        return this.#reach(request);
      case 'lost-before':
        return silence;
      case 'broken-before':
        return broken;
      case 'lost-after':
        await this.#reach(request);
        return silence;
      case 'broken-after':
        await this.#reach(request);
        return broken;
      case 'twice':
        await this.#reach(request);
        return this.#reach(request);
      case 'held':
        return this.#hold(caller, request);
    }
  }

  /** Its caller waits no longer than for any call, and the call may arrive after that. */
  #hold(caller: Caller, request: SignedRequest): Promise<SignedRequestResult> {
    caller.waiting = true;
    return new Promise((answer) => {
      const end = (came: SignedRequestResult): void => {
        caller.waiting = false;
        answer(came);
      };
      const giveUp = this.#time.timers.after(callTimeLimit, () => end(silence));
      this.held.push({
        deliver: async () => {
          const answered = await this.#reach(request);
          giveUp();
          end(answered);
        },
      });
    });
  }

  async #reach(request: SignedRequest): Promise<SignedRequestResult> {
    this.#onItsWay += 1;
    try {
      return await this.#customer.send(request);
    } finally {
      this.#onItsWay -= 1;
      if (request.method !== 'GET') this.changes += 1;
    }
  }
}
