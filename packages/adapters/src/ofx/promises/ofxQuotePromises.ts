import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { breachOf } from '../../conformance/promises/breachOf.ts';
import { firstProof } from '../../conformance/promises/firstProof.ts';
import { namingField, refusedWith } from '../../conformance/promises/refusedWith.ts';
import type { PromiseWorld, Proof, ServicePromise } from '../../conformance/promises/servicePromise.ts';
import { untried } from '../../conformance/promises/untried.ts';
import type { OfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import type { Json } from '../../http/signedApi.ts';
import { dealIdsOf, ofx } from './ofxCalls.ts';
import { askForOfxQuote, bookOfxQuote, chooseOfxDealTerms } from './ofxDeal.ts';
import { whenAuthorized } from './ofxOwnershipPromises.ts';

const malformed: readonly (readonly [
  wrong: Readonly<Record<string, Json>>,
  status: number,
  named: string | null,
])[] = [
  [{ buyAmount: 'plenty' }, 400, 'buyAmount'],
  [{ beneficiaries: 0 }, 400, 'beneficiaries'],
  [{ sellAmount: 100 }, 400, null],
  [{ sellCurrency: 'USD' }, 403, null],
  [{ buyAmount: 100.001 }, 403, null],
];

const withForeignQuote = (
  prove: (world: PromiseWorld, quote: OfxQuote, payee: string) => Promise<Proof>,
): ServicePromise['prove'] =>
  whenAuthorized(async (world) => {
    const terms = await chooseOfxDealTerms(world);
    if (typeof terms === 'string') return untried(terms);
    const { heard, quote } = await askForOfxQuote(world.other, terms);
    return quote === null ? breachOf(heard, 'a quote') : prove(world, quote, terms.payee.beneficiaryId);
  });

/** What holds of quotes, which stand at the partner. */
export const ofxQuotePromises: readonly ServicePromise[] = [
  {
    id: 'ofx-malformed-quote',
    service: ofx,
    words:
      'A malformed question for a quote is refused with 400, which names the member, and what cannot be quoted with 403.',
    writes: 'asks for quotes that cannot be given',
    prove: whenAuthorized(({ one }) =>
      firstProof(malformed, async ([wrong, status, named]) => {
        const good = { buyCurrency: 'USD', buyAmount: 100, sellCurrency: 'EUR', sellAmount: 0 };
        const body = { detailedResponse: true, ...good, beneficiaries: 1, ...wrong };
        const heard = await one.send(ofx, { method: 'POST', path: '/payments/quotes', body });
        return refusedWith(heard, [status], named === null ? null : namingField(named));
      }),
    ),
  },
  {
    id: 'ofx-foreign-quote-stale',
    service: ofx,
    words: 'Nobody is told whether a quote of another customer holds: 404.',
    writes: 'asks for a quote of the other customer',
    prove: withForeignQuote(async ({ one }, { id }) =>
      refusedWith(await one.send(ofx, { method: 'GET', path: `/payments/quotes/${id}/stale` }), [404]),
    ),
  },
  {
    id: 'ofx-foreign-quote-booked',
    service: ofx,
    words: 'A quote of another customer is not booked, for neither of them: 404.',
    writes: 'tries to book a quote of the other customer',
    prove: withForeignQuote(async (world, quote, payee) => {
      const { one, other, newId, leaves } = world;
      const before = [await dealIdsOf(one), await dealIdsOf(other)];
      const { receive: amount } = toPaysAndReceives(quote);
      const heard = await bookOfxQuote(world, one, { quoteId: quote.id, payee, amount }, newId());
      const refused = refusedWith(heard, [404]);
      if (refused !== null) leaves(`perhaps a deal of ${one.email} for a quote of ${other.email}`);
      if (refused !== null) return refused;
      const after = [await dealIdsOf(one), await dealIdsOf(other)];
      return after.every((deals, at) => deals.length === before[at]?.length)
        ? null
        : breachOf(heard, 'no deal more', 'a deal more');
    }),
  },
  {
    id: 'ofx-unknown-quote-booked',
    service: ofx,
    words: 'The booking of a quote that is nobody’s is refused with 404.',
    writes: 'tries to book a quote that is not there',
    prove: whenAuthorized(async (world) => {
      const terms = await chooseOfxDealTerms(world);
      if (typeof terms === 'string') return untried(terms);
      const booking = { quoteId: world.newId(), payee: terms.payee.beneficiaryId, amount: terms.pays };
      return refusedWith(await bookOfxQuote(world, world.one, booking, world.newId()), [404]);
    }),
  },
];
