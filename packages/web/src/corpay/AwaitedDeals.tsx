import { formatMoney } from '@fx-gateway/domain/money';
import { observer } from 'mobx-react-lite';
import { Notice } from '../kit/Notice.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { useDesk } from './deskDoor.ts';

/** Deals that are booked and wait for their instruction (S-113), unless they are told of already. */
export const AwaitedDeals = observer(() => {
  const { intents, deal } = useDesk();
  const told = new Set([deal.booked?.orderNumber, ...intents.foundBooked]);
  const waiting = intents.state.awaited.filter(({ orderNumber }) => !told.has(orderNumber));
  return waiting.map(({ orderNumber, payment, payee }) => (
    <Notice tone="warning" title={`Deal ${orderNumber} is booked but not instructed.`} key={orderNumber}>
      <p>
        {payee} receives {formatMoney(payment)} once you have said how it is paid.
      </p>
      <div className="notice-next">
        <ButtonLink to={paths.gateway.order(orderNumber)}>Instruct Payment</ButtonLink>
      </div>
    </Notice>
  ));
});
