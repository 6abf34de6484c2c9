import { failed, succeeded, type Result } from '../../result/result.ts';
import { isSameMoney } from '../../money/makeMoney.ts';
import {
  isRunDealUnknown,
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

/** A deal of another run without an outcome that pays a row of this one; null where there is none. */
const findOpenElsewhere = (
  all: readonly PaymentRun[],
  { id }: PaymentRun,
  { payments }: RunDeal,
): { readonly run: string; readonly payee: string } | null => {
  for (const other of all)
    for (const unknown of other.id === id ? [] : other.deals.filter(isRunDealUnknown))
      for (const { payeeId, payee, amount } of unknown.payments)
        if (payments.some((row) => row.payeeId === payeeId && isSameMoney(row.amount, amount)))
          return { run: other.name, payee };
  return null;
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
  const open = findOpenElsewhere(await runs.list(), run, deal);
  if (open !== null) return failed({ kind: 'open-elsewhere', ...open });
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
