import { bookingWords, intentId } from '@fx-gateway/domain/corpay';
import { formatMoney } from '@fx-gateway/domain/money';
import { observer } from 'mobx-react-lite';
import { Card } from '../kit/Card.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { Notice } from '../kit/Notice.tsx';
import { QuietButton } from '../kit/QuietButton.tsx';
import { paths } from '../paths.ts';
import { CheckAgain } from './CheckAgain.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { CandidateOrders } from './CandidateOrders.tsx';
import { Arrival } from './Arrival.tsx';
import { useDesk } from './deskDoor.ts';
import { FindingOut } from './FindingOut.tsx';
import { isSpoken } from './isSpoken.ts';
import type { OpenBooking } from './openIntentsState.ts';

/** A booking without an answer: what became of it, or how to find out. Until then it is unknown, never failed. */
export const LostBooking = observer(({ lost }: { readonly lost: OpenBooking }) => {
  const { intents } = useDesk();
  const { intent, settlement, checking } = lost;
  const dismiss = (): void => intents.dismiss(intentId(intent));
  if (settlement?.kind === 'booked') {
    const { orderNumber } = settlement;
    return (
      <Notice tone="positive" title={`Deal ${orderNumber} is booked`}>
        <p>
          {intent.payee} receives {formatMoney(intent.payment)} for your {formatMoney(intent.settlement)}. The
          payment still has to be instructed.
        </p>
        <div className="notice-next button-row">
          <ButtonLink to={paths.gateway.order(orderNumber)} look="primary" onPress={dismiss}>
            Instruct Payment
          </ButtonLink>
          <QuietButton look="plain" onPress={dismiss}>
            Later
          </QuietButton>
        </div>
      </Notice>
    );
  }
  return (
    <Arrival>
      <Card title="What became of your booking?">
        <div className="stack">
          {lost.lost === null || (settlement?.kind === 'unknown' && isSpoken(settlement.failure)) ? null : (
            <FailureNotice happened={bookingWords(lost.lost)} requestId={lost.lost.requestId} />
          )}
          <p>
            You were booking {formatMoney(intent.payment)} for {intent.payee}, at{' '}
            {formatMoney(intent.settlement)}. The answer did not reach this page, so it may be booked or not.
          </p>
          {checking || settlement === null ? (
            <FindingOut />
          ) : settlement.kind === 'choose' ? (
            <CandidateOrders
              candidates={settlement.candidates}
              onChoose={(orderNumber) => void intents.choose(lost, orderNumber)}
            />
          ) : (
            <div className="stack">
              <Notice tone="warning" title="It is still not known whether it was booked.">
                <p>
                  This device keeps the quote and its key, also after you close this page. Asking again cannot
                  book it a second time.
                </p>
              </Notice>
              <CheckAgain failure={settlement.failure} onCheck={() => void intents.check(lost)} />
            </div>
          )}
        </div>
      </Card>
    </Arrival>
  );
});
