import { readDecimal, toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { findAmountProblem } from '@fx-gateway/domain/money/findAmountProblem.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { readPastedAmount } from '@fx-gateway/domain/money/readPastedAmount.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { GroupedAmountField } from '../../quoting/GroupedAmountField.tsx';
import { AmountWithCode } from '../../quoting/AmountWithCode.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import { sumRunSettlements } from '../stores/sumRunSettlements.ts';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';

const read = (text: string, { currency }: Money): Money | null =>
  readDecimal(readPastedAmount(text, currency)?.text ?? text, currency);

/** Asks once for all deals: what they come to, and at most how much may be settled in each currency. */
export const BookAllDialog = observer(
  ({
    store,
    open,
    onClose,
  }: {
    readonly store: RunPaymentStore;
    readonly open: boolean;
    readonly onClose: () => void;
  }) => {
    const { scope } = usePaymentRuns();
    const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
    const [checked, setChecked] = useState(false);
    const { sums, waiting } = store;
    const left = sumRunSettlements(waiting, (dealId) => store.quotes.displayed.get(dealId)?.quote);
    const leftIn = (currency: Money['currency']): Money | undefined =>
      left.find(({ total }) => total.currency === currency)?.total;
    // What nothing more is settled in needs no limit.
    const limits = sums
      .filter(({ total }) => leftIn(total.currency) !== undefined)
      .map(({ total }) => ({
        total,
        text: typed[total.currency] ?? toDecimal(total),
        limit: read(typed[total.currency] ?? toDecimal(total), total),
      }));
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
      void store.bookAll(agreed);
    };
    const instructs = scope.partner.instructions !== null;
    return (
      <ConfirmDialog
        open={open}
        title={`Book ${waiting.length === 1 ? 'the deal' : `all ${waiting.length} deals`}${instructs ? ' and instruct them' : ''}?`}
        confirmLabel="Book all"
        onCancel={close}
        onConfirm={confirm}
      >
        <div className="stack">
          <p>
            Each deal is booked at the quote that is displayed at its turn. Rates move meanwhile: a deal that
            would go beyond a limit is not booked, and you are asked.
            {instructs ? ' The fees of the payments are known after instructing, and come on top.' : ''}
          </p>
          {limits.map(({ total, text, limit }) => (
            <div className="run-limit" key={total.currency}>
              <p>
                <span className="run-label">These deals, as displayed now</span>{' '}
                <AmountWithCode of={leftIn(total.currency) ?? total} />
              </p>
              {leftIn(total.currency)?.minor === total.minor ? null : (
                <p>
                  <span className="run-label">With what this run has booked already</span>{' '}
                  <AmountWithCode of={total} />
                </p>
              )}
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
            </div>
          ))}
        </div>
      </ConfirmDialog>
    );
  },
);
