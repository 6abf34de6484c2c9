import { readDecimal, toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { findAmountProblem } from '@fx-gateway/domain/money/findAmountProblem.ts';
import { compareMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { readPastedAmount } from '@fx-gateway/domain/money/readPastedAmount.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { GroupedAmountField } from '../../quoting/GroupedAmountField.tsx';
import { AmountWithCode } from '../../quoting/AmountWithCode.tsx';
import { BookAllAccounts } from './BookAllAccounts.tsx';
import { focusRunSummary } from '../frame/focusRunSummary.ts';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import { sumRunSettlements } from '../stores/sumRunSettlements.ts';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';

const read = (text: string, { currency }: Money): Money | null =>
  readDecimal(readPastedAmount(text, currency)?.text ?? text, currency);

const titleOf = (count: number, instructs: boolean): string =>
  count === 1
    ? `Book the deal${instructs ? ' and instruct it' : ''}?`
    : `Book all ${count} deals${instructs ? ' and instruct them' : ''}?`;

/** Asks once for all deals: what they come to, and at most how much may be settled in each currency. */
export const BookAllDialog = observer(
  ({
    store,
    proposed,
    onClose,
  }: {
    readonly store: RunPaymentStore;
    /** The totals as they were when it was asked: a limit stays as it was read, however the rates move. Null while nothing is asked. */
    readonly proposed: readonly Money[] | null;
    readonly onClose: () => void;
  }) => {
    const { scope } = usePaymentRuns();
    const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
    const [checked, setChecked] = useState(false);
    const { sums, waiting } = store;
    const left = sumRunSettlements(waiting, (deal) => store.quotes.displayedOf(deal)?.quote);
    const leftIn = (currency: Money['currency']): Money | undefined =>
      left.find(({ total }) => total.currency === currency)?.total;
    const textOf = (total: Money): string =>
      typed[total.currency] ??
      toDecimal(proposed?.find(({ currency }) => currency === total.currency) ?? total);
    // What nothing more is settled in needs no limit.
    const limits = sums
      .filter(({ total }) => leftIn(total.currency) !== undefined)
      .map(({ total }) => ({
        total,
        text: textOf(total),
        limit: read(textOf(total), total),
      }));
    const booked = store.run.deals.filter(({ state }) => state.kind === 'booked');
    const agreed = limits.flatMap(({ limit }) => limit ?? []);
    const close = (): void => {
      setTyped({});
      setChecked(false);
      onClose();
    };
    const confirm = (): void => {
      setChecked(true);
      if (agreed.length < limits.length) return;
      close();
      void store.calls.bookAll(agreed);
    };
    const instructs = scope.partner.instructions !== null;
    return (
      <ConfirmDialog
        open={proposed !== null}
        title={titleOf(waiting.length, instructs)}
        confirmLabel="Book all"
        onCancel={close}
        onConfirm={confirm}
        onClosed={focusRunSummary}
      >
        <div className="stack">
          <p>
            Each deal is booked at the quote that is displayed at its turn. Rates move meanwhile: a deal that
            would go beyond a limit is not booked, and you are asked.
            {instructs ? ' The fees of the payments are known after instructing, and come on top.' : ''}
          </p>
          {booked.length === 0 ? null : (
            <p>
              {booked.length === 1 ? 'One deal is' : `${booked.length} deals are`} booked and not instructed:{' '}
              {booked.map(({ id }) => `deal ${id}`).join(', ')}. {booked.length === 1 ? 'It is' : 'They are'}{' '}
              instructed too.
            </p>
          )}
          <BookAllAccounts deals={[...booked, ...waiting]} />
          {limits.map(({ total, text, limit }) => (
            <div className="run-limit" key={total.currency}>
              <p>
                <span className="run-label">
                  {waiting.length === 1 ? 'This deal' : 'These deals'}, as displayed now
                </span>{' '}
                <AmountWithCode of={leftIn(total.currency) ?? total} />
              </p>
              {leftIn(total.currency)?.minor === total.minor ? null : (
                <p>
                  <span className="run-label">Together with what this run has booked already</span>{' '}
                  <AmountWithCode of={total} />
                </p>
              )}
              <div className="run-limit-said">
                <GroupedAmountField
                  label={`At most in ${total.currency}`}
                  help="For the whole run, with what is booked already."
                  currency={total.currency}
                  money={total.currency}
                  value={text}
                  problem={
                    checked && limit === null
                      ? findAmountProblem(text, total.currency, { required: true })
                      : null
                  }
                  onChange={(said) => setTyped({ ...typed, [total.currency]: said })}
                />
                {limit === null || compareMoney(total, limit) <= 0 ? null : (
                  <p className="run-warning">
                    The deals come to <AmountWithCode of={total} /> now, more than this limit.{' '}
                    <button
                      type="button"
                      className="button button-plain"
                      onClick={() => setTyped({ ...typed, [total.currency]: toDecimal(total) })}
                    >
                      Use that
                    </button>
                  </p>
                )}
              </div>
            </div>
          ))}
        </div>
      </ConfirmDialog>
    );
  },
);
