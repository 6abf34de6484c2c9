import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { isSameMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { OfxSide } from '@fx-gateway/domain/ofx/api/buySell.ts';
import type { OfxDealRequest } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import type { Caller } from '../network.ts';
import type { TrueDeal } from './OfxPartner.ts';

/** Those who share what is kept: the tabs of one browser, the terminals of one profile. */
type Group = 'browser' | 'terminal';

/** One press on Book Deal, or one yes at a terminal, with what stood in front of the user at that moment. */
type OfxPress = {
  readonly group: Group;
  readonly quoteId: string;
  readonly buy: Money;
  readonly sell: Money;
  readonly typedSide: OfxSide;
  readonly parts: readonly { readonly beneficiaryId: string; readonly amount: Money }[];
  /** The quotes of the bookings that were shown as open, and beside which this one was wanted. */
  readonly beside: readonly string[];
  sent: boolean;
  /** What the user knows of it by now. */
  known: 'open' | 'booked' | 'not-booked';
};

const payeesOf = ({ parts }: Pick<OfxPress, 'parts'>): string =>
  parts
    .map(({ beneficiaryId }) => beneficiaryId)
    .toSorted()
    .join();

/** The same payees and the same typed amount. */
const isSame = (left: OfxPress, right: OfxPress): boolean =>
  payeesOf(left) === payeesOf(right) &&
  left.typedSide === right.typedSide &&
  isSameMoney(left[left.typedSide], right[right.typedSide]);

/**
 * What the user did, saw and was told in one walk, beside what the partner's books say. It knows no rule of the product:
 * it only holds one against the other, and writes down where they differ.
 */
export class OfxBook {
  readonly violations: string[] = [];
  readonly presses: OfxPress[] = [];
  readonly #told = new Map<string, Set<Group>>();

  expect(holds: boolean, otherwise: string): void {
    if (!holds && !this.violations.includes(otherwise)) this.violations.push(otherwise);
  }

  pressOf(quoteId: string): OfxPress | undefined {
    return this.presses.find((press) => press.quoteId === quoteId);
  }

  /** The user was asked before anything was sent: another press on the same quote is one of its own. */
  askedBefore(quoteId: string): void {
    const press = this.pressOf(quoteId);
    this.expect(
      press?.sent !== true,
      `the booking of ${quoteId} was sent before the user was asked about it`,
    );
    if (press !== undefined) this.presses.splice(this.presses.indexOf(press), 1);
  }

  /** A booking leaves its caller: once for every press, never by itself, and never beside what is the same. */
  bookingLeaves(caller: Caller, { quoteId, beneficiaries }: OfxDealRequest): void {
    if (this.pressOf(quoteId) === undefined) caller.books?.(quoteId);
    const press = this.pressOf(quoteId);
    if (press === undefined) {
      this.expect(false, `${caller.name} books the quote ${quoteId} without a press`);
      return;
    }
    this.expect(!press.sent, `${caller.name} sends a booking again`);
    press.sent = true;
    const sent = beneficiaries.map(({ beneficiaryId, amount }) => `${beneficiaryId} ${toDecimal(amount)}`);
    const displayed = press.parts.map(({ beneficiaryId, amount }) => `${beneficiaryId} ${toDecimal(amount)}`);
    this.expect(sent.join() === displayed.join(), `${caller.name} books other parts than were displayed`);
    for (const open of this.presses) {
      if (open === press || open.group !== press.group || !open.sent || open.known !== 'open') continue;
      this.expect(!isSame(open, press), `${caller.name} books what is open already`);
      this.expect(
        isSame(open, press) || press.beside.includes(open.quoteId),
        `${caller.name} books beside an open booking that the user was not asked about`,
      );
    }
  }

  /** The user is told of a deal that it is what became of this quote. */
  toldBooked(group: Group, dealId: string, quoteId: string, deals: readonly TrueDeal[]): void {
    const deal = deals.find((each) => each.dealId === dealId);
    this.expect(deal?.quoteId === quoteId, `deal ${dealId} is told as what became of another booking`);
    this.#told.set(dealId, (this.#told.get(dealId) ?? new Set()).add(group));
    const press = this.pressOf(quoteId);
    if (press !== undefined) press.known = 'booked';
  }

  toldNotBooked(quoteId: string): void {
    const press = this.pressOf(quoteId);
    if (press !== undefined) press.known = 'not-booked';
  }

  /** Holds what the partner's books say against what was pressed and told. */
  compare(deals: readonly TrueDeal[]): void {
    for (const { dealId, quoteId, buy, sell } of deals) {
      const presses = this.presses.filter((press) => press.quoteId === quoteId);
      const [press] = presses;
      this.expect(presses.length === 1, `deal ${dealId} does not come from one press`);
      if (press === undefined) continue;
      this.expect(
        Number(toDecimal(press.buy)) === buy.amount && Number(toDecimal(press.sell)) === sell.amount,
        `deal ${dealId} is not what was displayed at the press: ${formatMoney(press.sell)} for ${formatMoney(press.buy)}`,
      );
      this.expect(press.known !== 'not-booked', `deal ${dealId} was told as not booked`);
    }
    const quotes = deals.map(({ quoteId }) => quoteId);
    this.expect(new Set(quotes).size === quotes.length, 'a quote became two deals');
  }

  /** At the end of a walk, when everything was looked into. */
  expectEverythingTold(deals: readonly TrueDeal[]): void {
    for (const { dealId, quoteId } of deals) {
      const group = this.pressOf(quoteId)?.group;
      this.expect(
        group !== undefined && this.#told.get(dealId)?.has(group) === true,
        `nobody at the ${group} is told of deal ${dealId}`,
      );
    }
  }
}
