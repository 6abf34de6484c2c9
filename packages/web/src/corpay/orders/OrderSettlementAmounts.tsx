import { orderLabels } from '@fx-gateway/domain/corpay/api/orderLabels.ts';
import { formatSettledFrom, settlingMessages } from '@fx-gateway/domain/corpay/settling/settlingMessages.ts';
import { observer } from 'mobx-react-lite';
import { CopyButton } from '../../kit/buttons/CopyButton.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import type { OrderStore } from '../stores/deal/OrderStore.ts';
import './OrderSettlementAmounts.css';

/** What an instructed order takes, an amount for each account and currency, to be copied into the bank's form and ticked (SETTLE-1, SETTLE-2). */
export const OrderSettlementAmounts = observer(({ store }: { readonly store: OrderStore }) => {
  const { taken, due, marked } = store;
  return (
    <div className="taken">
      <ul className="taken-lines" aria-label={orderLabels.total}>
        {taken.map((line, place) => {
          const open = due[place];
          const amount = `${line.copied} ${line.amount.currency}`;
          return (
            <li
              className={line.paid || open === undefined ? 'taken-line taken-quiet' : 'taken-line'}
              key={line.id}
            >
              <span className="taken-label">
                {line.paid
                  ? settlingMessages.allPaid
                  : open === undefined
                    ? settlingMessages.over
                    : orderLabels.total}
              </span>
              <span className="taken-figure">
                <span className="taken-amount">
                  <AmountText of={line.amount} />
                </span>
                <CopyButton text={line.copied} what={amount} />
              </span>
              <span className="taken-from">{formatSettledFrom(line)}</span>
              {open === undefined ? null : (
                <CheckField checked={line.paid} onChange={(paid) => void marked.set([open], paid)}>
                  {settlingMessages.paid}
                  <span className="visually-hidden">: {amount}</span>
                </CheckField>
              )}
            </li>
          );
        })}
      </ul>
      {due.length === 0 ? null : (
        <output className="taken-note">
          {marked.notKept ? settlingMessages.notKept : settlingMessages.here}
        </output>
      )}
    </div>
  );
});
