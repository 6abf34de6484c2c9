import { corpayWords, instructionWords, intentId } from '@fx-gateway/domain/corpay';
import { formatMoney } from '@fx-gateway/domain/money';
import { observer } from 'mobx-react-lite';
import { Card } from '../kit/Card.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { Notice } from '../kit/Notice.tsx';
import { QuietButton } from '../kit/QuietButton.tsx';
import { paths } from '../paths.ts';
import { CheckAgain } from './CheckAgain.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { Arrival } from './Arrival.tsx';
import { useDesk } from './deskDoor.ts';
import { FindingOut } from './FindingOut.tsx';
import { isSpoken } from './isSpoken.ts';
import type { OpenInstruction } from './openIntentsState.ts';

/** An instruction without an answer; the payments in its order's detail settle it exactly. */
export const LostInstruction = observer(({ lost }: { readonly lost: OpenInstruction }) => {
  const { intents } = useDesk();
  const { intent, settlement, checking } = lost;
  const { orderNumber } = intent;
  const dismiss = (): void => intents.dismiss(intentId(intent));
  if (settlement?.kind === 'instructed' || settlement?.kind === 'not-instructed') {
    const instructed = settlement.kind === 'instructed';
    return (
      <Notice
        tone={instructed ? 'positive' : 'warning'}
        title={
          instructed
            ? `The payment of deal ${orderNumber} is instructed`
            : `The payment of deal ${orderNumber} was not instructed`
        }
      >
        <p>
          {instructed
            ? `${formatMoney(intent.payment)} will be paid once your settlement has arrived.`
            : 'The deal stays booked. You can instruct its payment again.'}
        </p>
        <div className="notice-next button-row">
          <ButtonLink to={paths.gateway.order(orderNumber, { success: instructed })} onPress={dismiss}>
            {instructed ? 'See the order' : 'Instruct Payment'}
          </ButtonLink>
          <QuietButton look="plain" onPress={dismiss}>
            Close
          </QuietButton>
        </div>
      </Notice>
    );
  }
  return (
    <Arrival>
      <Card title="What became of your instruction?">
        <div className="stack">
          {lost.lost === null || (settlement?.kind === 'unknown' && isSpoken(settlement.failure)) ? null : (
            <FailureNotice
              happened={
                lost.lost.messages.length > 0 ? instructionWords(lost.lost) : corpayWords.connectionTrouble
              }
              requestId={lost.lost.requestId}
            />
          )}
          <p>
            You were instructing {formatMoney(intent.payment)} of deal {orderNumber}. The answer did not reach
            this page, so it may be on its way or not.
          </p>
          {checking || settlement === null ? (
            <FindingOut />
          ) : (
            <div className="stack">
              <Notice tone="warning" title="It is still not known whether it was instructed.">
                <p>This device remembers the instruction, also after you close this page.</p>
              </Notice>
              <CheckAgain failure={settlement.failure} onCheck={() => void intents.check(lost)} />
            </div>
          )}
        </div>
      </Card>
    </Arrival>
  );
});
