import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { makeMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxBookingAnswer, OfxDeal, OfxDealRequest } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import type { OfxQuote, OfxQuoteRequest } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { callTimeLimit } from '../../../packages/adapters/src/system/waitWithinTimeLimit.ts';
import type { Caller } from '../network.ts';
import type { WalkTime } from '../walkTime.ts';

/** A deal as the partner's books have it, with the quote that it came from. */
export type TrueDeal = OfxDeal & { readonly quoteId: string; readonly request: OfxDealRequest };

/** Longer than a caller waits, so that a booking may still arrive after it has been given up. */
const quoteLifeMs = 80_000;

const address = { addressLine: '', citySuburb: '', stateProvince: '', postCode: '', country: 'GR' };
/** Two are paid in euros, so that one may be taken for the other; the yen has no cents. */
const payees = (['EUR', 'EUR', 'JPY'] as const).map((currency, place): OfxBeneficiary => ({
  beneficiaryId: `payee-${place}`,
  name: `Payee ${place}`,
  currency,
  classification: '3rd Party',
  paymentReason: '',
  updatedDate: '',
  beneficiaryAddress: address,
  beneficiaryBankDetails: { values: {}, bankAddress: address },
}));

const silence = callFailure('no-answer', '/payments');
const broken = callFailure('server-trouble', '/payments/deals', { status: 502 });
const refusal = (message: string): CallFailure =>
  callFailure('refused', '/payments/deals', { status: 400, messages: [message] });

const shown = (amount: Money) => ({ currency: amount.currency, amount: Number(toDecimal(amount)) });

const absent = () => Promise.reject(new Error('A walk edits no beneficiary.'));

const never = new Promise<never>(() => undefined);

/** The other partner, as far as money is concerned, with a network before it that loses and delays what passes. */
export class OfxPartner {
  readonly deals: TrueDeal[] = [];
  readonly quotes = new Map<string, { readonly quote: OfxQuote; readonly at: number }>();
  readonly held: (() => void)[] = [];
  looksToLose = 0;
  /** Cents that are added to what the next quotes cost. */
  dearer = 0n;
  readonly #keyed = new Map<string, TrueDeal>();
  readonly #keys: 'on' | 'off';
  readonly #time: WalkTime;
  readonly #leaves: (caller: Caller, request: OfxDealRequest) => void;

  constructor(keys: 'on' | 'off', time: WalkTime, leaves: (caller: Caller, request: OfxDealRequest) => void) {
    this.#keys = keys;
    this.#time = time;
    this.#leaves = leaves;
  }

  /** Lets the oldest call that is still on its way arrive. */
  deliverOne(): void {
    this.held.shift()?.();
  }

  from(caller: Caller): Ofx {
    const reach = async <T>(work: () => Result<T, CallFailure>): Promise<Result<T, CallFailure>> => {
      if (!caller.alive) return never;
      await Promise.resolve();
      return caller.alive ? work() : never;
    };
    const look = <T>(work: () => T) =>
      reach((): Result<T, CallFailure> => {
        if (this.looksToLose === 0) return succeeded(work());
        this.looksToLose -= 1;
        return failed(silence);
      });
    return {
      beneficiaries: {
        list: () => look(() => payees),
        add: absent,
        edit: absent,
        remove: absent,
        validate: absent,
        template: absent,
      },
      quotes: {
        request: (request) => reach(() => succeeded(this.#quote(request))),
        isStale: (id) => reach(() => succeeded(!this.#lives(id))),
      },
      deals: {
        book: async (request, key) => {
          if (!caller.alive) return never;
          this.#leaves(caller, request);
          const answer = await this.#carry(caller, request, key);
          return caller.alive ? answer : never;
        },
        list: () => look(() => [...this.deals]),
        beneficiaries: absent,
      },
    };
  }

  #quote({ lockSide, amount, buyCurrency, sellCurrency }: OfxQuoteRequest): OfxQuote {
    const id = `quote-${this.quotes.size + 1}`;
    const other =
      lockSide === 'sell'
        ? makeMoney(amount.minor * 2n + this.dearer, buyCurrency)
        : makeMoney(amount.minor / 2n + 1n, sellCurrency);
    const quote: OfxQuote = {
      id,
      buy: lockSide === 'buy' ? amount : other,
      sell: lockSide === 'sell' ? amount : other,
      fee: { currency: buyCurrency, amount: 1 },
      customerRate: 0.5,
    };
    this.quotes.set(id, { quote, at: this.#time.clock.now() });
    return quote;
  }

  #lives(quoteId: string): boolean {
    const kept = this.quotes.get(quoteId);
    return kept !== undefined && this.#time.clock.now() - kept.at < quoteLifeMs;
  }

  #commit(request: OfxDealRequest, key: string): Result<OfxBookingAnswer, CallFailure> {
    const known = this.#keys === 'on' ? this.#keyed.get(key) : undefined;
    if (known !== undefined) return succeeded(known);
    const kept = this.quotes.get(request.quoteId)?.quote;
    if (kept === undefined || !this.#lives(request.quoteId)) return failed(refusal('The quote is stale.'));
    if (this.deals.some(({ quoteId }) => quoteId === request.quoteId))
      return failed(refusal('The quote is booked.'));
    if (request.beneficiaries.reduce((sum, { amount }) => sum + amount.minor, 0n) !== kept.sell.minor)
      return failed(refusal(`The parts are not ${formatMoney(kept.sell)}.`));
    const dealId = `deal-${this.deals.length + 1}`;
    const deal: TrueDeal = {
      dealId,
      reference: `OFX-${this.deals.length + 1}`,
      enteredDate: new Date(this.#time.clock.now()).toISOString(),
      maturityDate: '2026-11-25',
      status: 'Unpaid',
      buy: shown(kept.buy),
      sell: shown(kept.sell),
      rate: kept.customerRate,
      fee: kept.fee,
      stateInfo: { dealState: 'AwaitingFunds', dealStateDisplay: '' },
      dealBeneficiaries: request.beneficiaries.map(({ beneficiaryId, amount }) => ({
        beneficiaryId,
        amount: Number(toDecimal(amount)),
      })),
      quoteId: request.quoteId,
      request,
    };
    this.deals.push(deal);
    this.#keyed.set(key, deal);
    return succeeded(deal);
  }

  async #carry(
    caller: Caller,
    request: OfxDealRequest,
    key: string,
  ): Promise<Result<OfxBookingAnswer, CallFailure>> {
    const fate = caller.fates.shift() ?? 'answered';
    await Promise.resolve();
    switch (fate) {
      case 'answered':
        return this.#commit(request, key);
      case 'lost-before':
        return failed(silence);
      case 'broken-before':
        return failed(broken);
      case 'lost-after':
        this.#commit(request, key);
        return failed(silence);
      case 'broken-after':
        this.#commit(request, key);
        return failed(broken);
      case 'twice':
        this.#commit(request, key);
        return this.#commit(request, key);
      case 'held':
        return this.#hold(caller, request, key);
    }
  }

  /** Its caller waits no longer than for any call, and the call may arrive after that. */
  #hold(
    caller: Caller,
    request: OfxDealRequest,
    key: string,
  ): Promise<Result<OfxBookingAnswer, CallFailure>> {
    caller.waiting = true;
    return new Promise((answer) => {
      const end = (came: Result<OfxBookingAnswer, CallFailure>): void => {
        caller.waiting = false;
        answer(came);
      };
      const giveUp = this.#time.timers.after(callTimeLimit, () => end(failed(silence)));
      this.held.push(() => {
        const answered = this.#commit(request, key);
        giveUp();
        end(answered);
      });
    });
  }
}
