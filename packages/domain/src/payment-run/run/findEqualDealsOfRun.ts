import { readFourAtOnce } from '../../calls/readFourAtOnce.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { succeeded, type Result } from '../../result/result.ts';
import { ordersOfRun, type PaymentRun } from './paymentRun.ts';
import type { EqualDeal, RunPartner } from './runPartner.ts';

/** What of the last seven days may be this very deal of a run. */
export type EqualDealsOf = { readonly dealId: string; readonly equal: readonly EqualDeal[] };

/**
 * The same look as right before each call (RUN-6), at all deals of a run that are left, so that a user is told of all of
 * them at once. `beside` are the deals beside which they want to pay.
 */
export const findEqualDealsOfRun = async (
  { lookBefore }: Pick<RunPartner, 'lookBefore'>,
  run: PaymentRun,
  beside: readonly string[],
): Promise<Result<readonly EqualDealsOf[], CallFailure>> => {
  const left = run.deals.filter(({ state }) => state.kind === 'waiting' || state.kind === 'booked');
  const looks = await readFourAtOnce(left, async (deal) => ({
    dealId: deal.id,
    looked: await lookBefore(deal, ordersOfRun(run), run.known),
  }));
  const found: EqualDealsOf[] = [];
  for (const { dealId, looked } of looks) {
    if (!looked.ok) return looked;
    const equal = looked.value.equal.filter(({ number }) => !beside.includes(number));
    if (equal.length > 0) found.push({ dealId, equal });
  }
  return succeeded(found);
};
