import {
  beneficiaryGoneWords,
  type AwaitedInstruction,
  type BeneficiarySummary,
} from '@fx-gateway/domain/corpay';
import { formatMoney } from '@fx-gateway/domain/money';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/notices/Notice.tsx';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { useCorpay } from '../scope/corpayContext.ts';

/** Who is paid, and when; before the beneficiaries are known nothing is promised. */
const wordsOf = (
  awaited: AwaitedInstruction,
  beneficiaries: readonly BeneficiarySummary[] | null,
): string => {
  const { payee } = awaited;
  const payment = formatMoney(awaited.payment);
  if (beneficiaries === null) return `It was booked to pay ${payee} ${payment}. Say how it is paid.`;
  const gone = beneficiaryGoneWords(awaited, beneficiaries, awaited);
  return gone === null
    ? `${payee} receives ${payment} once you have said how it is paid.`
    : `${gone} ${payment} is paid once you have said to whom and how.`;
};

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
      <p>{wordsOf(awaited, session.beneficiaries.value)}</p>
      <div className="notice-next">
        <ButtonLink to={paths.gateway.order(awaited.orderNumber)}>Instruct Payment</ButtonLink>
      </div>
    </Notice>
  ));
});
