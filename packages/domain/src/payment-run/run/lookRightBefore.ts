import { isAccessLost } from '../../calls/callFailure.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import { bookedByRun, findLackingDeals } from './findLackingDeals.ts';
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

/** What is known where the user goes on although nothing could be seen. */
const nothingSeen = { before: [], equal: [], listed: [] };

/**
 * Looks at the deals of the last seven days and at the bank details right before a call leaves (RUN-6, PAYEE-1): a browser
 * and a terminal, or two machines, share no journal. Fails where the user must be asked, where nothing could be seen, or
 * where a payee was deleted meanwhile.
 */
export const lookRightBefore = async (
  { partner, runs, clock }: Pick<RunPorts, 'partner' | 'runs' | 'clock'>,
  run: PaymentRun,
  deal: RunDeal,
  { beside, bankDetails, unseenAccepted = false }: RunDealAgreement,
): Promise<Result<RightBefore, RunDealStop>> => {
  const all = await runs.list();
  const open = findOpenRunDeal(
    all.filter(({ id }) => id !== run.id),
    deal.payments,
  );
  if (open !== null) return failed({ kind: 'open-elsewhere', ...open });
  const call = await partner.findOpenSingle(deal.payments);
  if (call !== null) return failed({ kind: 'open-single', call });
  const looked = await partner.lookBefore(deal, ordersOfRun(run), run.known);
  const seen = looked.ok ? looked.value : { ...nothingSeen, unread: looked.failure };
  const equal = seen.equal.filter(({ number }) => !beside.includes(number));
  if (equal.length > 0) return failed({ kind: 'equal-deals', equal });
  const { unread } = seen;
  if (unread !== null && (!unseenAccepted || isAccessLost(unread)))
    return failed({ kind: 'not-looked', failure: unread });
  const booked = [...all.flatMap(bookedByRun), ...(await partner.bookedSingles())];
  const lacking = looked.ok ? findLackingDeals(booked, seen.listed, clock.now()) : [];
  if (lacking.length > 0 && !unseenAccepted) return failed({ kind: 'list-not-whole', lacking });
  const details = await partner.checkDetails(deal.payments, bankDetails);
  if (details.kind !== 'clear') return failed(details);
  const { missing } = details;
  const gone = deal.payments.filter(({ payeeId }) => missing.includes(payeeId));
  if (gone.length > 0)
    return failed({ kind: 'payees-gone', payees: [...new Set(gone.map(({ payee }) => payee))] });
  return succeeded({ before: seen.before, endings: Object.fromEntries(details.endings) });
};
