import { firstProof } from '../../conformance/promises/firstProof.ts';
import { breachOf } from '../../conformance/promises/breachOf.ts';
import { namingField, refusedWith } from '../../conformance/promises/refusedWith.ts';
import type { PromiseWorld, Proof, ServicePromise } from '../../conformance/promises/servicePromise.ts';
import { untried } from '../../conformance/promises/untried.ts';
import type { Json } from '../../http/signedApi.ts';
import { book } from './corpayDeal.ts';
import { askForQuote, chooseCorpayDealTerms } from './corpayDealTerms.ts';
import { corpay, orderNumbersOf, refusedAsForeign } from './corpayCalls.ts';

const malformed: readonly (readonly [Readonly<Record<string, Json>>, string])[] = [
  [{ amount: 'plenty' }, 'amount'],
  [{ amount: -1 }, 'amount'],
  [{ paymentCurrency: 'XXX' }, 'paymentCurrency'],
  [{ lockSide: 'neither' }, 'lockSide'],
];

/** A quote of the other customer, and what the first one makes of it. */
const withForeignQuote =
  (prove: (world: PromiseWorld, quoteId: string) => Promise<Proof>) =>
  async (world: PromiseWorld): Promise<Proof> => {
    const terms = await chooseCorpayDealTerms(world);
    if (typeof terms === 'string') return untried(terms);
    const { heard, quote } = await askForQuote(world.other, terms);
    return quote === null ? breachOf(heard, 'a quote') : prove(world, quote.quoteId);
  };

/** What holds of quotes, which stand at the partner. */
export const corpayQuotePromises: readonly ServicePromise[] = [
  {
    id: 'corpay-malformed-quote',
    service: corpay,
    words: 'A malformed question for a quote is refused with 400, which names the member.',
    writes: 'asks for quotes that cannot be given',
    prove: ({ one }) =>
      firstProof(malformed, async ([wrong, member]) => {
        const good = {
          settlementCurrency: 'USD',
          paymentCurrency: 'EUR',
          lockSide: 'Settlement',
          amount: 100,
        };
        const body = { ...good, ...wrong };
        const heard = await one.send(corpay, { method: 'POST', path: '/deal/quote', body });
        return refusedWith(heard, [400], namingField(member));
      }),
  },
  {
    id: 'corpay-foreign-quote-status',
    service: corpay,
    words: 'Nobody is told how long a quote of another customer lives.',
    writes: 'asks for a quote of the other customer',
    prove: withForeignQuote(async ({ one }, quoteId) =>
      refusedAsForeign(await one.send(corpay, { method: 'GET', path: `/deal/quote/status/${quoteId}` })),
    ),
  },
  {
    id: 'corpay-foreign-quote-booked',
    service: corpay,
    words: 'A quote of another customer is not booked, for neither of them.',
    writes: 'tries to book a quote of the other customer',
    prove: withForeignQuote(async (world, quoteId) => {
      const { one, other, newId, leaves } = world;
      const before = [await orderNumbersOf(one), await orderNumbersOf(other)];
      const heard = await book(world, one, quoteId, newId());
      const refused = refusedAsForeign(heard);
      if (refused !== null) leaves(`perhaps an order of ${one.email} for a quote of ${other.email}`);
      if (refused !== null) return refused;
      const after = [await orderNumbersOf(one), await orderNumbersOf(other)];
      return after.every((orders, at) => orders.length === before[at]?.length)
        ? null
        : breachOf(heard, 'no order more', 'an order more');
    }),
  },
  {
    id: 'corpay-unknown-quote-booked',
    service: corpay,
    words: 'The booking of a quote that is nobody’s is refused with 404.',
    writes: 'tries to book a quote that is not there',
    prove: async (world) =>
      refusedWith(await book(world, world.one, world.newId().replaceAll('-', ''), world.newId()), [404]),
  },
];
