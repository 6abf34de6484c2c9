import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { makeMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { OfxBookingAnswer, OfxDeal, OfxDealRequest } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import type { OfxQuote, OfxQuoteRequest } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { createOfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import { createOfxRunPartner } from '@fx-gateway/domain/ofx/payment-run/createOfxRunPartner.ts';
import { createPaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import type { RunPartner } from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { ofxBeneficiary } from '../../../packages/domain/test/ofxSamples.ts';
import type { WalkTime } from '../walkTime.ts';
import { confirmedAccountsIn } from './confirmedAccountsIn.ts';
import type { RunBooks, TrueDeal } from './runBooks.ts';
import type { RunLine } from './RunLine.ts';

type BookedDeal = OfxDeal & { readonly quoteId: string };

/** Longer than a caller waits, so that a booking may still arrive after it has been given up. */
const quoteLifeMs = 80_000;
const shown = (amount: Money) => ({ currency: amount.currency, amount: Number(toDecimal(amount)) });
const refused = callFailure('refused', '/payments/deals', { status: 400 });
const absent = () => Promise.reject(new Error('A payment run edits no beneficiary.'));

/** OFX as far as a payment run is concerned: a deal carries its payees, and a quote names no end. */
export class OfxBooks implements RunBooks {
  readonly #deals: BookedDeal[] = [];
  readonly #quotes = new Map<string, { readonly quote: OfxQuote; readonly at: number }>();
  readonly #keyed = new Map<string, BookedDeal>();
  readonly #keys: 'on' | 'off';
  readonly #time: WalkTime;
  readonly #payees: readonly string[];

  constructor(keys: 'on' | 'off', time: WalkTime, payees: readonly string[]) {
    this.#payees = payees;
    this.#keys = keys;
    this.#time = time;
  }

  deals(): readonly TrueDeal[] {
    return this.#deals.map(({ dealId, quoteId, dealBeneficiaries }) => ({
      number: dealId,
      quoteId,
      paid: dealBeneficiaries.map(({ beneficiaryId }) => beneficiaryId),
    }));
  }

  connect(line: RunLine, store: KeyValueStore): RunPartner {
    return createOfxRunPartner({
      ofx: this.#at(line),
      runs: createPaymentRunStore(store, 'ann'),
      journal: createOfxJournal(store, 'ann'),
      confirmedAccounts: confirmedAccountsIn(store),
      clock: this.#time.clock,
    });
  }

  #at(line: RunLine): Ofx {
    return {
      beneficiaries: {
        list: () => line.look(() => succeeded(this.#payees.map((id) => ofxBeneficiary(id)))),
        add: absent,
        edit: absent,
        remove: absent,
        validate: absent,
        template: absent,
      },
      quotes: {
        request: (request) => line.look(() => succeeded(this.#quote(request))),
        isStale: (id) => line.look(() => succeeded(!this.#lives(id))),
      },
      deals: {
        book: (request, key) => line.send(() => this.#book(request, key)),
        list: () => line.look(() => succeeded([...this.#deals])),
        beneficiaries: absent,
      },
    };
  }

  #quote({ amount, buyCurrency }: OfxQuoteRequest): OfxQuote {
    const id = `quote-${this.#quotes.size + 1}`;
    // The rate moves, so that no two quotes cost the same.
    const buy = makeMoney(amount.minor * 2n + BigInt(this.#quotes.size), buyCurrency);
    const fee = { currency: buyCurrency, amount: 1 };
    const quote: OfxQuote = { id, buy, sell: amount, fee, customerRate: 0.5 };
    this.#quotes.set(id, { quote, at: this.#time.clock.now() });
    return quote;
  }

  #lives(quoteId: string): boolean {
    const kept = this.#quotes.get(quoteId);
    return kept !== undefined && this.#time.clock.now() - kept.at < quoteLifeMs;
  }

  #book(request: OfxDealRequest, key: string): Result<OfxBookingAnswer, CallFailure> {
    const known = this.#keys === 'on' ? this.#keyed.get(key) : undefined;
    if (known !== undefined) return succeeded(known);
    const quote = this.#quotes.get(request.quoteId)?.quote;
    const sum = request.beneficiaries.reduce((total, { amount }) => total + amount.minor, 0n);
    const isBooked = this.#deals.some(({ quoteId }) => quoteId === request.quoteId);
    if (quote === undefined || !this.#lives(request.quoteId) || isBooked || sum !== quote.sell.minor)
      return failed(refused);
    const deal: BookedDeal = {
      dealId: `deal-${this.#deals.length + 1}`,
      reference: '',
      enteredDate: '2026-11-23',
      maturityDate: '2026-11-25',
      status: 'Unpaid',
      buy: shown(quote.buy),
      sell: shown(quote.sell),
      rate: quote.customerRate,
      fee: quote.fee,
      stateInfo: { dealState: 'AwaitingFunds', dealStateDisplay: '' },
      dealBeneficiaries: request.beneficiaries.map(({ beneficiaryId, amount }) => ({
        beneficiaryId,
        amount: Number(toDecimal(amount)),
      })),
      quoteId: request.quoteId,
    };
    this.#deals.push(deal);
    this.#keyed.set(key, deal);
    return succeeded(deal);
  }
}
