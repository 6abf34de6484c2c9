import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import {
  isRunDealUnknown,
  isRunOver,
  orderOfRunDeal,
  type PaymentRun,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ButtonLink } from '../kit/buttons/ButtonLink.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import type { OpenRunsProps } from '../partner-frame/OpenRunsLoader.tsx';
import { paths } from '../routing/paths.ts';
import type { DealsInHand } from './stores/DealsInHand.ts';
import { usePaymentRuns } from './stores/paymentRunContext.ts';
import './PaymentRun.css';

const stateOf = (run: PaymentRun, inHand: DealsInHand): string => {
  const done = run.deals.filter(({ state }) => state.kind === 'paid').length;
  const open = run.deals.filter(isRunDealUnknown);
  const underWay = open.filter(({ id }) => inHand.isUnderWay(run.id, id)).length;
  const unknown = open.length - underWay;
  return joinSentences(
    `${done} of ${run.deals.length} deals done.`,
    underWay === 0 ? '' : 'One is under way.',
    unknown === 0 ? '' : `It is not known what became of ${unknown === 1 ? 'one' : unknown}.`,
    isRunOver(run) ? 'See the outcome and close it.' : '',
  );
};

/** The runs that are open on this device, one line each; `of` an order only the run that it belongs to. */
export const OpenRuns = observer(({ of }: OpenRunsProps) => {
  const workspace = usePaymentRuns();
  useEffect(() => workspace.watchOpen(), [workspace]);
  const { open, trouble, scope } = workspace;
  if (trouble !== null) return <p className="field-error">{trouble}</p>;
  const shown = (open ?? []).filter(
    ({ deals }) => of === undefined || deals.some((deal) => orderOfRunDeal(deal)?.number === of),
  );
  if (shown.length === 0) return null;
  return (
    <>
      {of === undefined ? null : (
        <Notice tone="warning">
          <p>
            This order is part of a payment run that is open. Instruct it there: the run knows whom it pays.
          </p>
        </Notice>
      )}
      <ul className="run-open" aria-label="Open payment runs">
        {shown.map((run) => (
          <li key={run.id}>
            <span>
              <strong>{run.name}</strong>, begun {formatDate(new Date(run.createdAt).toISOString())}:{' '}
              {stateOf(run, scope.inHand)}
            </span>
            <ButtonLink to={paths.gateway.payment(run.id)} label={`Open ${run.name}`}>
              Open
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
});
