import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { OfxBookingAnswer, OfxDeal, OfxDealRequest } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import type { OfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { World } from '../world/World.ts';
import type { OfxRules } from './ofxRules.ts';

type KeptQuote = { readonly quote: OfxQuote; readonly madeAt: number };

export type KeptDeal = {
  readonly number: string;
  readonly quoteId: string;
  readonly madeAt: number;
  readonly quote: OfxQuote;
  readonly request: OfxDealRequest;
};

const day = '2026-11-23';
const refusal = (message: string): CallFailure =>
  callFailure('refused', '/payments/deals', { status: 400, messages: [message] });
const shown = (amount: Money) => ({ currency: amount.currency, amount: Number(toDecimal(amount)) });

/** The tables of the partner whose quotes name no end; `rules` says which of what the product rests on is broken. */
export class OfxPartner {
  readonly #quotes = new Map<string, KeptQuote>();
  readonly #answers = new Map<string, OfxBookingAnswer>();
  readonly #world: World;
  readonly #rules: OfxRules;
  deals: readonly KeptDeal[] = [];

  constructor(world: World, rules: OfxRules) {
    this.#world = world;
    this.#rules = rules;
  }

  offer(quote: OfxQuote): void {
    this.#quotes.set(quote.id, { quote, madeAt: this.#world.tick });
  }

  /** Nobody but the partner knows how long a quote lives: here for as long as the world may last. */
  book(request: OfxDealRequest, key: string): Result<OfxBookingAnswer, CallFailure> {
    const { keys, broken } = this.#rules;
    const answered = keys === 'honoured' ? this.#answers.get(key) : undefined;
    if (answered !== undefined) return succeeded(answered);
    const { quoteId } = request;
    const kept = this.#quotes.get(quoteId);
    if (kept === undefined) return failed(refusal('There is no such quote.'));
    if (this.deals.some((deal) => deal.quoteId === quoteId) && broken !== 'a quote is booked twice')
      return failed(refusal('The quote is booked.'));
    const number = `deal-${this.deals.length + 1}`;
    this.deals = [...this.deals, { number, quoteId, madeAt: this.#world.tick, quote: kept.quote, request }];
    const answer = { dealId: number, reference: `OFX-${this.deals.length}` };
    this.#answers.set(key, answer);
    return succeeded(answer);
  }

  list(): readonly OfxDeal[] {
    const isListed = ({ madeAt }: KeptDeal): boolean =>
      this.#rules.broken !== 'new deals are listed late' || madeAt + 3 < this.#world.tick;
    return this.deals.filter(isListed).map(({ number, quote, request }) => ({
      dealId: number,
      reference: number.replace('deal', 'OFX'),
      enteredDate: day,
      maturityDate: day,
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
    }));
  }

  text(): unknown {
    return [
      [...this.#quotes.keys()],
      this.deals.map(({ number, quoteId, madeAt }) => [number, quoteId, madeAt]),
      [...this.#answers.keys()],
    ];
  }
}
