import type { BookingIntent } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { moneyData } from '../../amounts/amountData.ts';
import { changed } from '../../verbs/output.ts';
import { dayText } from '../../terminal/dayText.ts';
import { facts } from '../../terminal/table.ts';

type Booked = Pick<BookingIntent, 'quoteId' | 'settlement' | 'payment' | 'beneficiaryId'>;

/** How the order came about when this run sent nothing new, and when it was booked, in milliseconds since 1970. */
type Earlier = { readonly kind: 'settled' | 'repeated'; readonly at: number };

/** The same, or by which id the partner knows its answer to this run. */
type Origin = Earlier | { readonly requestId: string | null };

const earlierSentence = ({ at }: Earlier): string =>
  `This is the order of the earlier call: it is booked once. That was on ${dayText(at)}.`;

/** The order that a booking became. */
export const bookedOutput = (
  { quoteId, settlement, payment, beneficiaryId }: Booked,
  orderNumber: string,
  origin: Origin,
) => {
  const earlier = 'at' in origin ? origin : null;
  return changed(
    `Booked as order ${orderNumber}.${earlier === null ? '' : ` ${earlierSentence(earlier)}`}`,
    {
      orderNumber,
      quoteId,
      settlement: moneyData(settlement),
      payment: moneyData(payment),
      beneficiary: beneficiaryId,
      requestId: 'requestId' in origin ? origin.requestId : null,
      ...(earlier === null ? {} : { [earlier.kind]: true, bookedAt: new Date(earlier.at).toISOString() }),
    },
    (paint) =>
      [
        facts([['Booked as order', orderNumber]], paint),
        ...(earlier === null ? [] : [earlierSentence(earlier)]),
        paint.dim(`Next: fxg orders instruct ${orderNumber.replace(/[^\w-]/g, '')}`),
      ].join('\n'),
  );
};
