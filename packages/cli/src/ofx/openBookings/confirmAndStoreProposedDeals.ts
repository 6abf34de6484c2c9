import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import type { ProposedDeal } from '@fx-gateway/domain/ofx/booking/proposeDealsForBookings.ts';
import {
  settleBookingsAsProposedDeals,
  type ConfirmedBookingOutcome,
} from '@fx-gateway/domain/ofx/booking/settleBookingsAsProposedDeals.ts';
import { computeNoDealConfirmableAt } from '@fx-gateway/domain/ofx/booking/settleOfxBooking.ts';
import { dealName } from '@fx-gateway/domain/ofx/deals/dealName.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { runWithCustomerLock } from '../../configuration/runWithCustomerLock.ts';
import { formatLocalDateTime } from '../../terminal/formatLocalDateTime.ts';
import { drawView } from '../../terminal/drawView.ts';
import { readTerminalStyle } from '../../terminal/viewStyle.ts';
import type { Prompts } from '../../terminal/prompts.ts';
import { formatTable } from '../../terminal/formatTable.ts';
import { writeText } from '../../terminal/terminal.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';
import { reportBookingStaysOpen } from './checkAndStoreStatedOutcome.ts';
import { ofxBookingOutcomePortsOf } from './ofxBookingOutcomePortsOf.ts';

const words = (count: number) =>
  count === 1
    ? { title: 'Only one deal can be this booking:', question: 'Is this deal that booking?' }
    : {
        title: 'For each of these bookings only one deal can be it:',
        question: 'Is each of these deals the booking beside it?',
      };

const rowOf = ({ intent, deal }: ProposedDeal): readonly string[] => {
  const { pays, receive } = toPaysAndReceives(intent);
  return [
    intent.parts.map(({ name }) => name).join(', '),
    formatMoney(receive),
    formatMoney(pays),
    formatLocalDateTime(intent.startedAt),
    dealName(deal),
    formatDate(deal.enteredDate),
  ];
};

/** Shown also under `--quiet`: the user is asked about it. */
const show = async ({ terminal }: Invocation, proposed: readonly ProposedDeal[]): Promise<void> => {
  const shown = await drawView(
    (paint) =>
      [
        paint.bold(words(proposed.length).title),
        formatTable(
          [
            { heading: 'Booking for' },
            { heading: 'Receives', right: true },
            { heading: 'You pay', right: true },
            { heading: 'Sent' },
            { heading: 'Deal' },
            { heading: 'Booked' },
          ],
          proposed.map(rowOf),
          paint,
        ),
      ].join('\n'),
    readTerminalStyle(terminal, 'stderr'),
  );
  await writeText(terminal.stderr, `${shown}\n`);
};

/**
 * Shows which booking became which deal, and asks once. A yes settles those of which it is still true when everything is
 * looked at again; a no leaves all open.
 */
export const confirmAndStoreProposedDeals = async (
  invocation: Invocation,
  scope: OfxCustomerConnection,
  prompts: Prompts,
  proposed: readonly ProposedDeal[],
): CommandResult<readonly ConfirmedBookingOutcome[]> => {
  await show(invocation, proposed);
  const agreed = await prompts.confirm(words(proposed.length).question);
  if (!agreed.ok) return agreed;
  const ports = ofxBookingOutcomePortsOf(scope);
  if (agreed.value)
    return runWithCustomerLock(invocation, scope, async () => {
      const settled = await settleBookingsAsProposedDeals(ports, proposed);
      for (const { intent, settlement } of settled)
        if (settlement.kind === 'choose') await reportBookingStaysOpen(invocation, intent);
      return succeeded(settled);
    });
  const now = ports.clock.now();
  return succeeded(
    proposed.map(({ intent, deal }) => ({
      intent,
      settlement: {
        kind: 'choose',
        candidates: [deal],
        canBeNone: now >= computeNoDealConfirmableAt(intent),
      },
    })),
  );
};
