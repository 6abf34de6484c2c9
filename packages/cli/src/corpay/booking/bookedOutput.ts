import type { BookingIntent } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { moneyData } from '../../amounts/amountData.ts';
import { changed } from '../../verbs/output.ts';
import { dayText } from '../../terminal/dayText.ts';
import { facts } from '../../terminal/table.ts';

type Booked = Pick<BookingIntent, 'quoteId' | 'settlement' | 'payment' | 'beneficiaryId'>;

/** How the order came about when this run sent nothing new, and when it was booked, in milliseconds since 1970. */
type Origin = { readonly kind: 'settled' | 'repeated'; readonly at: number };

const earlier = ({ at }: Origin): string =>
  `This is the order of the earlier call: it is booked once. That was on ${dayText(at)}.`;

/** The order that a booking became. */
export const bookedOutput = (
  { quoteId, settlement, payment, beneficiaryId }: Booked,
  orderNumber: string,
  origin: Origin | null = null,
) =>
  changed(
    `Booked as order ${orderNumber}.${origin === null ? '' : ` ${earlier(origin)}`}`,
    {
      orderNumber,
      quoteId,
      settlement: moneyData(settlement),
      payment: moneyData(payment),
      beneficiary: beneficiaryId,
      ...(origin === null ? {} : { [origin.kind]: true, bookedAt: new Date(origin.at).toISOString() }),
    },
    (paint) =>
      [
        facts([['Booked as order', orderNumber]], paint),
        ...(origin === null ? [] : [earlier(origin)]),
        paint.dim(`Next: fxg orders instruct ${orderNumber.replace(/[^\w-]/g, '')}`),
      ].join('\n'),
  );
