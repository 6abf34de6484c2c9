import type { CallFailure } from '../../calls/callFailure.ts';
import { readFourAtOnce } from '../../calls/readFourAtOnce.ts';
import { succeeded, type Result } from '../../result/result.ts';
import { advanceRun } from './advanceRun.ts';
import type { RunEnd, RunOptions } from './continueRun.ts';
import { lookRightBefore } from './lookRightBefore.ts';
import type { PaymentRun, RunDeal, RunQuote } from './paymentRun.ts';
import type { RunPorts } from './runDealStep.ts';

/** A deal at which a run would stop, and why. */
export type FoundRunStop = Omit<Extract<RunEnd, { kind: 'stopped' }>, 'kind'>;

type StopOptions = Pick<RunOptions, 'agreementOn'> & {
  /** Null where nothing is to be quoted, so that nothing is held against a limit. */
  readonly quoteOf: RunOptions['quoteOf'] | null;
  /** The ids of the payees whom the partner does not have any more, as they were read just now. */
  readonly missing: readonly string[];
};

/** The run as it is once this deal leaves at this quote. */
const withBooking = (run: PaymentRun, { id }: RunDeal, quote: RunQuote): ReturnType<typeof advanceRun> => {
  const booking = { ...quote, idempotencyKey: '', before: [], startedAt: 0 };
  return advanceRun(run, id, { type: 'booking-leaves', booking, limited: true });
};

/**
 * Where and why the run would stop that goes on now, by the look and the limits of `continueRun`, without that anything is
 * kept or sent: the first is where it ends, the others wait behind it. What is asked about bank details is not looked at.
 */
export const findRunStops = async (
  { partner, runs, clock }: Pick<RunPorts, 'partner' | 'runs' | 'clock'>,
  run: PaymentRun,
  { agreementOn, quoteOf, missing }: StopOptions,
): Promise<readonly FoundRunStop[]> => {
  const checkDetails = async () =>
    ({ kind: 'clear', endings: new Map<string, string>(), missing, confirmedNow: () => false }) as const;
  const ports = { partner: { ...partner, checkDetails }, runs, clock };
  const left = run.deals.filter(
    ({ state }) => state.kind === 'waiting' || (state.kind === 'booked' && partner.instructions !== null),
  );
  const looks = await readFourAtOnce(left, async (deal) => ({
    deal,
    looked: await lookRightBefore(ports, run, deal, agreementOn(deal)),
  }));
  const stops: FoundRunStop[] = [];
  let now = run;
  for (const { deal, looked } of looks) {
    // What comes after a stop is not quoted: the run does not get there.
    const isQuoted = quoteOf !== null && stops.length === 0 && deal.state.kind === 'waiting';
    const quote: Result<RunQuote | null, CallFailure> = isQuoted ? await quoteOf(deal) : succeeded(null);
    const booked = quote.ok && quote.value !== null ? withBooking(now, deal, quote.value) : succeeded(now);
    if (!quote.ok) stops.push({ dealId: deal.id, stop: { kind: 'no-quote', failure: quote.failure } });
    else if (!looked.ok) stops.push({ dealId: deal.id, stop: looked.failure });
    else if (booked.ok) now = booked.value;
    else stops.push({ dealId: deal.id, stop: booked.failure });
  }
  return stops;
};
