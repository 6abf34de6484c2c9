import { orderLabels } from '@fx-gateway/domain/corpay/api/orderLabels.ts';
import {
  settledFromMessages,
  settlingMessages,
} from '@fx-gateway/domain/corpay/settling/settlingMessages.ts';
import { observer } from 'mobx-react-lite';
import { CopyButton } from '../../kit/buttons/CopyButton.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import type { OrderStore } from '../stores/deal/OrderStore.ts';
import './OrderTaken.css';

/** It is listed as to settle no longer (SETTLE-1). */
const isOver = ({ due }: OrderStore): boolean => due.length === 0;

/** To be ticked as long as it may be still to settle (SETTLE-2). */
const MarkPaid = observer(({ store: { due, marked } }: { readonly store: OrderStore }) => (
  <div className="taken-mark">
    <CheckField checked={due.every(({ paid }) => paid)} onChange={(paid) => void marked.set(due, paid)}>
      {settlingMessages.paid}
    </CheckField>
    <output className="taken-note">
      {marked.notKept ? settlingMessages.notKept : settlingMessages.here}
    </output>
  </div>
));

/** What an instructed order takes, an amount for each account and currency, to be copied into the bank's form (SETTLE-1). */
export const OrderTaken = observer(({ store }: { readonly store: OrderStore }) => (
  <div className="taken">
    <ul className="taken-lines" aria-label={orderLabels.total}>
      {store.taken.map((line) => (
        <li className={line.paid || isOver(store) ? 'taken-line taken-quiet' : 'taken-line'} key={line.id}>
          <span className="taken-label">
            {line.paid ? settlingMessages.allPaid : isOver(store) ? settlingMessages.over : orderLabels.total}
          </span>
          <span className="taken-figure">
            <span className="taken-amount">
              <AmountText of={line.amount} />
            </span>
            <CopyButton text={line.copied} what={`${line.copied} ${line.amount.currency}`} />
          </span>
          <span className="taken-from">{settledFromMessages(line)}</span>
        </li>
      ))}
    </ul>
    {isOver(store) ? null : <MarkPaid store={store} />}
  </div>
));
