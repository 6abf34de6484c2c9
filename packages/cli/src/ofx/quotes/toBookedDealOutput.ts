import type { OfxBookingAnswer } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { dealName } from '@fx-gateway/domain/ofx/deals/dealName.ts';
import { makeChangeOutput } from '../../verbs/makeOutput.ts';
import { formatLocalDateTime } from '../../terminal/formatLocalDateTime.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';

/** When an earlier call booked it, in milliseconds since 1970; or by which id the partner knows its answer to this one. */
type Origin = { readonly at: number } | { readonly requestId: string | null };

/** A deal that was booked. */
export const toBookedDealOutput = <Data extends object>(
  deal: OfxBookingAnswer,
  data: Data,
  origin: Origin,
) => {
  const at = 'at' in origin ? origin.at : null;
  const { dealId, reference } = deal;
  const earlier =
    at === null
      ? ''
      : `This is the deal of the earlier call: it is booked once. That was on ${formatLocalDateTime(at)}.`;
  return makeChangeOutput(
    `Booked as deal ${dealName(deal)}.${earlier === '' ? '' : ` ${earlier}`}`,
    { dealId, reference, requestId: 'requestId' in origin ? origin.requestId : null, ...data },
    (paint) =>
      [
        formatLabelledValues([['Booked as deal', dealName(deal)]], paint),
        ...(earlier === '' ? [] : [earlier]),
      ].join('\n'),
  );
};
