import { awaitedDealWords } from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/notices/Notice.tsx';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { useCorpay } from '../scope/corpayContext.ts';

/** Deals that are booked and wait for their instruction (S-113), unless they are announced already. */
export const AwaitedDeals = observer(() => {
  const { intents, deal, session } = useCorpay();
  const shown = new Set([deal.booked?.orderNumber, ...intents.foundBooked]);
  const waiting = intents.state.awaited.filter(
    ({ orderNumber }) => !shown.has(orderNumber) && !intents.instructionUnderWay(orderNumber),
  );
  return waiting.map((awaited) => (
    <Notice
      tone="warning"
      title={`Deal ${awaited.orderNumber} is booked but not instructed.`}
      key={awaited.orderNumber}
    >
      <p>{awaitedDealWords(awaited, session.beneficiaries.value)}</p>
      <div className="notice-next">
        <ButtonLink to={paths.gateway.order(awaited.orderNumber)}>Instruct Payment</ButtonLink>
      </div>
    </Notice>
  ));
});
