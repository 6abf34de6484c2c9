import { createDetailLoadQueue, type DetailLoadQueue } from '@fx-gateway/domain/calls/detailLoadQueue.ts';
import type { CorpayOrders } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { OrderDetail, OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { makeBatchedShow } from '../../../fetching/makeBatchedShow.ts';

/** What was read of an order, and the line of the list that it was read for; null where it could not be had. */
type Read = { readonly order: OrderSummary; readonly detail: OrderDetail | null };

/** Details of past orders, read as they are needed and kept in memory for the visit only (HIST-3). */
export class OrderDetailsStore {
  /** Grows with what was read: a page that follows it draws `of` anew. */
  version = 0;
  /** The orders that are being looked through, as many as were asked for. */
  wanted: readonly OrderSummary[] = [];
  /** How many of them were tried. */
  tried = 0;
  readonly #read = new Map<string, Read>();
  readonly #asked = new Map<string, OrderSummary>();
  readonly #inSight = new Set<string>();
  readonly #reader: DetailLoadQueue<string>;
  readonly #showSoon: () => void;
  #ended: () => void = () => undefined;

  constructor({ orders, timers }: { readonly orders: Pick<CorpayOrders, 'show'>; readonly timers: Timers }) {
    this.#showSoon = makeBatchedShow(timers, () => this.#show());
    this.#reader = createDetailLoadQueue({
      read: (number: string) => orders.show(number),
      timers,
      found: (number, answer) => this.#found(number, answer.ok ? answer.value : null),
    });
    makeAutoObservable(this, { wanted: observableRef, of: false, isTried: false });
  }

  /** The detail of an order, as long as as many are paid by it as when it was read. */
  of = (order: OrderSummary): OrderDetail | null => {
    const read = this.#read.get(order.ordNum);
    return read?.order.beneCount === order.beneCount ? read.detail : null;
  };

  /** Whether its detail was read, or could not be had for this very line of the list. */
  isTried = (order: OrderSummary): boolean => {
    const read = this.#read.get(order.ordNum);
    return read !== undefined && (read.order === order || this.of(order) !== null);
  };

  get looking(): boolean {
    return this.tried < this.wanted.length;
  }

  /** Reads these before all others, because they are in sight. */
  read(orders: readonly OrderSummary[]): void {
    for (const { ordNum } of orders) this.#inSight.add(ordNum);
    this.#want(orders);
  }

  /** Reads all of these and counts how far that came; `ended` is called once when all were tried. */
  lookThrough(orders: readonly OrderSummary[], ended: () => void = () => undefined): void {
    this.stop();
    // Whoever asks again means those that could not be had, too.
    for (const order of orders) if (this.of(order) === null) this.#read.delete(order.ordNum);
    this.wanted = orders;
    this.#ended = ended;
    this.#count();
    this.#want(orders);
  }

  /** Looks through no more orders. */
  stop(): void {
    this.#reader.drop(this.wanted.map(({ ordNum }) => ordNum).filter((number) => !this.#inSight.has(number)));
    this.wanted = [];
    this.#ended = () => undefined;
    this.#count();
  }

  /** Reads nothing more for a page that is left. */
  close(): void {
    this.stop();
    this.#reader.drop([...this.#inSight]);
    this.#inSight.clear();
  }

  #want(orders: readonly OrderSummary[]): void {
    const missing = orders.filter((order) => !this.isTried(order));
    for (const order of missing) this.#asked.set(order.ordNum, order);
    if (missing.length > 0) this.#reader.want(missing.map(({ ordNum }) => ordNum));
  }

  #found(orderNumber: string, detail: OrderDetail | null): void {
    const order = this.#asked.get(orderNumber);
    if (order === undefined) return;
    this.#asked.delete(orderNumber);
    this.#read.set(orderNumber, { order, detail });
    this.#showSoon();
  }

  #show(): void {
    runInAction(() => {
      this.version += 1;
      this.#count();
    });
    if (this.looking) return;
    const ended = this.#ended;
    this.#ended = () => undefined;
    ended();
  }

  #count(): void {
    this.tried = this.wanted.filter(this.isTried).length;
  }
}
