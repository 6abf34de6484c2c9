import { failed, succeeded, type Result } from '../../result/result.ts';
import { findOpenRunDeal } from './findOpenElsewhere.ts';
import {
  ordersOfRun,
  type PaymentRun,
  type RunBooking,
  type RunDeal,
  type RunInstruction,
} from './paymentRun.ts';
import type { RunDealAgreement, RunDealStop, RunPorts } from './runDealStep.ts';

/** The deals of the last seven days and the ends of the accounts, as a booking and an instruction keep them. */
type RightBefore = {
  readonly before: RunBooking['before'];
  readonly endings: RunInstruction['endings'];
};

/**
 * Looks at the deals of the last seven days and at the bank details right before a call leaves (RUN-6, PAYEE-1): a browser
 * and a terminal, or two machines, share no journal. Fails where the user must be asked, where nothing could be seen, or
 * where a payee was deleted meanwhile.
 */
export const lookRightBefore = async (
  { partner, runs }: Pick<RunPorts, 'partner' | 'runs'>,
  run: PaymentRun,
  deal: RunDeal,
  { beside, bankDetails }: RunDealAgreement,
): Promise<Result<RightBefore, RunDealStop>> => {
  const others = (await runs.list()).filter(({ id }) => id !== run.id);
  const open = findOpenRunDeal(others, deal.payments);
  if (open !== null) return failed({ kind: 'open-elsewhere', ...open });
  const call = await partner.findOpenSingle(deal.payments);
  if (call !== null) return failed({ kind: 'open-single', call });
  const looked = await partner.lookBefore(deal, ordersOfRun(run), run.known);
  if (!looked.ok) return failed({ kind: 'not-looked', failure: looked.failure });
  const equal = looked.value.equal.filter(({ number }) => !beside.includes(number));
  if (equal.length > 0) return failed({ kind: 'equal-deals', equal });
  const details = await partner.checkDetails(deal.payments, bankDetails);
  if (details.kind !== 'clear') return failed(details);
  const { missing } = details;
  const gone = deal.payments.filter(({ payeeId }) => missing.includes(payeeId));
  if (gone.length > 0)
    return failed({ kind: 'payees-gone', payees: [...new Set(gone.map(({ payee }) => payee))] });
  return succeeded({ before: looked.value.before, endings: Object.fromEntries(details.endings) });
};
