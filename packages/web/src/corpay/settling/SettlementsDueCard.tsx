import type {
  SettlementsDueGroup,
  DueSettlement,
} from '@fx-gateway/domain/corpay/settling/groupSettlementsDue.ts';
import {
  formatDueFor,
  formatDueGroupTitle,
  uncheckedDealsMessage,
  settlingMessages,
  unreadDealsMessage,
} from '@fx-gateway/domain/corpay/settling/settlingMessages.ts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { CopyButton } from '../../kit/buttons/CopyButton.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import { paths } from '../../routing/paths.ts';
import type { PendingWorkStore } from '../stores/settling/PendingWorkStore.ts';

/** What is marked stays where it is, more quietly: nothing moves under the pointer. */
const Line = ({
  line,
  onPaid,
}: {
  readonly line: DueSettlement;
  readonly onPaid: (paid: boolean) => void;
}) => (
  <li className={line.paid ? 'due-line due-line-paid' : 'due-line'}>
    <span className="due-amount">
      <AmountText of={line.amount} />
    </span>
    <span className="due-copy">
      <CopyButton
        text={line.copied}
        what={`${line.copied} ${line.amount.currency} of order ${line.orderNumber}`}
      />
    </span>
    <span className="due-words">
      <span className="due-account">{line.account === '' ? '' : `from ${line.account}`}</span>
      <span className="due-for">
        <Link to={paths.gateway.order(line.orderNumber)}>Order {line.orderNumber}</Link> {formatDueFor(line)}
      </span>
    </span>
    <CheckField checked={line.paid} onChange={onPaid}>
      {settlingMessages.paid}
      <span className="visually-hidden">
        : {line.copied} {line.amount.currency} of order {line.orderNumber}
      </span>
    </CheckField>
  </li>
);

/** What of a group is still to be paid, where one line alone does not say it. */
const Rest = ({ of: { lines, rest } }: { readonly of: SettlementsDueGroup }) => {
  if (lines.every(({ paid }) => paid)) return settlingMessages.allPaid;
  if (rest === null || lines.length === 1) return null;
  return (
    <>
      <AmountText of={rest} /> {settlingMessages.stillToPay}
    </>
  );
};

/** What the deals of these days take from the customer's accounts (SETTLE-1, SETTLE-2). */
export const SettlementsDueCard = observer(({ store }: { readonly store: PendingWorkStore }) => {
  const { groups, unread, toRead } = store;
  const { left } = toRead;
  if (groups.length === 0 && unread.length === 0 && left === 0) return null;
  return (
    <Card title={settlingMessages.title}>
      <div className="due">
        {store.marked.unread ? <p className="due-note">{settlingMessages.notRead}</p> : null}
        {groups.map((group) => (
          <section key={`${group.valueDate}/${group.currency}`}>
            <header className="due-head">
              <h3 className="due-title">{formatDueGroupTitle(group)}</h3>
              <span className="due-rest">
                <Rest of={group} />
              </span>
            </header>
            <ul className="due-lines">
              {group.lines.map((line) => (
                <Line key={line.id} line={line} onPaid={(paid) => void store.marked.set([line], paid)} />
              ))}
            </ul>
          </section>
        ))}
        {unread.length === 0 ? null : (
          <p className="due-note">
            {unreadDealsMessage(unread.length)}{' '}
            <QuietButton look="plain" busy={store.isTryingAgain} onPress={() => store.tryAgain()}>
              Try again
            </QuietButton>
          </p>
        )}
        {left === 0 ? null : <p className="due-note">{uncheckedDealsMessage(left)}</p>}
        <p className="due-note">{settlingMessages.note}</p>
        <output className="due-not-kept">{store.marked.notKept ? settlingMessages.notKept : null}</output>
      </div>
    </Card>
  );
});
