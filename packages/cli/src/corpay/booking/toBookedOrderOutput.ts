import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { toMoneyJson } from '../../amounts/amountData.ts';
import { makeChangeOutput } from '../../verbs/makeOutput.ts';
import { formatLocalDateTime } from '../../terminal/formatLocalDateTime.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';

type Booked = Pick<StoredBookingCall, 'quoteId' | 'settlement' | 'payment' | 'beneficiaryId'>;

/** How the order came about when this run sent nothing new, and when it was booked, in milliseconds since 1970. */
type Earlier = { readonly kind: 'settled' | 'repeated'; readonly at: number };

/** By which id the partner knows its answer to the booking, and the earlier call that it was, where it was one. */
type Origin = { readonly requestId: string | null; readonly earlier?: Earlier };

const earlierSentence = ({ at }: Earlier): string =>
  `This is the order of the earlier call: it is booked once. That was on ${formatLocalDateTime(at)}.`;

/** The order that a booking became. */
export const toBookedOrderOutput = (
  { quoteId, settlement, payment, beneficiaryId }: Booked,
  orderNumber: string,
  origin: Origin,
) => {
  const { requestId, earlier = null } = origin;
  return makeChangeOutput(
    `Booked as order ${orderNumber}.${earlier === null ? '' : ` ${earlierSentence(earlier)}`}`,
    {
      orderNumber,
      quoteId,
      settlement: toMoneyJson(settlement),
      payment: toMoneyJson(payment),
      beneficiary: beneficiaryId,
      requestId,
      ...(earlier === null ? {} : { [earlier.kind]: true, bookedAt: new Date(earlier.at).toISOString() }),
    },
    (paint) =>
      [
        formatLabelledValues([['Booked as order', orderNumber]], paint),
        ...(earlier === null ? [] : [earlierSentence(earlier)]),
        paint.dim(`Next: fxg orders instruct ${orderNumber.replace(/[^\w-]/g, '')}`),
      ].join('\n'),
  );
};
