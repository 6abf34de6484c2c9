import { isCurrency, type Currency } from '@fx-gateway/domain/geography/currency.ts';
import { readDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { makeMoney, minorPerMajor, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { breachOf } from '../../conformance/promises/breachOf.ts';
import { isDone, isRefused } from '../../conformance/promises/isDone.ts';
import { oncePerWorld } from '../../conformance/promises/oncePerWorld.ts';
import type {
  Breach,
  ConformanceUser,
  HeardAnswer,
  PromiseWorld,
  Untried,
} from '../../conformance/promises/servicePromise.ts';
import { underKey } from '../../conformance/promises/underKey.ts';
import { untried } from '../../conformance/promises/untried.ts';
import { readOfxBookedDeal, toOfxDealBody } from '../ofxDealWire.ts';
import { readOfxQuote, toOfxQuoteBody } from '../ofxQuoteWire.ts';
import { dealIdsOf, ofx, ofxBeneficiariesOf } from './ofxCalls.ts';

/** What a run books: as much as this, paid to a beneficiary of the first customer. */
const amountMajor = 100n;

type OfxDealTerms = { readonly pays: Money; readonly receives: Currency; readonly payee: OfxBeneficiary };

/** What is paid and to whom; a sentence where nobody can be. */
export const chooseOfxDealTerms = oncePerWorld(async ({ one }): Promise<OfxDealTerms | string> => {
  if (one.known['token'] === undefined) return `${one.email} was given no token: fxg partner authorize.`;
  for (const payee of await ofxBeneficiariesOf(one)) {
    const { currency } = payee;
    if (!isCurrency(currency)) continue;
    const paid: Currency = currency === 'USD' ? 'EUR' : 'USD';
    return { pays: makeMoney(amountMajor * minorPerMajor(paid), paid), receives: currency, payee };
  }
  return `${one.email} has no beneficiary.`;
});

/** Asks for a quote of these terms, in the name of any customer. */
export const askForOfxQuote = async (user: ConformanceUser, { pays, receives }: OfxDealTerms) => {
  const asked = {
    buyCurrency: pays.currency,
    sellCurrency: receives,
    lockSide: 'buy' as const,
    amount: pays,
    beneficiaries: 1,
  };
  const heard = await user.send(ofx, {
    method: 'POST',
    path: '/payments/quotes',
    body: toOfxQuoteBody(asked),
  });
  return { heard, quote: isDone(heard) ? readOfxQuote(asked)(heard.body) : null };
};

/** Books a quote for one beneficiary, who gets all of it unless another amount is said. */
export const bookOfxQuote = (
  world: PromiseWorld,
  user: ConformanceUser,
  { quoteId, payee, amount }: { readonly quoteId: string; readonly payee: string; readonly amount: Money },
  key: string | null,
): Promise<HeardAnswer> =>
  user.send(ofx, {
    method: 'POST',
    path: '/payments/deals',
    body: toOfxDealBody({ quoteId, beneficiaries: [{ beneficiaryId: payee, amount }] }),
    ...underKey(world, ofx, key),
  });

export const dealIdOf = (heard: HeardAnswer): string | null =>
  isDone(heard) ? (readOfxBookedDeal(heard.body, null)?.dealId ?? null) : null;

/** What a booking names: the quote, and who gets what of it. */
type Booking = { readonly quoteId: string; readonly payee: string; readonly amount: Money };

/** A quote that may be booked within the limits of the run. */
export const ofxQuoteToBook = async (
  world: PromiseWorld,
): Promise<
  | { readonly kind: 'quoted'; readonly booking: Booking; readonly settles: Money; readonly quote: OfxQuote }
  | Breach
  | Untried
> => {
  const terms = await chooseOfxDealTerms(world);
  if (typeof terms === 'string') return untried(terms);
  const { heard, quote } = await askForOfxQuote(world.one, terms);
  if (quote === null) return breachOf(heard, 'a quote');
  const { pays, receive } = toPaysAndReceives(quote);
  const fee = readDisplayOnlyAmount(quote.fee);
  const why = world.whyNotBook(fee === null ? [pays] : [pays, fee]);
  if (why !== null) return untried(why);
  const booking = { quoteId: quote.id, payee: terms.payee.beneficiaryId, amount: receive };
  return { kind: 'quoted', booking, settles: pays, quote };
};

/** A deal that a run has booked. */
export type BookedOfxDeal = {
  readonly kind: 'booked';
  readonly booking: Booking;
  readonly key: string;
  readonly dealId: string;
  /** The deals before it. */
  readonly before: readonly string[];
};

/** The deal that most promises of a run are proved with; booked once, by the first that needs it. */
export const bookedOfxDeal = oncePerWorld(async (world): Promise<BookedOfxDeal | Breach | Untried> => {
  const { one, newId, leaves } = world;
  const quoted = await ofxQuoteToBook(world);
  if (quoted.kind !== 'quoted') return quoted;
  const { booking, settles } = quoted;
  const before = await dealIdsOf(one);
  const key = newId();
  const forget = leaves(`perhaps a deal of ${one.email}, whose booking was not answered as it should be`);
  const heard = await bookOfxQuote(world, one, booking, key);
  const dealId = dealIdOf(heard);
  if (dealId !== null || isRefused(heard)) forget();
  if (dealId === null) return breachOf(heard, 'a deal');
  leaves(`deal ${dealId} of ${one.email}, ${formatMoney(settles)}`);
  return { kind: 'booked', booking, key, dealId, before };
});
