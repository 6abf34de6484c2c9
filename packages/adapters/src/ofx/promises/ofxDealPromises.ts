import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { breachOf } from '../../conformance/promises/breachOf.ts';
import { countMore } from '../../conformance/promises/countMore.ts';
import { proveWith } from '../../conformance/promises/proveWith.ts';
import { refusedWith } from '../../conformance/promises/refusedWith.ts';
import type {
  HeardAnswer,
  PromiseWorld,
  Proof,
  ServicePromise,
} from '../../conformance/promises/servicePromise.ts';
import { untried } from '../../conformance/promises/untried.ts';
import { dealIdsOf, ofx } from './ofxCalls.ts';
import {
  askForOfxQuote,
  bookedOfxDeal,
  bookOfxQuote,
  chooseOfxDealTerms,
  dealIdOf,
  ofxQuoteToBook,
} from './ofxDeal.ts';
import { whenAuthorized } from './ofxOwnershipPromises.ts';

const proveWithDeal = proveWith(ofx, bookedOfxDeal);

const withDeal = (...how: Parameters<typeof proveWithDeal>): ServicePromise['prove'] =>
  whenAuthorized(proveWithDeal(...how));

/** There are as many deals more as were meant to be. */
const countsDeals = async (
  world: PromiseWorld,
  heard: HeardAnswer,
  before: readonly string[],
  more: number,
): Promise<Proof> =>
  countMore(world, heard, { noun: 'deals', before, now: await dealIdsOf(world.one), more });

/** What holds of deals, which move money. */
export const ofxDealPromises: readonly ServicePromise[] = [
  {
    id: 'ofx-deal-sums',
    service: ofx,
    words: 'A deal whose amounts do not add up to its quote is refused with 400, and is not made.',
    writes: 'sends a deal that pays half of its quote',
    prove: whenAuthorized(async (world) => {
      const terms = await chooseOfxDealTerms(world);
      if (typeof terms === 'string') return untried(terms);
      const { heard, quote } = await askForOfxQuote(world.one, terms);
      if (quote === null) return breachOf(heard, 'a quote');
      const before = await dealIdsOf(world.one);
      const { minor, currency } = toPaysAndReceives(quote).receive;
      const booking = {
        quoteId: quote.id,
        payee: terms.payee.beneficiaryId,
        amount: makeMoney(minor / 2n, currency),
      };
      const sent = await bookOfxQuote(world, world.one, booking, world.newId());
      return refusedWith(sent, [400]) ?? countsDeals(world, sent, before, 0);
    }),
  },
  {
    id: 'ofx-booked-once',
    service: ofx,
    words: 'The same deal under the same key is told the same deal, and there is one deal more.',
    writes: 'books a deal, and sends the booking again under its key',
    prove: withDeal(async (world, { booking, key, dealId, before }) => {
      const again = await bookOfxQuote(world, world.one, booking, key);
      if (dealIdOf(again) !== dealId) return breachOf(again, 'the deal of the first answer');
      return countsDeals(world, again, before, 1);
    }, 'keyed'),
  },
  {
    id: 'ofx-key-of-another-deal',
    service: ofx,
    words: 'Another deal under a key that came before is refused with 422, and is not made.',
    writes: 'sends another quote under the key of a deal',
    prove: withDeal(async (world, { key }) => {
      const before = await dealIdsOf(world.one);
      const quoted = await ofxQuoteToBook(world);
      if (quoted.kind !== 'quoted') return quoted;
      const heard = await bookOfxQuote(world, world.one, quoted.booking, key);
      return refusedWith(heard, [422]) ?? countsDeals(world, heard, before, 0);
    }, 'keyed'),
  },
  {
    id: 'ofx-quote-booked-once',
    service: ofx,
    words: 'A quote is booked once: again it is told its deal, or refused with 409.',
    writes: 'sends the booking again under another key, and without one',
    prove: withDeal(async (world, { booking, dealId, before }) => {
      for (const key of [world.newId(), null]) {
        const again = await bookOfxQuote(world, world.one, booking, key);
        if (again.status !== 409 && dealIdOf(again) !== dealId)
          return breachOf(again, '409, or the same deal');
        const counted = await countsDeals(world, again, before, 1);
        if (counted !== null) return counted;
      }
      return null;
    }),
  },
  {
    id: 'ofx-booked-at-once',
    service: ofx,
    words: 'A booking that arrives three times at once makes one deal.',
    writes: 'books a second deal, by three calls at once',
    prove: whenAuthorized(async (world) => {
      const quoted = await ofxQuoteToBook(world);
      if (quoted.kind !== 'quoted') return quoted;
      const { one, leaves, newId } = world;
      const before = await dealIdsOf(one);
      const key = newId();
      const answers = await Promise.all([1, 2, 3].map(() => bookOfxQuote(world, one, quoted.booking, key)));
      const fresh = (await dealIdsOf(one)).filter((id) => !before.includes(id));
      for (const id of fresh) leaves(`deal ${id} of ${one.email}, ${formatMoney(quoted.settles)}`);
      const [first] = answers;
      if (first === undefined) return null;
      const others = answers.find((answer) => {
        const told = dealIdOf(answer);
        return told !== null && told !== fresh[0];
      });
      return fresh.length === 1 && others === undefined
        ? null
        : breachOf(others ?? first, 'one deal for all three', `${fresh.length} deals`);
    }),
  },
];
