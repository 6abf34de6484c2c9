import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { formatDealRate } from '@fx-gateway/domain/money/dealRate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { confirmChange, type ChangeToConfirm } from '../../verbs/confirmChange.ts';
import type { Invocation } from '../../verbs/invocation.ts';

const factsOf = ({ payee, payment, settlement, rate }: StoredBookingCall): ChangeToConfirm['facts'] => [
  ['Beneficiary', payee],
  ['Beneficiary receives', formatMoney(payment)],
  ['You settle', formatMoney(settlement)],
  ...(rate === null ? [] : [['Rate', formatDealRate({ rate, from: settlement, to: payment })] as const]),
];

/** Shows payee, amounts and rate of a booking that is about to be sent again, and asks. */
export const confirmSendingAgain = async (
  invocation: Invocation,
  intent: StoredBookingCall,
): CommandResult<'go' | 'stop'> =>
  confirmChange(invocation, {
    title: 'This booking will be sent again: if it was not made, this makes it.',
    facts: factsOf(intent),
    question: 'Send it again?',
    changes: 'money',
  });

/** Under `--dry-run`: what a repeated call would do about a booking without an answer. */
export const showPlannedBookingRetry = (
  invocation: Invocation,
  intent: StoredBookingCall,
): CommandResult<'go' | 'stop'> =>
  confirmChange(invocation, {
    title: 'This booking has no answer yet. It would be sent again only if no order could be it.',
    facts: factsOf(intent),
    question: '',
    changes: 'nothing',
  });
