import { createPendingBankDetailCheckStore } from '@fx-gateway/domain/bankDetails/bankDetailChecks.ts';
import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { BookingAnswer } from '@fx-gateway/domain/corpay/api/deal.ts';
import type { Instruction, InstructionAnswer } from '@fx-gateway/domain/corpay/api/instruction.ts';
import type { OrderDetail, OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import type { Quote, QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import { createCorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import { createCorpayRunPartner } from '@fx-gateway/domain/corpay/payment-run/createCorpayRunPartner.ts';
import type { RunPartner } from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { isSameMoney, makeMoney, sumMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { WalkTime } from '../walkTime.ts';
import { confirmedAccountsIn } from './confirmedAccountsIn.ts';
import type { RunBooks, TrueDeal } from './runBooks.ts';
import type { RunLine } from './RunLine.ts';

/** An order as the bank's books have it. */
type TrueOrder = { readonly quote: Quote; readonly number: string; instruction: Instruction | null };

type RunCorpay = Pick<Corpay, 'quotes' | 'deals' | 'orders'> & {
  readonly beneficiaries: Corpay['beneficiaries'];
};

const quoteLifeMs = 30_000;
const shown = (amount: Money) => ({ currency: amount.currency, amount: Number(toDecimal(amount)) });
const refused = (path: string, status: number): CallFailure => callFailure('refused', path, { status });
const absent = () => Promise.reject(new Error('A payment run edits no beneficiary.'));

/** Corpay as far as a payment run is concerned. */
export class CorpayBooks implements RunBooks {
  readonly orders: TrueOrder[] = [];
  readonly quotes = new Map<string, { readonly quote: Quote; readonly endsAt: number }>();
  readonly #booked = new Map<string, TrueOrder>();
  readonly #instructed = new Map<string, InstructionAnswer>();
  readonly #keys: 'on' | 'off';
  readonly #time: WalkTime;

  constructor(keys: 'on' | 'off', time: WalkTime) {
    this.#keys = keys;
    this.#time = time;
  }

  deals(): readonly TrueDeal[] {
    return this.orders.map(({ number, quote, instruction }) => ({
      number,
      quoteId: quote.quoteId,
      paid: (instruction?.payments ?? []).map(({ beneficiaryId }) => beneficiaryId),
    }));
  }

  connect(line: RunLine, store: KeyValueStore): RunPartner {
    return createCorpayRunPartner({
      corpay: this.#at(line),
      journal: createCorpayJournal(store, 'ann'),
      confirmedAccounts: confirmedAccountsIn(store),
      bankDetailChecks: createPendingBankDetailCheckStore(store, 'ann'),
      clock: this.#time.clock,
    });
  }

  #orderOf(number: string): TrueOrder | undefined {
    return this.orders.find((order) => order.number === number);
  }

  #at(line: RunLine): RunCorpay {
    return {
      quotes: {
        request: (request) => line.look(() => succeeded(this.#quote(request))),
        remaining: (id) => line.look(() => succeeded(this.#remaining(id))),
      },
      deals: {
        book: (quoteId, key) => line.send(() => this.#book(quoteId, key)),
        instruct: (instruction, key) => line.send(() => this.#instruct(instruction, key)),
      },
      orders: {
        list: () => line.look(() => succeeded(this.orders.toReversed().map(toSummary))),
        show: (number) =>
          line.look(() => {
            const order = this.#orderOf(number);
            return order === undefined ? failed(refused('/deal/order', 404)) : succeeded(toDetail(order));
          }),
      },
      beneficiaries: {
        list: absent,
        add: absent,
        edit: absent,
        remove: absent,
        rules: absent,
        show: (id) =>
          line.look(() =>
            succeeded({ ...newBeneficiary(id), accountHolderName: id, accountNumber: `1234567${id}` }),
          ),
      },
    };
  }

  #quote({ amount, settlementCurrency }: QuoteRequest): Quote {
    const quoteId = `quote-${this.quotes.size + 1}`;
    // The rate moves, so that no two quotes cost the same.
    const minor = amount.minor * 2n + BigInt(this.quotes.size);
    const settlement = makeMoney(minor, settlementCurrency);
    const quote = { quoteId, rate: 0.5, payment: amount, settlement, expiryRemaining: quoteLifeMs / 1000 };
    this.quotes.set(quoteId, { quote, endsAt: this.#time.clock.now() + quoteLifeMs });
    return quote;
  }

  #remaining(quoteId: string): number {
    const endsAt = this.quotes.get(quoteId)?.endsAt ?? 0;
    return Math.max(0, (endsAt - this.#time.clock.now()) / 1000);
  }

  #book(quoteId: string, key: string): Result<BookingAnswer, CallFailure> {
    const again = this.#booked.get(this.#keys === 'on' ? key : quoteId);
    if (again !== undefined) return succeeded({ orderNumber: this.#keys === 'on' ? again.number : null });
    const { quote } = this.quotes.get(quoteId) ?? {};
    if (quote === undefined || this.#remaining(quoteId) <= 0) return failed(refused('/deal/book', 410));
    const order: TrueOrder = { quote, number: `${7001 + this.orders.length}`, instruction: null };
    this.orders.push(order);
    this.#booked.set(this.#keys === 'on' ? key : quoteId, order);
    return succeeded({ orderNumber: order.number });
  }

  #instruct(instruction: Instruction, key: string): Result<InstructionAnswer, CallFailure> {
    const again = this.#instructed.get(key);
    if (again !== undefined && this.#keys === 'on') return succeeded(again);
    const order = this.#orderOf(instruction.orderNumber);
    const [first, ...others] = instruction.payments;
    const total = sumMoney(
      first.amount,
      others.map(({ amount }) => amount),
    );
    if (order === undefined || order.instruction !== null || !isSameMoney(total, order.quote.payment))
      return failed(refused('/deal/instruct', 400));
    order.instruction = instruction;
    const answer = { orderNumber: order.number };
    this.#instructed.set(key, answer);
    return succeeded(answer);
  }
}

const toSummary = ({ number, quote }: TrueOrder): OrderSummary => ({
  ordNum: number,
  beneCount: 1,
  sell: shown(quote.payment),
  entryDate: '2026-11-23',
});

const toDetail = ({ number, quote, instruction }: TrueOrder): OrderDetail => ({
  ordNum: number,
  entryDate: '2026-11-23',
  buy: shown(quote.settlement),
  sell: shown(quote.payment),
  exchange: quote.rate,
  fees: [],
  payments: (instruction?.payments ?? []).map((payment) => ({
    beneficiaryId: payment.beneficiaryId,
    deliveryMethod: payment.deliveryMethod,
    paymentPurpose: payment.purposeOfPayment,
    payeeName: payment.beneficiaryId,
    availableDate: '2026-11-25',
    reference: payment.paymentReference,
    amount: shown(payment.amount),
    fee: { currency: 'USD', amount: 0 },
  })),
  settlements: [],
});
