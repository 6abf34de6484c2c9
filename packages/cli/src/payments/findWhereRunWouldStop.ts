import type { EqualDealsOf } from '@fx-gateway/domain/payment-run/run/findEqualDealsOfRun.ts';
import type { RunOptions } from '@fx-gateway/domain/payment-run/run/continueRun.ts';
import { findRunStops, type FoundRunStop } from '@fx-gateway/domain/payment-run/run/findRunStops.ts';
import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { keyWords } from './scope/findRun.ts';
import type { PaymentRunConnection } from './scope/paymentRunConnection.ts';
import { runPortsOf } from './watchRunPorts.ts';
import { wouldBeBookedBeforeFailure } from './ends/bookedBeforeFailure.ts';
import { isUnseen, nothingSeen, stopFailure } from './ends/runStopFailure.ts';

type WouldStop = {
  readonly agreed: ReturnType<RunOptions['agreementOn']>;
  /** The ids of payees whom the partner does not have any more. */
  readonly missing: readonly string[];
};

/** All deals of these stops that may be booked already. */
const equalIn = (stops: readonly FoundRunStop[]): readonly EqualDealsOf[] =>
  stops.flatMap(({ dealId, stop }) => (stop.kind === 'equal-deals' ? [{ dealId, equal: stop.equal }] : []));

/** The same of a run that has not begun, so that it cannot be resumed. */
const ofNewRun = (run: PaymentRun, { stop }: FoundRunStop, failure: CommandFailure): CommandFailure => {
  const lines = (failure.hint ?? '').split('\n').filter((line) => !line.includes(`resume ${keyWords(run)}`));
  const cure = isUnseen(stop)
    ? ['Where you know yourself that nothing of it is paid, add --unread-orders-accepted.']
    : [];
  return { ...failure, hint: [...lines, ...cure].filter((line) => line !== '').join('\n') || null };
};

/**
 * Looks as a run that goes on would, deal by deal, so that what sends nothing ends as the run would that stops there; gives
 * the deals that may be booked already.
 */
export const findWhereRunWouldStop = async (
  invocation: Pick<Invocation, 'wouldEnd'>,
  connection: PaymentRunConnection,
  run: PaymentRun,
  { agreed, missing }: WouldStop,
  begun: 'new' | 'resumed',
): Promise<readonly EqualDealsOf[]> => {
  const { partner } = connection;
  const stops = await findRunStops(runPortsOf(connection), run, {
    agreementOn: () => agreed,
    // A new run is quoted as a whole, and held against its limits so.
    quoteOf: begun === 'new' ? null : (deal) => partner.quote(deal),
    missing,
  });
  const [first] = stops;
  const equal = equalIn(stops);
  if (first === undefined) return equal;
  const isNewEqual = begun === 'new' && first.stop.kind === 'equal-deals';
  const failure = isNewEqual
    ? wouldBeBookedBeforeFailure(run, equal)
    : stopFailure({ kind: 'stopped', ...first }, run, connection, { ...nothingSeen, equal });
  invocation.wouldEnd(begun === 'new' && !isNewEqual ? ofNewRun(run, first, failure) : failure);
  return equal;
};
