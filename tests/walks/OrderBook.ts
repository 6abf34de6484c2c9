import type { LockSide } from '@fx-gateway/domain/corpay/api/quote.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { isSameMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { SignedRequestResult, SignedRequest } from '../../packages/adapters/src/http/signedApi.ts';
import { memberText } from './memberText.ts';
import type { Caller } from './network.ts';
import type { TrueOrder } from './fakePartner.ts';

/** Those who share what is kept: the tabs of one browser, the terminals of one profile. */
type Group = 'browser' | 'terminal';

/** One press on Book Deal, or one yes at a terminal, with what stood in front of the user at that moment. */
export type BookPress = {
  readonly group: Group;
  readonly quoteId: string;
  readonly beneficiaryId: string;
  readonly settlement: Money;
  readonly payment: Money;
  readonly lockSide: LockSide;
  /** The bookings that were shown as open, and beside which this one was wanted. */
  readonly beside: readonly string[];
  sent: boolean;
  /** What the user knows of it by now; `untold` where its outcome was written to nobody. */
  known: 'open' | 'untold' | 'booked' | 'not-booked';
};

/** One press on Submit with what stood in the form. */
export type InstructPress = {
  readonly group: Group;
  readonly orderNumber: string;
  readonly beneficiaryId: string;
  readonly payment: Money;
  /** The id of the account that the deal is settled from. */
  readonly account: string;
  /** Whether the user chose the beneficiary in this form, in place of the one of the booking. */
  readonly beneficiaryChosen: boolean;
};

const graceMs = 60_000;

const lockedOf = ({ lockSide, settlement, payment }: BookPress): Money =>
  lockSide === 'Payment' ? payment : settlement;

/** The same beneficiary, currencies and locked amount. */
const isSame = (left: BookPress, right: BookPress): boolean =>
  left.beneficiaryId === right.beneficiaryId &&
  left.settlement.currency === right.settlement.currency &&
  left.payment.currency === right.payment.currency &&
  left.lockSide === right.lockSide &&
  isSameMoney(lockedOf(left), lockedOf(right));

/**
 * What the user did, saw and was told in one walk, beside what the partner's tables say. It knows no rule of the
 * product: it only holds one against the other, and writes down where they differ.
 */
