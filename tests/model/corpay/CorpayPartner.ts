import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { BookingAnswer } from '@fx-gateway/domain/corpay/api/deal.ts';
import type { Instruction, InstructionAnswer } from '@fx-gateway/domain/corpay/api/instruction.ts';
import type { OrderDetail, OrderPayment, OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import type { Quote } from '@fx-gateway/domain/corpay/api/quote.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { World } from '../world/World.ts';
import type { CorpayRules } from './corpayRules.ts';

type Answer<T> = Result<T, CallFailure>;

type KeptQuote = { readonly quote: Quote; readonly madeAt: number };

type Payment = { readonly key: string; readonly instruction: Instruction };

export type KeptOrder = {
  readonly number: string;
  readonly quoteId: string;
  readonly madeAt: number;
  readonly quote: Quote;
  readonly payments: readonly Payment[];
};

const day = '2026-11-23';
const refusal = (path: string, status: number, message: string): CallFailure =>
  callFailure('refused', path, { status, messages: [message], listed: true });
const shown = (amount: Money) => ({ currency: amount.currency, amount: Number(toDecimal(amount)) });

/** The partner's tables and the rules that the product rests on; `rules` says which of these are broken. */
export class CorpayPartner {
  readonly #quotes = new Map<string, KeptQuote>();
  readonly #answers = new Map<string, BookingAnswer | InstructionAnswer>();
  readonly #world: World;
  readonly #rules: CorpayRules;
  orders: readonly KeptOrder[] = [];

  constructor(world: World, rules: CorpayRules) {
    this.#world = world;
    this.#rules = rules;
  }

  offer(quote: Quote): void {
    this.#quotes.set(quote.quoteId, { quote, madeAt: this.#world.tick });
  }

  /** An order that was there before the world began. */
  haveOrder(quote: Quote): string {
    this.offer(quote);
    return this.#make(quote.quoteId, quote);
  }

  #make(quoteId: string, quote: Quote): string {
    const number = String(701 + this.orders.length);
    this.orders = [...this.orders, { number, quoteId, madeAt: this.#world.tick, quote, payments: [] }];
    return number;
  }

  #lives({ madeAt }: KeptQuote): boolean {
    return this.#world.tick <= madeAt + (this.#rules.broken === 'quotes outlive their end' ? 2 : 0);
  }

  book(quoteId: string, key: string): Answer<BookingAnswer> {
    const { keys, broken } = this.#rules;
    const answered = keys === 'honoured' ? this.#answers.get(key) : undefined;
    if (answered !== undefined) return succeeded({ orderNumber: answered.orderNumber });
    const kept = this.#quotes.get(quoteId);
    if (kept === undefined || !this.#lives(kept))
      return failed(refusal('/deal/book', 410, 'The quote has expired.'));
    const isBooked = this.orders.some((order) => order.quoteId === quoteId);
    if (isBooked && broken !== 'a quote is booked twice') return succeeded({ orderNumber: null });
    const orderNumber = this.#make(quoteId, kept.quote);
    this.#answers.set(key, { orderNumber });
    return succeeded({ orderNumber });
  }

  instruct(instruction: Instruction, key: string): Answer<InstructionAnswer> {
    const { keys, broken } = this.#rules;
    const { orderNumber } = instruction;
    const answered = keys === 'honoured' ? this.#answers.get(key) : undefined;
    if (answered !== undefined) return succeeded(answered);
    const order = this.orders.find(({ number }) => number === orderNumber);
    const isTaken = (order?.payments.length ?? 0) > 0 && broken !== 'an order is instructed twice';
    if (order === undefined || isTaken)
      return failed(refusal('/deal/instruct', 400, 'The order is instructed already.'));
    this.orders = this.orders.map((each) =>
      each === order ? { ...each, payments: [...each.payments, { key, instruction }] } : each,
    );
    this.#answers.set(key, { orderNumber });
    return succeeded({ orderNumber });
  }

  list(): readonly OrderSummary[] {
    const isListed = ({ madeAt }: KeptOrder): boolean =>
      this.#rules.broken !== 'new orders are listed late' || madeAt + 3 < this.#world.tick;
    return this.orders
      .filter(isListed)
      .map(({ number, quote, payments }) => ({
        ordNum: number,
        beneCount: payments.length,
        sell: shown(quote.payment),
        entryDate: day,
      }))
      .toReversed();
  }

  show(number: string): Answer<OrderDetail> {
    const order = this.orders.find((each) => each.number === number);
    if (order === undefined) return failed(refusal('/deal/order', 404, 'There is no such order.'));
    const { quote, payments } = order;
    return succeeded({
      ordNum: number,
      entryDate: day,
      buy: shown(quote.settlement),
      sell: shown(quote.payment),
      exchange: quote.rate,
      fees: [],
      payments: payments.flatMap(({ instruction }) => instruction.payments.map((each) => this.#shown(each))),
      settlements: payments.flatMap(({ instruction: { settlement } }) => [
        {
          amount: shown(quote.settlement),
          isFee: false,
          accountDetails: 'Northfield Bank',
          ...(this.#rules.shows === 'names only' ? {} : { accountId: settlement.accountId }),
        },
      ]),
    });
  }

  #shown(payment: Instruction['payments'][number]): OrderPayment {
    const { beneficiaryId, deliveryMethod, purposeOfPayment, paymentReference, amount } = payment;
    return {
      payeeName: 'Thalassa Shipping',
      availableDate: day,
      reference: paymentReference,
      amount: shown(amount),
      fee: { currency: 'USD', amount: 0 },
      ...(this.#rules.shows === 'names only'
        ? {}
        : { beneficiaryId, deliveryMethod, paymentPurpose: purposeOfPayment }),
    };
  }

  /** The seconds that are left; a partner that breaks its own end does not tell either. */
  remaining(quoteId: string): number | null {
    const kept = this.#quotes.get(quoteId);
    if (this.#rules.broken === 'quotes outlive their end') return null;
    return kept !== undefined && this.#lives(kept) ? 30 : 0;
  }

  text(): unknown {
    return [
      [...this.#quotes].map(([id, { madeAt }]) => [id, madeAt]),
      this.orders.map(({ number, quoteId, madeAt, payments }) => [
        number,
        quoteId,
        madeAt,
        payments.map(({ key }) => key),
      ]),
      [...this.#answers.keys()],
    ];
  }
}
