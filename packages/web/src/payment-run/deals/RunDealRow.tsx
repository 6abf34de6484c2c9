import { compareMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { payeeWithEnding, settledFromText } from '@fx-gateway/domain/payment-run/run/accountsOfRunDeal.ts';
import {
  isRunDealOver,
  isRunDealUnknown,
  orderOfRunDeal,
  totalOfRunDeal,
  type RunDeal,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { reasonOfRunDeal } from '@fx-gateway/domain/payment-run/report/toRunReportRows.ts';
import { observer } from 'mobx-react-lite';
import { Fragment, useRef } from 'react';
import { Link } from 'react-router-dom';
import { preventAccountLineBreak } from '../../bankDetails/preventAccountLineBreak.ts';
import { useKeepFocusInside } from '../../kit/focus/useKeepFocusInside.ts';
import { Badge } from '../../kit/facts/Badge.tsx';
import { AmountWithCode } from '../../quoting/AmountWithCode.tsx';
import { PaidElsewhereLink } from '../frame/PaidElsewhereLink.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { DeniedRunBooking } from './DeniedRunBooking.tsx';
import { LostRunDeal } from './LostRunDeal.tsx';
import { RunDealActions } from './RunDealActions.tsx';
import { RunDealLeftOut } from './RunDealLeftOut.tsx';
import { RunDealPayments } from './RunDealPayments.tsx';
import { RunDealQuote } from './RunDealQuote.tsx';
import { runDealStatus } from './runDealStatus.ts';
import { RunStopNotice } from './RunStopNotice.tsx';

/** Who is paid: by the name of whom most is paid, and how many more there are. */
const payeesOf = ({ payments }: RunDeal): string => {
  const largestFirst = payments.toSorted((one, other) => compareMoney(other.amount, one.amount));
  const [first = '', ...others] = new Set(largestFirst.map(payeeWithEnding));
  const names = others.length === 0 ? first : `${first} and ${others.length} more`;
  return payments.length === 1 ? names : `${names}, ${payments.length} payments`;
};

/** By which orders the payments of a deal that was left out are made, each once. */
const PaidElsewhere = ({ deal: { payments } }: { readonly deal: RunDeal }) => {
  const seen = new Map(payments.flatMap(({ paidElsewhere: paid }) => (paid ? [[paid.number, paid]] : [])));
  return [...seen.values()].map((paid) => (
    <Fragment key={paid.number}>
      {' '}
      {paid.sentence} <PaidElsewhereLink to={paid} />
    </Fragment>
  ));
};

/** One deal of a run: whom it pays, what that costs, how far it has come, and what is to be said of it. */
export const RunDealRow = observer(
  ({
    deal,
    store,
    onRaise,
  }: {
    readonly deal: RunDeal;
    readonly store: RunPaymentStore;
    readonly onRaise: () => void;
  }) => {
    const { scope } = usePaymentRuns();
    const isCalling = store.isUnderWay(deal.id);
    const isElsewhere = store.isElsewhere(deal.id) && !isRunDealOver(deal);
    const { word, tone } = runDealStatus(deal, {
      isCalling,
      isQuoted: store.quotes.displayedOf(deal) !== undefined && store.quotes.isLive(deal.id),
    });
    const order = orderOfRunDeal(deal);
    const from = settledFromText(deal);
    const refusal = 'refusal' in deal.state ? deal.state.refusal : null;
    const isLeftOut = deal.state.kind === 'left-out' && order === null;
    const stop = store.stops.of(deal.id);
    const place = useRef<HTMLLIElement>(null);
    // A press takes its own button away.
    useKeepFocusInside(place, true);
    return (
      <li
        className={deal.state.kind === 'waiting' ? 'run-deal run-deal-waiting' : 'run-deal'}
        aria-label={`Deal ${deal.id}`}
        tabIndex={-1}
        ref={place}
      >
        <div className="run-deal-what">
          <p className="run-deal-name">
            <span className="run-deal-number">{deal.id}</span> {preventAccountLineBreak(payeesOf(deal))}
          </p>
          <p className="run-receive">
            <span className="run-label">{isLeftOut ? 'They would have received' : 'They receive'}</span>{' '}
            <AmountWithCode of={totalOfRunDeal(deal)} />
          </p>
          {from === null ? null : <p className="run-label">Settled from {from}</p>}
          <p className="run-deal-state">
            <Badge tone={tone}>{word}</Badge>
            {order === null ? null : (
              <Link to={scope.booked.path(order.number)}>
                {scope.booked.noun} {order.reference || order.number}
              </Link>
            )}
            {deal.state.kind === 'paid' && deal.state.requestId !== null ? (
              <span className="run-label">Request {deal.state.requestId}</span>
            ) : null}
          </p>
        </div>
        <div className="run-deal-quote">
          <RunDealQuote deal={deal} store={store} />
        </div>
        <div className="run-deal-actions">
          {isElsewhere ? null : <RunDealActions deal={deal} store={store} />}
        </div>
        <div className="run-deal-news">
          {isElsewhere ? (
            <p className="run-elsewhere">
              Another tab is at work on this deal. What becomes of it is shown here.
            </p>
          ) : null}
          <RunDealPayments deal={deal} store={store} />
          <RunDealLeftOut deal={deal} store={store} />
          {refusal === null || isCalling || stop?.kind === 'instruction-refused' ? null : (
            <p className="field-error">
              {refusal.words}
              {refusal.requestId === null ? '' : ` (${refusal.requestId})`}
            </p>
          )}
          {isRunDealOver(deal) && stop === undefined && reasonOfRunDeal(deal) !== null ? (
            <p className={isLeftOut ? 'quiet-words' : 'field-error'}>
              {reasonOfRunDeal(deal)}
              {isLeftOut ? <PaidElsewhere deal={deal} /> : null}
            </p>
          ) : null}
          {isElsewhere || isCalling ? null : <DeniedRunBooking deal={deal} store={store} />}
          {isRunDealUnknown(deal) && !isCalling ? <LostRunDeal deal={deal} store={store} /> : null}
          {stop === undefined || isCalling ? null : (
            <RunStopNotice deal={deal} stop={stop} store={store} onRaise={onRaise} />
          )}
        </div>
      </li>
    );
  },
);
