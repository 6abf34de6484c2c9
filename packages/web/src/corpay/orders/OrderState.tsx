import {
  instructedPartOfOrder,
  type OrderWithDetail,
} from '@fx-gateway/domain/corpay/orders/orderWithDetail.ts';
import {
  formatInstructionState,
  notKnownYetText,
  youMarkedPaidText,
} from '@fx-gateway/domain/corpay/orders/knownOrderMessages.ts';
import type { OrderMoneyStatus } from '@fx-gateway/domain/corpay/settling/findOrderMoneyStatus.ts';
import {
  formatAmounts,
  formatExpectedPaymentDays,
} from '@fx-gateway/domain/corpay/settling/orderMoneyMessages.ts';
import { settlingMessages } from '@fx-gateway/domain/corpay/settling/settlingMessages.ts';
import { observer } from 'mobx-react-lite';
import { Badge } from '../../kit/facts/Badge.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import { useCorpay } from '../stores/corpayContext.ts';

/** An order without beneficiaries is not instructed, unless its instruction is under way. */
const NotInstructed = observer(({ orderNumber }: { readonly orderNumber: string }) =>
  useCorpay().intents.instructionUnderWay(orderNumber) ? (
    <span className="order-instructed">{notKnownYetText}</span>
  ) : (
    <Badge tone="warning">Not instructed</Badge>
  ),
);

/** What is known of the money, in a line of its own. */
const MoneyLine = ({ money }: { readonly money: OrderMoneyStatus | null }) =>
  money === null ? null : (
    <span className="order-money">
      {money.kind === 'marked' ? youMarkedPaidText : `${settlingMessages.title} ${formatAmounts(money.rest)}`}
    </span>
  );

/** The state of an order that is instructed as a whole: that of its money, as far as it is known. */
const MoneyState = ({
  money,
  otherwise,
}: {
  readonly money: OrderMoneyStatus | null;
  readonly otherwise: string;
}) => {
  if (money === null) return <span className="order-instructed">{otherwise}</span>;
  if (money.kind === 'to-settle')
    return (
      <>
        <Badge tone="warning">{settlingMessages.title}</Badge>{' '}
        <span className="order-money">
          {formatAmounts(money.rest)}
          {money.withFee ? <span className="order-fee"> with fee</span> : null}
        </span>
      </>
    );
  return (
    <>
      <span className="order-marked">{youMarkedPaidText}</span>{' '}
      <span className="order-money order-day">{formatExpectedPaymentDays(money.days)}</span>
    </>
  );
};

/** Whether it is instructed, and where its money stands; what is still to be read says nothing yet (HIST-1, HIST-7). */
export const OrderState = ({
  known,
  isTried,
  money,
}: {
  readonly known: OrderWithDetail;
  readonly isTried: boolean;
  readonly money: OrderMoneyStatus | null;
}) => {
  const part = instructedPartOfOrder(known);
  if (part.kind === 'none') return <NotInstructed orderNumber={known.order.ordNum} />;
  if (part.kind === 'unknown' && !isTried) return null;
  if (part.kind !== 'part') return <MoneyState money={money} otherwise={formatInstructionState(known)} />;
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
