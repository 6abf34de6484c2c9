import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import type { ProposedDeal } from '@fx-gateway/domain/ofx/booking/proposedDeals.ts';
import {
  confirmProposedDeals,
  type ConfirmedBookingOutcome,
} from '@fx-gateway/domain/ofx/booking/confirmProposedDeals.ts';
import { canBeNoDealFrom } from '@fx-gateway/domain/ofx/booking/settleOfxBooking.ts';
import { dealName } from '@fx-gateway/domain/ofx/deals/dealName.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { withExclusiveLock } from '../../configuration/withExclusiveLock.ts';
import { dayText } from '../../terminal/dayText.ts';
import { drawView } from '../../terminal/drawView.ts';
import { looksOf } from '../../terminal/paint.ts';
import type { Prompts } from '../../terminal/prompts.ts';
import { table } from '../../terminal/table.ts';
import { write } from '../../terminal/terminal.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { OfxScope } from '../scope/ofxScope.ts';
import { reportBookingStaysOpen } from './applyStatedOutcome.ts';
import { settlingPorts } from './settlingPorts.ts';

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
    dayText(intent.startedAt),
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
        table(
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
    looksOf(terminal, 'stderr'),
  );
  await write(terminal.stderr, `${shown}\n`);
};

/**
 * Shows which booking became which deal, and asks once. A yes settles those of which it is still true when everything is
 * looked at again; a no leaves all open.
 */
export const proposeDeals = async (
  invocation: Invocation,
  scope: OfxScope,
  prompts: Prompts,
  proposed: readonly ProposedDeal[],
): CommandResult<readonly ConfirmedBookingOutcome[]> => {
  await show(invocation, proposed);
  const agreed = await prompts.confirm(words(proposed.length).question);
  if (!agreed.ok) return agreed;
  const ports = settlingPorts(scope);
  if (agreed.value)
    return withExclusiveLock(invocation, scope, async () => {
      const settled = await confirmProposedDeals(ports, proposed);
      for (const { intent, settlement } of settled)
        if (settlement.kind === 'choose') await reportBookingStaysOpen(invocation, intent);
      return succeeded(settled);
    });
  const now = ports.clock.now();
  return succeeded(
    proposed.map(({ intent, deal }) => ({
      intent,
      settlement: { kind: 'choose', candidates: [deal], canBeNone: now >= canBeNoDealFrom(intent) },
    })),
  );
};
