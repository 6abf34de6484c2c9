import { ordersOfRun, type PaymentRun, type RunDeal, type RunOrder } from './paymentRun.ts';
import type { RunDealAgreement, RunDealStop, RunPorts } from './runDealStep.ts';

/** What is said where nobody could look. */
const notLooked = 'It could not be looked up whether the same was booked elsewhere at the same time.';

/**
 * Looks once more when a deal is booked that pays its payees by itself (RUN-6): of two devices that book the same in the
 * same moment, the one whose deal is made last finds the other's. It is kept with the deal, and the run stops.
 */
export const lookRightAfter = async (
  { partner, runs }: Pick<RunPorts, 'partner' | 'runs'>,
  run: PaymentRun,
  deal: RunDeal,
  order: RunOrder,
  { beside }: Pick<RunDealAgreement, 'beside'>,
): Promise<RunDealStop | null> => {
  const looked = await partner.lookBefore(deal, [...ordersOfRun(run), order.number], run.known);
  const equal = looked.ok ? looked.value.equal.filter(({ number }) => !beside.includes(number)) : [];
  const twins = [
    ...equal.map(({ sentence }) => sentence),
    ...(looked.ok && looked.value.unread === null ? [] : [notLooked]),
  ];
  if (twins.length === 0) return null;
  await runs.advance(run.id, deal.id, { type: 'twins-seen', twins }).catch(() => undefined);
  return equal.length === 0 ? null : { kind: 'booked-twice', equal };
};
