import type { Quote } from '@fx-gateway/domain/corpay/api/quote.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
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
import { readOrderNumber } from '../dealWire.ts';
import { corpay, orderNumbersOf } from './corpayCalls.ts';
import { askForQuote, chooseCorpayDealTerms, type CorpayDealTerms } from './corpayDealTerms.ts';

/** A deal that a run has booked. */
export type CorpayDeal = {
  readonly kind: 'booked';
  readonly terms: CorpayDealTerms;
  readonly quote: Quote;
  readonly key: string;
  readonly orderNumber: string;
  /** The orders before it. */
  readonly before: readonly string[];
  /** Says that it stands there otherwise than booked. */
  noteAgain(how: string): void;
};

/** Books a quote. */
export const book = (world: PromiseWorld, user: ConformanceUser, quoteId: string, key: string | null) =>
  user.send(corpay, {
    method: 'POST',
    path: '/deal/book',
    body: { quoteId },
    ...underKey(world, corpay, key),
  });

export const orderNumberOf = (heard: HeardAnswer): string | null =>
  isDone(heard) ? (readOrderNumber(heard.body)?.orderNumber ?? null) : null;

/** A quote that may be booked within the limits of the run. */
export const quoteToBook = async (
  world: PromiseWorld,
): Promise<
  { readonly kind: 'quoted'; readonly terms: CorpayDealTerms; readonly quote: Quote } | Breach | Untried
> => {
  const terms = await chooseCorpayDealTerms(world);
  if (typeof terms === 'string') return untried(terms);
  const { heard, quote } = await askForQuote(world.one, terms);
  if (quote === null) return breachOf(heard, 'a quote');
  const why = world.whyNotBook([quote.settlement]);
  return why === null ? { kind: 'quoted', terms, quote } : untried(why);
};

/** The deal that most promises of a run are proved with; booked once, by the first that needs it. */
export const bookedCorpayDeal = oncePerWorld(async (world): Promise<CorpayDeal | Breach | Untried> => {
  const { one, newId, leaves } = world;
  const quoted = await quoteToBook(world);
  if (quoted.kind !== 'quoted') return quoted;
  const { terms, quote } = quoted;
  const before = await orderNumbersOf(one);
  const key = newId();
  const named = `of ${one.email}, ${formatMoney(quote.settlement)}`;
  let forget = leaves(`perhaps an order ${named}, whose booking was not answered as it should be`);
  const heard = await book(world, one, quote.quoteId, key);
  const orderNumber = orderNumberOf(heard);
  if (isRefused(heard)) forget();
  if (orderNumber === null) return breachOf(heard, 'an order number');
  const noteAgain = (how: string): void => {
    forget();
    forget = leaves(`order ${orderNumber} ${named}, ${how}`);
  };
  noteAgain('not instructed');
  return { kind: 'booked', terms, quote, key, orderNumber, before, noteAgain };
});
