import { systemIdentifiers } from '@fx-gateway/adapters/node';
import type { LockSide } from '@fx-gateway/domain/corpay/api/quote.ts';
import { journalEntryId } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { runWithoutExclusion } from '@fx-gateway/domain/ports/exclusively.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { connectCorpay } from '../../packages/adapters/src/corpay/connectCorpay.ts';
import { CorpayUserStores } from '../../packages/web/src/corpay/stores/CorpayUserStores.ts';
import type { InstructStore } from '../../packages/web/src/corpay/stores/deal/InstructStore.ts';
import { findOrCreateInstructStore } from '../../packages/web/src/corpay/stores/deal/findOrCreateInstructStore.ts';
import type { OrderStore } from '../../packages/web/src/corpay/stores/deal/OrderStore.ts';
import { CurrentUserStores } from '../../packages/web/src/partner-frame/CurrentUserStores.ts';
import type { OrderBook } from './OrderBook.ts';
import { newCaller, type Caller, type Network } from './network.ts';
import type { FakeCustomer } from './fakePartner.ts';
import type { WalkTime } from './walkTime.ts';

const headers = {
  accessToken: 'CMG-AccessToken',
  clientCode: 'Client-Code',
  idempotencyKey: 'Idempotency-Key',
} as const;

type TabPorts = {
  readonly name: string;
  readonly customer: FakeCustomer;
  readonly network: Network;
  readonly time: WalkTime;
  readonly store: KeyValueStore;
  readonly orderBook: OrderBook;
  /** The user looks at every tab: what one of them tells is told. */
  seeOutcomes(): void;
};

/** A payment that the user is told is instructed. */
export type Confirmed = {
  readonly orderNumber: string;
  readonly payment: Money;
  readonly beneficiaryId: string;
  readonly account: string;
};

type Runnable = { start(): void; stop(): void };

/** One page as it is loaded: everything in it ends together. */
type Page = {
  readonly caller: Caller;
  readonly scopes: CurrentUserStores<CorpayUserStores>;
  /** Timers that run on after their page is gone would be those of a ghost. */
  readonly endTimers: () => void;
};

/**
 * A tab of the browser in front of the user: the real scope of the web application, with what its pages start and
 * stop, and what stands on them.
 */
export class Tab {
  order: OrderStore | null = null;
  /** What the user has typed or chosen to lock last. */
  meant: { readonly side: LockSide; readonly amount: Money | null } | null = null;
  /** Whom the user has chosen last to be paid. */
  beneficiaryMeant: string | null = null;
  /** The form in which the user has chosen another beneficiary. */
  beneficiaryChosenIn: InstructStore | null = null;
  /** What was told with 'Order confirmed!'. */
  confirmed: readonly Confirmed[] = [];
  readonly ports: TabPorts;
  #page: Page | null = null;
  #running: readonly Runnable[] = [];

  constructor(ports: TabPorts) {
    this.ports = ports;
  }

  get caller(): Caller | null {
    return this.#page?.caller ?? null;
  }

  get scope(): CorpayUserStores | null {
    return this.#page?.scopes.of(this.ports.customer.sub) ?? null;
  }

  async open(): Promise<void> {
    if (this.#page !== null) return;
    const { time, network, store } = this.ports;
    const caller = newCaller(this.ports.name);
    const cancels = new Set<() => void>();
    const timers = {
      after: (ms: number, run: () => void) => {
        const cancel = time.timers.after(ms, run);
        cancels.add(cancel);
        return cancel;
      },
    };
    const { corpayTokens, corpay } = connectCorpay(network.from(caller), headers, time.clock);
    this.#page = {
      caller,
      endTimers: () => cancels.forEach((cancel) => cancel()),
      scopes: new CurrentUserStores(
        (sub) =>
          new CorpayUserStores(
            {
              tokens: corpayTokens,
              connect: corpay,
              clock: time.clock,
              timers,
              identifiers: systemIdentifiers,
              fingerprint: async (key, text) => `print of ${text} under ${key}`,
              store,
              exclusivelyFor: () => runWithoutExclusion,
              reload: { refused: () => undefined, granted: () => undefined },
            },
            sub,
          ),
      ),
    };
    await this.#arrive();
  }

  /** The page is gone, with everything that was on its way to it. */
  close(): void {
    const page = this.#page;
    if (page === null) return;
    page.caller.alive = false;
    this.#leave();
    page.scopes.close();
    page.endTimers();
    this.#page = null;
  }

  async logOutAndIn(): Promise<void> {
    if (this.#page === null) return;
    this.#leave();
    this.#page.scopes.close();
    await this.ports.time.quiet();
    await this.#arrive();
  }

  async #arrive(): Promise<void> {
    const { scope } = this;
    if (scope === null) return;
    scope.session.start();
    await this.ports.time.quiet();
    void scope.intents.start();
    await scope.untold.read();
    await this.render();
  }

