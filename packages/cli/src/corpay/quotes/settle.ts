import { usageFailure } from '../../failures/commandFailure.ts';
import { output } from '../../program/output.ts';
import type { Verb } from '../../program/verb.ts';
import { safeText } from '../../terminal/safeText.ts';
import { bookingText } from '../bookingText.ts';
import { openWithUser } from '../openWithUser.ts';
import { settleOpenSteps, type Answered, type SettledStep } from '../settleOpenSteps.ts';
import { forgetFound, untoldBookings, type FoundBooking } from '../untoldBookings.ts';

type Became = {
  readonly became: SettledStep['kind'];
  readonly quoteId: string | null;
  readonly orderNumber: string | null;
};

/** What became of the steps: those settled now, and bookings found while another command ran. */
const stepsData = (settled: readonly SettledStep[], found: readonly FoundBooking[]): readonly Became[] => [
  ...found.map(({ quoteId, orderNumber }) => ({ became: 'booked' as const, quoteId, orderNumber })),
  ...settled.flatMap((step): Became[] => {
    switch (step.kind) {
      // It is among those that were found.
      case 'booked':
        return [];
      case 'not-booked':
        return [{ became: step.kind, quoteId: step.intent.quoteId, orderNumber: null }];
      case 'instructed':
      case 'not-instructed':
      case 'instructed-differently':
        return [{ became: step.kind, quoteId: null, orderNumber: step.orderNumber }];
    }
  }),
];

export const settle: Verb = {
  usage: 'settle',
  summary: 'Find out what became of a booking or instruction whose answer was lost.',
  options: [
    { flags: '--quote <id>', summary: 'of which booking --order or --none speaks, when several are open' },
    { flags: '--order <number>', summary: 'it became this order' },
    { flags: '--none', summary: 'it was not booked' },
  ],
  output:
    '[{ "became": "booked" | "not-booked" | "instructed" | "not-instructed" | "instructed-differently", "quoteId", "orderNumber" }]; exit 8 while one stays open',
  examples: ['settle', 'settle --order 1000234', 'settle --quote ID --none'],
  run: async (invocation) => {
    const { options } = invocation;
    const order = options.text('order');
    const none = options.flag('none');
    if (order !== null && none) return usageFailure('Either --order or --none, not both.');
    const customer = await openWithUser(invocation);
    if (!customer.ok) return customer;
    const quoteId = options.text('quote');
    const open = (await customer.value.journal.list()).filter(({ kind }) => kind === 'booking');
    if ((order !== null || none) && quoteId === null && open.length > 1) {
      return usageFailure('Several bookings are open.', 'Say of which you speak with --quote ID.');
    }
    const answered: Answered | null = order !== null || none ? { quoteId, choice: { order } } : null;
    const settled = await settleOpenSteps(invocation, customer.value, answered);
    if (!settled.ok) return settled;
    const found = await untoldBookings(customer.value);
    await forgetFound(
      customer.value,
      found.map(({ orderNumber }) => orderNumber),
    );
    const became = stepsData(settled.value, found);
    return output(became, () =>
      became.length === 0
        ? 'Nothing is open.'
        : found
            .map((booking) => safeText(`${bookingText(booking)} is order ${booking.orderNumber}`))
            .join('\n'),
    );
  },
};
