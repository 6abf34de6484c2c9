import {
  corpayWords,
  instructedDifferentlyWords,
  instructingWords,
  instructionWords,
  partnerSaysWords,
  intentId,
  type InstructionSettlement,
} from '@fx-gateway/domain/corpay';
import { formatMoney } from '@fx-gateway/domain/money';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from '../../kit/layout/Card.tsx';
import { FailureNotice } from '../../kit/notices/FailureNotice.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { paths } from '../../routing/paths.ts';
import { CheckAgain } from './CheckAgain.tsx';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { FocusOnMount } from '../../kit/layout/FocusOnMount.tsx';
import { useCorpay } from '../scope/corpayContext.ts';
import { CheckingOutcome } from './CheckingOutcome.tsx';
import { hasAnswer } from '../../calls/hasAnswer.ts';
import type { OpenInstruction } from '../scope/intents/openIntentsState.ts';

type Told = Exclude<InstructionSettlement, { readonly kind: 'unknown' }>;

const titleOf = ({ kind, orderNumber }: Told): string => {
  switch (kind) {
    case 'instructed':
      return `The payment of deal ${orderNumber} is instructed`;
    case 'not-instructed':
      return `The payment of deal ${orderNumber} was not instructed`;
    case 'instructed-differently':
      return `Deal ${orderNumber} is instructed with something else`;
  }
};

const wordsOf = (told: Told, { intent, here }: OpenInstruction): string => {
  switch (told.kind) {
    case 'instructed': {
      const paid = `${formatMoney(intent.payment)} will be paid once your settlement has arrived.`;
      return here
        ? paid
        : `Another tab or an earlier visit sent it: ${paid} Nothing else was sent for this deal.`;
    }
    case 'not-instructed':
      return 'The deal stays booked. You can instruct its payment again.';
    case 'instructed-differently':
      return instructedDifferentlyWords(intent, told.instructedAs);
  }
};

/** What became of it is known: it stands here until the person has seen it. */
const Settled = ({ told, lost }: { readonly told: Told; readonly lost: OpenInstruction }) => {
  const { intents } = useCorpay();
  const isHere = useLocation().pathname === paths.gateway.order(told.orderNumber);
  const dismiss = (): void => intents.dismiss(intentId(lost.intent));
  const success = told.kind === 'instructed';
  const refused = told.kind === 'instructed-differently' ? lost.lost : null;
  const said = refused === null ? null : partnerSaysWords(refused);
  return (
    <Notice tone={success ? 'positive' : 'warning'} title={titleOf(told)}>
      <p>{wordsOf(told, lost)}</p>
      {said === null ? null : <p>{said}</p>}
      <div className="notice-next button-row">
        {isHere ? null : (
          <ButtonLink to={paths.gateway.order(told.orderNumber, { success })} onPress={dismiss}>
            {told.kind === 'not-instructed' ? 'Instruct Payment' : 'See the order'}
          </ButtonLink>
        )}
        <QuietButton look="plain" onPress={dismiss}>
          Close
        </QuietButton>
      </div>
    </Notice>
  );
};

const Unsettled = observer(({ lost }: { readonly lost: OpenInstruction }): ReactNode => {
  const { intents } = useCorpay();
  const { intent, here, settlement, checking } = lost;
  if (checking || settlement?.kind !== 'unknown') return <CheckingOutcome />;
  const { shown, failure } = settlement;
  if (shown.length > 0) {
    return (
      <div className="stack">
        <Notice tone="warning" title={instructingWords.isItYours}>
          <p>{instructingWords.unclear(intent, shown)}</p>
        </Notice>
        <div className="button-row">
          <QuietButton onPress={() => void intents.chooseInstruction(lost, true)}>
            Yes, this is what I instructed
          </QuietButton>
          <QuietButton onPress={() => void intents.chooseInstruction(lost, false)}>
            No, it is something else
          </QuietButton>
        </div>
      </div>
    );
  }
  return (
    <div className="stack">
      <Notice tone="warning" title="It is still not known whether it was instructed.">
        {failure === null ? (
          <p>{here ? instructingWords.onItsWay : instructingWords.onItsWayFromElsewhere}</p>
        ) : null}
        <p>This device remembers the instruction, also after you close this page.</p>
      </Notice>
      <CheckAgain failure={failure} onCheck={() => void intents.check(lost)} />
    </div>
  );
});

const failureWords = (lost: NonNullable<OpenInstruction['lost']>): string =>
  lost.messages.length > 0 ? instructionWords(lost) : corpayWords.connectionTrouble;

/** An instruction without an answer that counts; the payments in its order's detail tell what became of it. */
export const LostInstruction = observer(({ lost }: { readonly lost: OpenInstruction }) => {
  const { intent, settlement } = lost;
  if (settlement !== null && settlement.kind !== 'unknown') {
    const settled = <Settled told={settlement} lost={lost} />;
    // It takes the place of a form that was just sent, further down.
    return settlement.kind === 'instructed-differently' ? <FocusOnMount>{settled}</FocusOnMount> : settled;
  }
  return (
    <FocusOnMount>
      <Card title="What became of your instruction?">
        <div className="stack">
          {lost.lost === null || (settlement !== null && hasAnswer(settlement.failure)) ? null : (
            <FailureNotice happened={failureWords(lost.lost)} requestId={lost.lost.requestId} />
          )}
          <p>
            You were instructing {formatMoney(intent.payment)} of deal {intent.orderNumber}.{' '}
            {lost.lost?.kind === 'no-answer'
              ? 'The answer did not reach this page, so it may be on its way or not.'
              : 'It is not known yet whether it was carried out.'}
          </p>
          <Unsettled lost={lost} />
        </div>
      </Card>
    </FocusOnMount>
  );
});
