import { sumMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { countRunRows } from '@fx-gateway/domain/payment-run/report/countRunRows.ts';
import {
  isRunDealPaid,
  orderOfRunDeal,
  totalOfRunDeal,
  type PaymentRun,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { totalRunPairs } from '@fx-gateway/domain/payment-run/report/totalRunPairs.ts';
import { runProgressWords } from '@fx-gateway/domain/payment-run/run/runProgress.ts';
import type { toRunReportRows } from '@fx-gateway/domain/payment-run/report/toRunReportRows.ts';
import { listInSentence } from '@fx-gateway/domain/words/listInSentence.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIdentity } from '../../identity/identityContext.ts';
import { formatDateTime } from '../../kit/facts/formatDateTime.ts';
import { useIsPrinting } from '../../kit/layout/useIsPrinting.ts';
import { AmountWithCode } from '../../quoting/AmountWithCode.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import type { RunFeesStore } from '../stores/RunFeesStore.ts';
import { sumRunSettlements } from '../stores/sumRunSettlements.ts';

type Rows = ReturnType<typeof toRunReportRows>;

const countStates = (run: PaymentRun): string => {
  const { paid: went, unpaid, inDoubt, states } = countRunRows(run);
  // The money is still to be settled, and arrives later.
  const done = run.deals.some(({ settlement }) => settlement !== null) ? 'instructed' : 'booked';
  const known = `${went} ${done}, ${unpaid} not${inDoubt === 0 ? '' : `, ${inDoubt} in doubt`}`;
  return `${known}: ${[...states].map(([state, count]) => `${runProgressWords[state]} ${count}`).join(', ')}`;
};

const totalsOf = (amounts: readonly Money[]): readonly Money[] => {
  const totals = new Map<Money['currency'], Money>();
  for (const amount of amounts) {
    const before = totals.get(amount.currency);
    totals.set(amount.currency, before === undefined ? amount : sumMoney(before, [amount]));
  }
  return [...totals.values()];
};

const dealsInSentence = (ids: readonly string[]): string =>
  `${ids.length === 1 ? 'deal' : 'deals'} ${listInSentence(ids)}`;

const Total = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="run-total">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

type HeadProps = {
  readonly run: PaymentRun;
  /** The accounts that its deals are settled from. */
  readonly from: readonly string[];
};

/** Above a report on paper: whose it is, as of when, and from which account, where that is one. */
export const RunReportHead = observer(({ run, from }: HeadProps) => {
  const { clock } = usePaymentRuns().scope;
  const { user } = useIdentity();
  if (!useIsPrinting()) return null;
  const begun = formatDateTime(new Date(run.createdAt).toISOString());
  return (
    <p className="run-printed">
      Printed{user === null ? '' : ` by ${user.email}`} on{' '}
      {formatDateTime(new Date(clock.now()).toISOString())}. This run was begun on {begun}.
      {from.length === 1 ? ` It is settled from ${from.join('')}.` : ''}
    </p>
  );
});

/** Below a report on paper: what all of its rows come to. */
export const RunReportTotals = observer(
  ({ run, rows, fees }: { readonly run: PaymentRun; readonly rows: Rows; readonly fees: RunFeesStore }) => {
    if (!useIsPrinting()) return null;
    // Of deals that pay nobody, or of which nobody knows, nothing is received.
    const received = totalsOf(run.deals.filter(isRunDealPaid).map(totalOfRunDeal));
    const booked = run.deals.filter((deal) => orderOfRunDeal(deal) !== null);
    return (
      <section aria-label="What this run comes to">
        <dl className="run-totals">
          <Total label={rows.length === 1 ? 'One row' : `${rows.length} rows`}>{countStates(run)}</Total>
          {received.map((total) => (
            <Total label={`They receive in ${total.currency}`} key={total.currency}>
              <AmountWithCode of={total} />
            </Total>
          ))}
          {sumRunSettlements(booked, () => undefined).map(({ total, hasFees }) => (
            <Total
              label={`You send in ${total.currency}${hasFees ? ', with fees' : ''}`}
              key={`send ${total.currency}`}
            >
              <AmountWithCode of={total} />
            </Total>
          ))}
          {totalRunPairs(run).map(({ received: got, sent, unknown }) => (
            <Total
              label={`${got.currency} settled in ${sent.currency}`}
              key={`${got.currency} ${sent.currency}`}
            >
              {unknown !== undefined && got.minor === 0n ? null : <AmountWithCode of={got} />}
              {unknown === undefined
                ? null
                : ` (what ${dealsInSentence(unknown)} paid is not known)`} for{' '}
              <AmountWithCode of={sent} />
            </Total>
          ))}
          {fees.totals.map((total) => (
            <Total label={`Fees in ${total.currency}`} key={`fees ${total.currency}`}>
              <AmountWithCode of={total} />
            </Total>
          ))}
        </dl>
      </section>
    );
  },
);