  #leave(): void {
    this.order = null;
    for (const store of this.#running) store.stop();
    this.#running = [];
    this.meant = null;
    this.beneficiaryMeant = null;
  }

  /** Starts and stops what the pages start and stop as they come and go. */
  async render(): Promise<void> {
    const { scope } = this;
    if (scope === null) return;
    await this.ports.time.quiet();
    const { booked } = scope.deal;
    if (booked !== null && scope.intents.foundInstructed(booked.orderNumber))
      scope.deal.instructed(booked.orderNumber);
    const shown = this.#shown(scope).filter((store) => store !== null);
    for (const store of this.#running) if (!shown.includes(store)) store.stop();
    for (const store of shown) if (!this.#running.includes(store)) store.start();
    this.#running = shown;
    await this.ports.time.quiet();
    await this.#paint(scope);
  }

  /** What stands on the page is displayed: it counts as told. */
  async #paint({ untold, deal, intents }: CorpayUserStores): Promise<void> {
    const numbers = [
      deal.booked?.orderNumber,
      ...intents.state.awaited.map(({ orderNumber }) => orderNumber),
      ...this.confirmed.map(({ orderNumber }) => orderNumber),
    ];
    const settled = intents.state.open.flatMap(({ intent, settlement }) =>
      settlement === null || settlement.kind === 'unknown' || settlement.kind === 'choose'
        ? []
        : [journalEntryId(intent)],
    );
    const earlier = untold.earlier.map(({ intent }) => journalEntryId(intent));
    for (const name of [...numbers, ...settled, ...earlier])
      if (name !== undefined) await untold.displayed(name);
  }

  /** The form that follows a booking; null where nothing was booked, or the form was left. */
  get bookedForm(): InstructStore | null {
    const { scope } = this;
    const booked = scope?.deal.booked ?? null;
    return scope === null || booked === null
      ? null
      : findOrCreateInstructStore(scope.instructDependencies, booked);
  }

  #shown({ orders, session, quote }: CorpayUserStores): readonly (Runnable | null)[] {
    if (this.order === null) return [orders, session.beneficiaries, this.bookedForm ?? quote];
    const { awaitsInstruction, instruct } = this.order;
    return awaitsInstruction ? [this.order, session.beneficiaries, instruct] : [this.order];
  }

  /** The user who presses has in sight what became of bookings since the last look, also while they typed. */
  seeOutcomes(): void {
    const { orderBook } = this.ports;
    const { awaited = [], open = [] } = this.scope?.intents.state ?? {};
    const isListed = (orderNumber: string): boolean =>
      orderBook.orders.some((order) => order.orderNumber === orderNumber);
    for (const { orderNumber } of awaited)
      if (isListed(orderNumber)) orderBook.toldAs('browser', orderNumber);
    for (const { intent, settlement } of open)
      if (intent.kind === 'booking' && settlement?.kind === 'not-booked')
        orderBook.toldNotBooked(intent.quoteId);
  }

  /** What stands on the page is what the user is told. */
  listen(): void {
    const { scope } = this;
    if (scope === null) return;
    const { deal, intents, untold } = scope;
    const { orderBook } = this.ports;
    for (const confirmed of this.confirmed) orderBook.toldInstructed(confirmed.orderNumber, confirmed);
    if (deal.booked !== null) {
      const { orderNumber, quote, beneficiary } = deal.booked;
      orderBook.toldBooked('browser', orderNumber, {
        ...quote,
        beneficiaryId: beneficiary.clientIntegrationId,
      });
    }
    for (const awaited of intents.state.awaited)
      orderBook.toldBooked('browser', awaited.orderNumber, awaited);
    for (const { intent, answer } of untold.earlier) {
      if (intent.kind === 'booking' && answer.number !== null)
        orderBook.toldBooked('browser', answer.number, intent);
      if (intent.kind === 'booking' && answer.number === null) orderBook.toldNotBooked(intent.quoteId);
      if (intent.kind === 'instruction' && answer.became === 'instructed')
        orderBook.toldInstructed(answer.number ?? '', {
          ...intent,
          account: intent.details?.settlementAccount ?? '',
        });
    }
    for (const { settlement, intent } of intents.state.open) {
      if (settlement?.kind === 'booked' && intent.kind === 'booking') {
        orderBook.toldBooked('browser', settlement.orderNumber, intent);
      }
      if (settlement?.kind === 'not-booked' && intent.kind === 'booking')
        orderBook.toldNotBooked(intent.quoteId);
      if (settlement?.kind === 'instructed' && intent.kind === 'instruction') {
        orderBook.toldInstructed(settlement.orderNumber, {
          ...intent,
          account: intent.details?.settlementAccount ?? '',
        });
      }
    }
  }
}
