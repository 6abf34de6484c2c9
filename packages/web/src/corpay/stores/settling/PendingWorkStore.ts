import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import type { OrderWithDetail } from '@fx-gateway/domain/corpay/orders/orderWithDetail.ts';
import { findLastPayees, type LastPayee } from '@fx-gateway/domain/corpay/settling/findLastPayees.ts';
import {
  selectOrdersToLoad,
  type OrdersToLoad,
} from '@fx-gateway/domain/corpay/settling/selectOrdersToLoad.ts';
import {
  groupSettlementsDue,
  type SettlementsDueGroup,
} from '@fx-gateway/domain/corpay/settling/groupSettlementsDue.ts';
import { isEnteredInLastThirtyDays } from '@fx-gateway/domain/corpay/settling/settlingDays.ts';
import { makeAutoObservable, reaction } from 'mobx';
import type { CorpayUserStores } from '../CorpayUserStores.ts';
import type { OrderDetailsStore } from '../orders/OrderDetailsStore.ts';
import { isAwaitingInstruction } from '../openSteps/isAwaitingInstruction.ts';
import { SettlementsMarkedPaidStore } from '../deal/SettlementsMarkedPaidStore.ts';

type Scope = Pick<
  CorpayUserStores,
  'orders' | 'session' | 'quote' | 'deal' | 'intents' | 'paidMarks' | 'clock'
>;

/**
 * What waits beside the form of a deal: deals to instruct, settlements to pay, and whom to pay again (SETTLE-1 to SETTLE-4).
 * Details are read while nothing more urgent is on its way.
 */
export class PendingWorkStore {
  /** The list was looked up once since the page opened. */
  isListed = false;
  /** Everything was looked up once since the page opened: what is drawn then moves nothing by coming one by one. */
  isLookedUp = false;
  readonly marked: SettlementsMarkedPaidStore;
  readonly #scope: Scope;
  readonly #details: OrderDetailsStore;
  #endings: readonly (() => void)[] = [];

  constructor(scope: Scope, details: OrderDetailsStore) {
    this.#scope = scope;
    this.#details = details;
    this.marked = new SettlementsMarkedPaidStore(scope);
    makeAutoObservable(this, { marked: false });
  }

  start(): void {
    this.stop();
    this.marked.start();
    this.#endings = [
      () => this.marked.stop(),
      reaction(
        () => (this.mayRead ? this.toRead.read : null),
        (orders) => (orders === null ? this.#details.close() : this.#details.read(orders)),
        { fireImmediately: true },
      ),
      reaction(
        () => this.#scope.orders.value !== null && !this.#scope.orders.loading,
        (listed) => {
          if (listed) this.isListed = true;
        },
        { fireImmediately: true },
      ),
      reaction(
        () => this.isComplete,
        (complete) => {
          if (complete) this.isLookedUp = true;
        },
        { fireImmediately: true },
      ),
    ];
  }

  stop(): void {
    for (const end of this.#endings) end();
    if (this.#endings.length > 0) this.#details.close();
    this.#endings = [];
    this.isListed = false;
    this.isLookedUp = false;
  }

  /** The form can be used, and no quote or deal is waited for. */
  get mayRead(): boolean {
    const { session, quote, deal } = this.#scope;
    return !session.beneficiaries.loading && quote.live.status !== 'loading' && !deal.booking;
  }

  get toRead(): OrdersToLoad {
    const { orders, clock } = this.#scope;
    return selectOrdersToLoad(orders.value ?? [], clock.now());
  }

  get isComplete(): boolean {
    const { value, loading } = this.#scope.orders;
    return (
      value !== null && !loading && this.marked.ids !== null && this.known.every(({ isTried }) => isTried)
    );
  }

  get known(): readonly (OrderWithDetail & { readonly isTried: boolean })[] {
    return this.#knownAt(this.#details.version);
  }

  get groups(): readonly SettlementsDueGroup[] {
    return groupSettlementsDue(this.known, {
      now: this.#scope.clock.now(),
      marked: this.marked.ids ?? new Set<string>(),
    });
  }

  /** The deals that may be still to settle and could not be read; they are that until they are read. */
  get unread(): readonly OrderSummary[] {
    const now = this.#scope.clock.now();
    const again = new Set(this.#details.wanted.map(({ ordNum }) => ordNum));
    return this.known
      .filter(({ detail, isTried, order }) => detail === null && (isTried || again.has(order.ordNum)))
      .map(({ order }) => order)
      .filter((order) => isEnteredInLastThirtyDays(order, now));
  }

  get isTryingAgain(): boolean {
    return this.#details.looking;
  }

  /** The customer wants those to be read that could not be. */
  tryAgain(): void {
    this.#details.lookThrough(this.unread);
  }

  get payees(): readonly LastPayee[] {
    const details = this.known.flatMap(({ detail }) => detail ?? []);
    return findLastPayees(details, this.#scope.session.beneficiaries.value);
  }

  /**
   * Of the list, the deals that nobody is paid by yet, but for the one whose instruct step is open. One that is announced
   * above, too, stands here all the same: what is announced can be closed, or come late.
   */
  get toInstruct(): readonly OrderSummary[] {
    const { orders, intents, deal } = this.#scope;
    return (orders.value ?? []).filter(
      (order) => isAwaitingInstruction(intents, order) && order.ordNum !== deal.booked?.orderNumber,
    );
  }

  /** What was read up to a version of the details. */
  #knownAt(_version: number): readonly (OrderWithDetail & { readonly isTried: boolean })[] {
    const { of, isTried } = this.#details;
    return this.toRead.read.map((order) => ({ order, detail: of(order), isTried: isTried(order) }));
  }
}
