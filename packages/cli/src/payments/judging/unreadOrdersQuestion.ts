import type { UnreadRecent } from '@fx-gateway/domain/payment-run/preparation/runPreparation.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { Caution } from '../../verbs/confirmCaution.ts';
import type { OptionSpec } from '../../verbs/verb.ts';
import type { PaymentRunConnection } from '../scope/paymentRunConnection.ts';

/** Answers the question about orders that could not be looked at; `--same-again` does not, since nobody knows what they pay. */
export const unreadOrdersOption: OptionSpec = {
  flags: '--unread-orders-accepted',
  summary: 'pay although not all orders of the last seven days could be looked at: a row may be paid twice',
};

const whichText = ({ count }: UnreadRecent): string =>
  count === null
    ? 'What was paid in the last seven days could not be looked at'
    : `${count === 1 ? 'One order' : `${count} orders`} of the last seven days could not be looked at`;

/** What is asked where nobody knows whether a row was paid already, because some orders could not be looked at (RUN-2). */
export const unreadOrdersQuestion = (
  unread: UnreadRecent,
  { failureMessage }: Pick<PaymentRunConnection, 'failureMessage'>,
): Caution => ({
  option: 'unreadOrdersAccepted',
  why: joinSentences(
    `${whichText(unread)}, so a row may have been paid already.`,
    unread.failure === null ? '' : failureMessage(unread.failure),
  ),
  question: 'Pay all the same?',
  hint: 'Run it again later. Where you know yourself that nothing of it is paid, add --unread-orders-accepted.',
  unconfirmed: { exit: exitCodes.usage, code: 'orders-not-read' },
  refusal: { code: 'orders-not-read', message: 'Nothing was booked.', hint: 'Run it again later.' },
});
