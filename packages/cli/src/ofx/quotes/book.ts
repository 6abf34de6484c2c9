import { systemClock, systemIdentifiers } from '@fx-gateway/adapters/node';
import { bookOfxDeal, ofxDealsWords, type OfxBookingOutcome, type OfxDeal } from '@fx-gateway/domain/ofx';
import { failed, succeeded } from '@fx-gateway/domain/result';
import type { CommandResult } from '../../command/commandResult.ts';
import { requireConsent } from '../../command/confirmChange.ts';
import type { Invocation } from '../../command/invocation.ts';
import { changed, output } from '../../command/output.ts';
import { withExclusiveLock } from '../../configuration/withExclusiveLock.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { facts } from '../../terminal/table.ts';
import { listOfxBeneficiaries } from '../scope/findOfxBeneficiary.ts';
import { openOfx, type OfxScope } from '../scope/ofxScope.ts';
import { bookingFailure, interruptedBooking } from './bookingFailure.ts';
import { confirmDeal } from './confirmDeal.ts';
import { askOfxQuote, namedParts, offeredData, type OfferedDeal } from './offeredDeal.ts';
import { ofxLimitOptions, requireOfxLimit } from './ofxLimits.ts';
import { draftOfTerms, ofxTermOptions, readOfxTerms } from './ofxTerms.ts';

/** Sends the booking while no other fxg of this machine moves money for the customer. */
const send = (
  invocation: Invocation,
  scope: OfxScope,
  offered: OfferedDeal,
  dealsBefore: readonly OfxDeal[],
): CommandResult<OfxBookingOutcome> =>
  withExclusiveLock(invocation, scope, async () => {
    const { ofx, journal } = scope;
    const open = invocation.options.flag('despiteOpen') ? await journal.list() : [];
    invocation.interruptedWith(interruptedBooking);
    const outcome = await bookOfxDeal(
      { deals: ofx.deals, journal, clock: systemClock, identifiers: systemIdentifiers },
      {
        quote: offered.quote,
        typedSide: offered.request.lockSide,
        parts: namedParts(offered),
        dealsBefore,
        despite: open.map(({ quoteId }) => quoteId),
      },
    );
    invocation.interruptedWith(null);
    return succeeded(outcome);
  });

export const book: PartnerVerb = {
  usage: 'book',
  summary: 'Book a deal at a fresh quote.',
  changes: true,
  options: [
    ...ofxTermOptions,
    ...ofxLimitOptions,
    {
      flags: '--despite-open',
      summary: 'book also while it is not known what became of another booking; never the same one again',
    },
  ],
  output: '{ "dealId", "reference", "quoteId", "buy", "sell", "fee", "total", "beneficiaries" }',
  examples: [
    'book --beneficiary ID1=100 --beneficiary ID2=50.50',
    'book --beneficiary ID --lock buy --amount 1000 --yes --min-sell 850',
    'book --beneficiary ID=100 --dry-run',
  ],
  run: async (invocation, openSession) => {
    const terms = readOfxTerms(invocation.options);
    if (!terms.ok) return terms;
    const consent = requireConsent(invocation);
    if (!consent.ok) return consent;
    const limit = requireOfxLimit(invocation.options, terms.value.lockSide, invocation.canAsk);
    if (!limit.ok) return limit;
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const { ofx } = open.value;
    const known = await listOfxBeneficiaries(ofx);
    if (!known.ok) return known;
    const wanted = draftOfTerms(terms.value, known.value);
    if (!wanted.ok) return wanted;
    const before = await ofx.deals.list();
    if (!before.ok) return failed(callCommandFailure(before.failure, ofxDealsWords(before.failure)));
    const offered = await askOfxQuote(ofx, wanted.value);
    if (!offered.ok) return offered;
    const agreed = await confirmDeal(invocation, ofx, offered.value);
    if (!agreed.ok) return agreed;
    if (agreed.value === null) return output({ dryRun: true, would: offeredData(offered.value) }, () => '');
    const data = offeredData(agreed.value);
    const sent = await send(invocation, open.value, agreed.value, before.value);
    if (!sent.ok) return sent;
    if (sent.value.kind !== 'booked') return failed(bookingFailure(sent.value));
    const { dealId, reference } = sent.value;
    return changed(`Booked as deal ${dealId}.`, { dealId, reference, ...data }, (paint) =>
      facts(
        [
          ['Booked as deal', dealId],
          ['Reference', reference],
        ],
        paint,
      ),
    );
  },
};
