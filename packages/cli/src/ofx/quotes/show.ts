import { ofxQuoteMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
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

/** Whether the partner says that the quote still holds. */
const holds = async ({ quotes }: Pick<Ofx, 'quotes'>, quoteId: string): CommandResult<'open' | 'ended'> => {
  const stale = await quotes.isStale(quoteId);
  return stale.ok
    ? succeeded(stale.value ? 'ended' : 'open')
    : failed(callCommandFailure(stale.failure, ofxQuoteMessages(stale.failure)));
};

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
    const status = isOpenBooking ? succeeded('booking-unknown' as const) : await holds(ofx, quoteId);
    if (!status.ok) return status;
    return output({ quoteId, status: status.value }, (paint) =>
      facts(
        [
          ['Quote', quoteId],
          ['Status', statusText[status.value]],
        ],
        paint,
      ),
    );
  },
};