export class OrderBook {
  readonly violations: string[] = [];
  readonly presses: BookPress[] = [];
  readonly instructions: InstructPress[] = [];
  orders: readonly TrueOrder[] = [];
  readonly #ends = new Map<string, number>();
  readonly #told = new Map<string, Set<Group>>();
  readonly #given = new Set<string>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  expect(holds: boolean, otherwise: string): void {
    if (!holds && !this.violations.includes(otherwise)) this.violations.push(otherwise);
  }

  pressOf(quoteId: string | null): BookPress | undefined {
    return this.presses.find((press) => press.quoteId === quoteId);
  }

  orderOf(press: BookPress): TrueOrder | undefined {
    return this.orders.find(({ quoteId }) => quoteId === press.quoteId);
  }

  quoted(answer: SignedRequestResult): void {
    if (answer.kind !== 'answered' || answer.status !== 200) return;
    const seconds = Number(memberText(answer.body, 'content', 'expiryRemaining'));
    this.#ends.set(memberText(answer.body, 'content', 'quoteId'), this.#now() + seconds * 1000);
  }

  moneyLeaves(caller: Caller, { path, body }: SignedRequest): void {
    if (path === '/deal/book') this.#bookingLeaves(caller, memberText(body, 'quoteId'));
  }

  #bookingLeaves(caller: Caller, quoteId: string): void {
    if (this.pressOf(quoteId) === undefined) caller.books?.(quoteId);
    const press = this.pressOf(quoteId);
    if (press === undefined) {
      this.expect(false, `${caller.name} books the quote ${quoteId} without a press`);
      return;
    }
    if (press.sent) {
      const end = this.#ends.get(quoteId) ?? Infinity;
      this.expect(
        caller.byUser || this.#now() >= end + graceMs,
        `${caller.name} sends a booking again by itself while it can still become a deal`,
      );
      return;
    }
    press.sent = true;
    for (const open of this.presses) {
      if (open === press || open.group !== press.group || !open.sent) continue;
      if (open.known !== 'open' && open.known !== 'untold') continue;
      this.expect(!isSame(open, press), `${caller.name} books what is open already`);
      this.expect(
        isSame(open, press) || open.known === 'untold' || press.beside.includes(open.quoteId),
        `${caller.name} books beside an open booking that the user was not asked about`,
      );
    }
  }

  /** The user is told that an order is booked, with the amounts and the beneficiary that are shown beside it. */
  toldBooked(
    group: Group,
    orderNumber: string,
    shown: { readonly settlement: Money; readonly payment: Money; readonly beneficiaryId: string },
  ): void {
    const order = this.orders.find((row) => row.orderNumber === orderNumber);
    if (order === undefined) {
      this.expect(false, `order ${orderNumber} is told as booked, and there is none`);
      return;
    }
    const press = this.pressOf(order.quoteId);
    this.expect(
      order.payment === shown.payment.minor && order.settlement === shown.settlement.minor,
      `order ${orderNumber} is told as booked with other amounts than it has`,
    );
    this.expect(
      press?.beneficiaryId === shown.beneficiaryId,
      `order ${orderNumber} is told as booked for another beneficiary`,
    );
    this.toldAs(group, orderNumber);
  }

  /** The user is told the number of an order, and of which quote it came where that is said. */
  toldAs(group: Group, orderNumber: string, quoteId?: string): void {
    const order = this.orders.find((row) => row.orderNumber === orderNumber);
    const press = this.pressOf(order?.quoteId ?? null);
    this.expect(
      press !== undefined && (quoteId === undefined || press.quoteId === quoteId),
      `order ${orderNumber} is told as what became of another booking`,
    );
    this.#told.set(orderNumber, (this.#told.get(orderNumber) ?? new Set()).add(group));
    if (press !== undefined) press.known = 'booked';
  }

  /** The user was asked before anything was sent: another press on the same quote is one of its own. */
  askedBefore(press: BookPress): void {
    this.expect(!press.sent, `the booking of ${press.quoteId} was sent before the user was asked about it`);
    this.presses.splice(this.presses.indexOf(press), 1);
  }

  /** A command gives an order as its outcome: what one has given is no later booking's. */
  gave(name: string, orderNumber: string): void {
    this.expect(!this.#given.has(orderNumber), `${name} gives order ${orderNumber}, which was given before`);
    this.#given.add(orderNumber);
  }

  /** The user is told that a booking was not made. */
  toldNotBooked(quoteId: string): void {
    const press = this.pressOf(quoteId);
    if (press !== undefined) press.known = 'not-booked';
  }

  /** The screen of a terminal says of a booking, by its payment and beneficiary, that it was not made. */
  readNotMade(screen: string): void {
    for (const [, booking = ''] of screen.matchAll(/Your earlier booking of (.+?) was not made\./g))
      for (const press of this.presses)
        if (press.group === 'terminal' && press.known === 'open' && press.sent)
          if (booking.includes(formatMoney(press.payment))) press.known = 'not-booked';
  }

  toldInstructed(
    orderNumber: string,
    shown: Pick<InstructPress, 'payment' | 'beneficiaryId' | 'account'>,
  ): void {
    const order = this.orders.find((row) => row.orderNumber === orderNumber);
    this.expect(
      order?.account === shown.account,
      `the payment of order ${orderNumber} is told as settled from ${shown.account}, and it is not`,
    );
    this.expect(
      order?.payments.length === 1 &&
        order.payments[0]?.amount === shown.payment.minor &&
        order.payments[0]?.beneficiaryId === shown.beneficiaryId,
      `the payment of order ${orderNumber} is told as instructed with ${formatMoney(shown.payment)}, and it is not`,
    );
  }

  /** Holds what the partner's tables say against what was pressed and told. */
  compare(orders: readonly TrueOrder[]): void {
    this.orders = orders;
    for (const order of orders) {
      const press = this.pressOf(order.quoteId);
      this.expect(
        this.presses.filter(({ quoteId }) => quoteId === order.quoteId).length === 1,
        `order ${order.orderNumber} does not come from one press`,
      );
      if (press === undefined) continue;
      this.expect(
        order.settlement === press.settlement.minor && order.payment === press.payment.minor,
        `order ${order.orderNumber} is not what was displayed at the press: ${formatMoney(press.payment)} for ${formatMoney(press.settlement)}`,
      );
      this.expect(
        press.known !== 'not-booked',
        `order ${order.orderNumber} was told as not booked, or could be said to be none`,
      );
      for (const payment of order.payments) this.#comparePayment(order, payment, press);
    }
  }

  #comparePayment(order: TrueOrder, paid: TrueOrder['payments'][number], booking: BookPress): void {
    const pressed = this.instructions.filter(
      ({ orderNumber, beneficiaryId, payment, account }) =>
        orderNumber === order.orderNumber &&
        account === order.account &&
        beneficiaryId === paid.beneficiaryId &&
        payment.minor === paid.amount,
    );
    this.expect(pressed.length > 0, `order ${order.orderNumber} was instructed with what no press displayed`);
    this.expect(
      paid.beneficiaryId === booking.beneficiaryId ||
        pressed.some(({ beneficiaryChosen }) => beneficiaryChosen),
      `order ${order.orderNumber} was instructed for a beneficiary that the user did not choose`,
    );
  }

  /** At the end of a walk, when everything was looked into. */
  expectEverythingTold(): void {
    for (const order of this.orders) {
      const group = this.pressOf(order.quoteId)?.group;
      this.expect(
        group !== undefined && this.#told.get(order.orderNumber)?.has(group) === true,
        `nobody at the ${group} is told of order ${order.orderNumber}`,
      );
    }
  }
}
