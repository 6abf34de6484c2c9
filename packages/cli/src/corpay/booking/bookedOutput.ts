import type { BookingIntent } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { moneyData } from '../../amounts/amountData.ts';
import { changedOutput } from '../../verbs/output.ts';
import { dayText } from '../../terminal/dayText.ts';
import { factsText } from '../../terminal/table.ts';

type Booked = Pick<BookingIntent, 'quoteId' | 'settlement' | 'payment' | 'beneficiaryId'>;

/** How the order came about when this run sent nothing new, and when it was booked, in milliseconds since 1970. */
type Earlier = { readonly kind: 'settled' | 'repeated'; readonly at: number };

/** By which id the partner knows its answer to the booking, and the earlier call that it was, where it was one. */
type Origin = { readonly requestId: string | null; readonly earlier?: Earlier };

const earlierSentence = ({ at }: Earlier): string =>
  `This is the order of the earlier call: it is booked once. That was on ${dayText(at)}.`;

/** The order that a booking became. */
export const bookedOutput = (
  { quoteId, settlement, payment, beneficiaryId }: Booked,
  orderNumber: string,
  origin: Origin,
) => {
  const { requestId, earlier = null } = origin;
  return changedOutput(
    `Booked as order ${orderNumber}.${earlier === null ? '' : ` ${earlierSentence(earlier)}`}`,
    {
      orderNumber,
      quoteId,
      settlement: moneyData(settlement),
      payment: moneyData(payment),
      beneficiary: beneficiaryId,
      requestId,
      ...(earlier === null ? {} : { [earlier.kind]: true, bookedAt: new Date(earlier.at).toISOString() }),
    },
    (paint) =>
      [
        factsText([['Booked as order', orderNumber]], paint),
        ...(earlier === null ? [] : [earlierSentence(earlier)]),
        paint.dim(`Next: fxg orders instruct ${orderNumber.replace(/[^\w-]/g, '')}`),
      ].join('\n'),
  );
};
