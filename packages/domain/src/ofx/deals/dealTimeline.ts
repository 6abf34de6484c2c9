import { formatMoney } from '../../money/formatMoney.ts';
import { joinTimeline, type TimelineLine } from '../../timeline/timeline.ts';
import { fromPartner, fromThisMachine } from '../../timeline/timelineEntries.ts';
import { timelineMessages } from '../../timeline/timelineMessages.ts';
import { asCustomerSees } from '../api/buySell.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { candidateDeals } from '../booking/candidateDeals.ts';
import type { OfxBookingIntent } from '../booking/ofxIntent.ts';

/**
 * What is known of a deal with a moment or a day, by the partner and by this machine, oldest first. The partner does not
 * say since when a deal is in its state, so no line does.
 */
export const dealTimeline = (deal: OfxDeal, kept: readonly OfxBookingIntent[]): readonly TimelineLine[] =>
  joinTimeline(
    fromPartner(deal.enteredDate, 'booked', timelineMessages.booked),
    fromPartner(deal.maturityDate, 'paid', 'Value date.'),
    kept
      .filter((intent) => candidateDeals(intent, [deal]).length > 0)
      .map((intent) =>
        fromThisMachine(
          intent.startedAt,
          'booking-sent',
          timelineMessages.mayHaveBecome(
            formatMoney(asCustomerSees(intent).receive),
            intent.parts.map(({ name }) => name).join(', '),
            'deal',
          ),
        ),
      ),
  );
