import { countRunRows } from '@fx-gateway/domain/payment-run/report/countRunRows.ts';
import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { formatKeptHeldRows, keptRowsToMend } from '@fx-gateway/domain/payment-run/report/formatHeldRows.ts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { TextField } from '../../kit/fields/TextField.tsx';
import { FailureNotice } from '../../kit/notices/FailureNotice.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { paths } from '../../routing/paths.ts';
import { downloadRunFile } from '../report/downloadRunFile.ts';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';

/** The rows that this run does not pay, whatever becomes of its deals. */
const notInRunText = (run: PaymentRun): string => {
  const { states } = countRunRows(run);
  const notSent = states.get('not-sent') ?? 0;
  const leftOut = states.get('left-out') ?? 0;
  const held = `${notSent === 1 ? 'One row is' : `${notSent} rows are`} not in this run`;
  return leftOut === 0
    ? `${held}, and not paid.`
    : `${held}, and ${leftOut === 1 ? 'one was' : `${leftOut} were`} left out: ${notSent + leftOut} rows are not paid by it.`;
};

/** What is to be said of a whole run: that it could not be kept, has the name of another, lacks rows, or is over. */
export const DealsNotices = observer(({ store }: { readonly store: RunPaymentStore }) => {
  const { scope } = usePaymentRuns();
  const { held } = store;
  const { trouble, namesake } = store.record;
  return (
    <>
      {trouble === null ? null : <FailureNotice happened={trouble} kept="Nothing was sent after that." />}
      {namesake === null ? null : (
        <Notice tone="warning" title="An open run has this name already">
          <p>
            Nothing was sent. <Link to={paths.gateway.payment(namesake.id)}>Open that run</Link> if these are
            the same rows, or give this one another name.
          </p>
          <TextField
            label="Name of this run"
            value={store.run.name}
            onChange={(name) => store.record.rename(name)}
          />
        </Notice>
      )}
      {store.run.held.length === 0 ? null : (
        <Notice>
          <p>
            {notInRunText(store.run)} The payments below say why.{' '}
            {keptRowsToMend(store.run.held).length === 0 ? null : (
              <button
                type="button"
                className="button button-plain"
                onClick={() =>
                  downloadRunFile('rows-to-mend.csv', held?.csv ?? formatKeptHeldRows(store.run.held))
                }
              >
                Download with reasons
              </button>
            )}
            {held === null && keptRowsToMend(store.run.held).length > 0
              ? ' The file has no accounts and purposes: a run keeps none.'
              : ''}
          </p>
        </Notice>
      )}
      {store.isOver && store.kept && scope.partner.instructions !== null ? (
        <Notice tone="positive">
          <p>
            Every deal has its outcome. <Link to={paths.gateway.dashboard}>Book A Deal</Link> names what is to
            be sent for them, and by when.
          </p>
        </Notice>
      ) : null}
    </>
  );
});
