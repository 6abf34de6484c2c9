import { instructedPartOfOrder, type KnownOrder } from '@fx-gateway/domain/corpay/orders/knownOrder.ts';
import {
  instructedText,
  notKnownYet,
  youMarkedPaidText,
} from '@fx-gateway/domain/corpay/orders/knownOrderMessages.ts';
import type { OrderMoney } from '@fx-gateway/domain/corpay/settling/orderMoney.ts';
import { amountsText, expectedText } from '@fx-gateway/domain/corpay/settling/orderMoneyMessages.ts';
import { settlingMessages } from '@fx-gateway/domain/corpay/settling/settlingMessages.ts';
import { observer } from 'mobx-react-lite';
import { Badge } from '../../kit/facts/Badge.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import { useCorpay } from '../stores/corpayContext.ts';

/** An order without beneficiaries is not instructed, unless its instruction is under way. */
const NotInstructed = observer(({ orderNumber }: { readonly orderNumber: string }) =>
  useCorpay().intents.instructionUnderWay(orderNumber) ? (
    <span className="order-instructed">{notKnownYet}</span>
  ) : (
    <Badge tone="warning">Not instructed</Badge>
  ),
);

/** What is known of the money, in a line of its own. */
const MoneyLine = ({ money }: { readonly money: OrderMoney | null }) =>
  money === null ? null : (
    <span className="order-money">
      {money.kind === 'marked' ? youMarkedPaidText : `${settlingMessages.title} ${amountsText(money.rest)}`}
    </span>
  );

/** The state of an order that is instructed as a whole: that of its money, as far as it is known. */
const MoneyState = ({
  money,
  otherwise,
}: {
  readonly money: OrderMoney | null;
  readonly otherwise: string;
}) => {
  if (money === null) return <span className="order-instructed">{otherwise}</span>;
  if (money.kind === 'to-settle')
    return (
      <>
        <Badge tone="warning">{settlingMessages.title}</Badge>{' '}
        <span className="order-money">
          {amountsText(money.rest)}
          {money.withFee ? <span className="order-fee"> with fee</span> : null}
        </span>
      </>
    );
  return (
    <>
      <span className="order-marked">{youMarkedPaidText}</span>{' '}
      <span className="order-money order-day">{expectedText(money.days)}</span>
    </>
  );
};

/** Whether it is instructed, and where its money stands; what is still to be read says nothing yet (HIST-1, HIST-7). */
export const OrderState = ({
  known,
  isTried,
  money,
}: {
  readonly known: KnownOrder;
  readonly isTried: boolean;
  readonly money: OrderMoney | null;
}) => {
  const part = instructedPartOfOrder(known);
  if (part.kind === 'none') return <NotInstructed orderNumber={known.order.ordNum} />;
  if (part.kind === 'unknown' && !isTried) return null;
  if (part.kind !== 'part') return <MoneyState money={money} otherwise={instructedText(known)} />;
  return (
    <>
      <Badge tone="attention">Instructed in part</Badge>
      <span className="order-part">
        <span className="order-rest">
          <AmountText of={part.rest} /> left
        </span>
        <MoneyLine money={money} />
      </span>
    </>
  );
};
