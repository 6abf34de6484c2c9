import type { OfxBooked } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { dealName } from '@fx-gateway/domain/ofx/deals/dealName.ts';
import { changed } from '../../verbs/output.ts';
import { dayText } from '../../terminal/dayText.ts';
import { facts } from '../../terminal/table.ts';

/** A deal that was booked; `at` is when an earlier call booked it, in milliseconds since 1970. */
export const bookedDealOutput = <Data extends object>(
  deal: OfxBooked,
  data: Data,
  at: number | null = null,
) => {
  const { dealId, reference } = deal;
  const earlier =
    at === null ? '' : `This is the deal of the earlier call: it is booked once. That was on ${dayText(at)}.`;
  return changed(
    `Booked as deal ${dealName(deal)}.${earlier === '' ? '' : ` ${earlier}`}`,
    { dealId, reference, ...data },
    (paint) =>
      [facts([['Booked as deal', dealName(deal)]], paint), ...(earlier === '' ? [] : [earlier])].join('\n'),
  );
};
