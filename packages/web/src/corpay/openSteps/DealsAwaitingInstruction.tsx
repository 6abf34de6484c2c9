import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { awaitedDealMessage } from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { DisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { observer } from 'mobx-react-lite';
import { memo, type ReactNode } from 'react';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { OtherTabNewsBar } from '../../partner-frame/OtherTabNewsBar.tsx';
import { useHoldBackLaterItems } from '../../partner-frame/useHoldBackLaterItems.ts';
import { Notice } from '../../kit/notices/Notice.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import { useMarkOutcomeReported } from '../../quoting/untold/useMarkOutcomeReported.ts';
import { paths } from '../../routing/paths.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import { initialOpenMoneyCalls } from '../stores/openSteps/openMoneyCallsState.ts';
import './DealsAwaitingInstruction.css';

type WaitingDeal = {
  readonly orderNumber: string;
  readonly amount: Money | DisplayOnlyAmount;
  readonly words: ReactNode;
};

const fixedMessages = ({ sell, entryDate }: OrderSummary): ReactNode => (
  <>
    <AmountText of={sell} /> was fixed on {formatDate(entryDate)}. Nobody is paid until you have said how.
  </>
);

const notInstructed = (orderNumber: string): string => `Deal ${orderNumber} is booked but not instructed.`;

const One = ({ deal: { orderNumber, words } }: { readonly deal: WaitingDeal }) => {
  useMarkOutcomeReported(useCorpay().untold, orderNumber);
  return (
    <Notice tone="warning" title={notInstructed(orderNumber)}>
      <p>{words}</p>
      <div className="notice-next">
        <ButtonLink to={paths.gateway.order(orderNumber)}>Instruct Payment</ButtonLink>
      </div>
    </Notice>
  );
};

const OneOfMany = memo(({ orderNumber, amount }: Pick<WaitingDeal, 'orderNumber' | 'amount'>) => {
  useMarkOutcomeReported(useCorpay().untold, orderNumber);
  return (
    <li className="waiting-deal">
      <span className="waiting-deal-number">{orderNumber}</span>
      <AmountText of={amount} />
      <ButtonLink to={paths.gateway.order(orderNumber)} label={`Instruct Payment of deal ${orderNumber}`}>
        Instruct
      </ButtonLink>
    </li>
  );
});

/** However many, one notice. */
const Placed = ({ deals }: { readonly deals: readonly WaitingDeal[] }) => {
  const [first, ...others] = deals;
  if (first === undefined) return null;
  if (others.length === 0) return <One deal={first} />;
  return (
    <Notice tone="warning" title={`${deals.length} deals are booked but not instructed.`}>
      <p>Nobody is paid until you have said how.</p>
      <ul className="waiting-deals">
        {deals.map(({ orderNumber, amount }) => (
          <OneOfMany key={orderNumber} orderNumber={orderNumber} amount={amount} />
        ))}
      </ul>
    </Notice>
  );
};

/**
 * The deals that are booked and wait for their instruction: those that this browser keeps (S-113), unless they are
 * announced already, and those of the given orders that it knows nothing more of (S-41). What another tab books while the
 * page is in use is said in a bar over it.
 */
export const DealsAwaitingInstruction = observer(
  ({ orders = [] }: { readonly orders?: readonly OrderSummary[] }) => {
    const { intents, deal, session } = useCorpay();
    const { awaited } = intents.state;
    const announced = new Set([deal.booked?.orderNumber, ...intents.foundBooked]);
    const kept = new Set(awaited.map(({ orderNumber }) => orderNumber));
    const deals: readonly WaitingDeal[] = [
      ...awaited
        .filter(({ orderNumber }) => !announced.has(orderNumber))
        .map((each) => ({
          orderNumber: each.orderNumber,
          amount: each.payment,
          words: awaitedDealMessage(each, session.beneficiaries.value),
        })),
      ...orders
        .filter(
          ({ beneCount, ordNum }) => beneCount === 0 && !kept.has(ordNum) && !intents.foundInstructed(ordNum),
        )
        .map((order) => ({ orderNumber: order.ordNum, amount: order.sell, words: fixedMessages(order) })),
    ].filter(({ orderNumber }) => !intents.instructionUnderWay(orderNumber));
    const { isLater, show } = useHoldBackLaterItems(
      deals.map(({ orderNumber }) => orderNumber),
      // Those of a page that has just been opened are known once they were looked up.
      awaited !== initialOpenMoneyCalls.awaited,
      deal.booked?.orderNumber ?? null,
    );
    const news = deals.filter(({ orderNumber }) => kept.has(orderNumber) && isLater(orderNumber));
    return (
      <>
        <Placed deals={deals.filter((each) => !news.includes(each))} />
        {news.length === 0 ? null : (
          <OtherTabNewsBar
            words={news.map(({ orderNumber }) => notInstructed(orderNumber)).join(' ')}
            onShow={show}
          />
        )}
      </>
    );
  },
);
