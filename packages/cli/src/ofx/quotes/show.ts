import { ofxQuoteMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { output } from '../../verbs/output.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { facts } from '../../terminal/table.ts';
import { openOfx } from '../scope/ofxScope.ts';

const statusText = {
  'booking-unknown': 'a booking of it was sent here and has no answer yet: fxg quotes settle',
  open: 'can be booked',
  ended: 'has ended, or was booked: fxg deals list',
} as const;

/** `fxg quotes show` for a customer of OFX, who says of a quote whether it still holds and nothing else (OFX-QUOTE-20). */
export const show: PartnerVerb<'quotes show'> = {
  usage: 'show <quote>',
  summary: 'What became of a quote: whether it can still be booked.',
  notes: ['The partner names neither its terms, nor its end, nor the deal it became.'],
  examples: ['show 6b1f0c9e-2a44-4f0e-9d53-0c1f7d3a9b10'],
  run: async (invocation, openSession) => {
    const [quoteId = ''] = invocation.args;
    const scope = await openOfx(invocation, openSession);
    if (!scope.ok) return scope;
    const { ofx, journal } = scope.value;
    const isOpenBooking = (await journal.list()).some((intent) => intent.quoteId === quoteId);
    const stale = await ofx.quotes.isStale(quoteId);
    if (!stale.ok) return failed(callCommandFailure(stale.failure, ofxQuoteMessages(stale.failure)));
    const status = isOpenBooking ? 'booking-unknown' : stale.value ? 'ended' : 'open';
    return output({ quoteId, status }, (paint) =>
      facts(
        [
          ['Quote', quoteId],
          ['Status', statusText[status]],
        ],
        paint,
      ),
    );
  },
};
