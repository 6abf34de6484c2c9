import type { BookingIntent } from '@fx-gateway/domain/corpay';
import { moneyData } from '../../amounts/amountData.ts';
import { changed } from '../../command/output.ts';
import { facts } from '../../terminal/table.ts';

type Booked = Pick<BookingIntent, 'quoteId' | 'settlement' | 'payment' | 'beneficiaryId'>;

/** How the order came about when this run sent nothing new. */
type Origin = { readonly settled: true } | { readonly repeated: true };

const earlier = 'This is the order of the earlier call: it is booked once.';

/** The order that a booking became. */
export const bookedOutput = (
  { quoteId, settlement, payment, beneficiaryId }: Booked,
  orderNumber: string,
  origin: Origin | null = null,
) =>
  changed(
    `Booked as order ${orderNumber}.${origin === null ? '' : ` ${earlier}`}`,
    {
      orderNumber,
      quoteId,
      settlement: moneyData(settlement),
      payment: moneyData(payment),
      beneficiary: beneficiaryId,
      ...origin,
    },
    (paint) =>
      [
        facts([['Booked as order', orderNumber]], paint),
        ...(origin === null ? [] : [earlier]),
        paint.dim(`Next: fxg orders instruct ${orderNumber.replace(/[^\w-]/g, '')}`),
      ].join('\n'),
  );
