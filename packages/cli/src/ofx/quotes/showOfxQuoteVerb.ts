import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { ofxQuoteFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import type { OfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import { dealName } from '@fx-gateway/domain/ofx/deals/dealName.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';
import { openOfx } from '../scope/ofxCustomerConnection.ts';
import { toSentTermsJson, toSentTermsLabelledValues } from './sentTerms.ts';

const statusText = {
  booked: 'booked',
  'booking-unknown': 'a booking of it was sent here and has no answer yet: fxg quotes settle',
  open: 'can be booked',
  ended: 'has ended, or was booked elsewhere: fxg deals list',
} as const;

/** What became of a quote, with the booking of it that this machine sent. */
type Became = {
  readonly status: keyof typeof statusText;
  readonly sent: StoredOfxBookingCall | null;
  readonly dealId: string | null;
  readonly reference: string | null;
};

/** What this machine knows of a quote that it booked, or that it sent a booking of; null where it knows nothing. */
const becameHere = async (
  journal: Pick<OfxJournal, 'list' | 'booked'>,
  quoteId: string,
): Promise<Became | null> => {
  const booked = (await journal.booked()).find(({ intent }) => intent.quoteId === quoteId);
  if (booked !== undefined) {
    const { number, reference = null } = booked.answer;
    return { status: 'booked', sent: booked.intent, dealId: number, reference };
  }
  const open = (await journal.list()).find((intent) => intent.quoteId === quoteId);
  return open === undefined ? null : { status: 'booking-unknown', sent: open, dealId: null, reference: null };
};

/** Whether the partner says that the quote still holds. */
const holds = async ({ quotes }: Pick<Ofx, 'quotes'>, quoteId: string): CommandResult<Became> => {
  const stale = await quotes.isStale(quoteId);
  if (!stale.ok) return failed(callCommandFailure(stale.failure, ofxQuoteFailureMessage(stale.failure)));
  return succeeded({ status: stale.value ? 'ended' : 'open', sent: null, dealId: null, reference: null });
};

/** `fxg quotes show` for a customer of OFX, who says of a quote whether it still holds and nothing else (OFX-QUOTE-20). */
export const showOfxQuoteVerb: PartnerVerb<'quotes show'> = {
  usage: 'show <quote>',
  summary: 'What became of a quote: whether it can still be booked, and its deal.',
  notes: [
    'The partner names neither its terms, nor its end, nor the deal it became: only what was booked here lately is known.',
  ],
  examples: ['show 6b1f0c9e-2a44-4f0e-9d53-0c1f7d3a9b10'],
  run: async (invocation, openSession) => {
    const [quoteId = ''] = invocation.args;
    const scope = await openOfx(invocation, openSession);
    if (!scope.ok) return scope;
    const { ofx, journal } = scope.value;
    const here = await becameHere(journal, quoteId);
    const became = here === null ? await holds(ofx, quoteId) : succeeded(here);
    if (!became.ok) return became;
    const { status, sent, dealId, reference } = became.value;
    const terms = sent === null ? null : toSentTermsJson(sent);
    return makeOutput({ quoteId, status, dealId, reference, terms }, (paint) =>
      formatLabelledValues(
        [
          ['Quote', quoteId],
          ['Status', statusText[status]],
          ...(dealId === null ? [] : [['Deal', dealName({ dealId, reference: reference ?? '' })] as const]),
          ...(sent === null ? [] : toSentTermsLabelledValues(sent)),
        ],
        paint,
      ),
    );
  },
};
