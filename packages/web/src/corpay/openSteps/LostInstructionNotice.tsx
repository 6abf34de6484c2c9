import { partnerSaysMessage } from '@fx-gateway/domain/calls/partnerSaysMessage.ts';
import { instructingMessages } from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import {
  lostInstructionMessage,
  unresolvedInstructionMessages,
  instructionOutcomeTitle,
  instructionOutcomeMessage,
  type KnownInstructionOutcome,
} from '@fx-gateway/domain/corpay/instruction/unresolvedInstructionMessages.ts';
import { journalEntryId } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from '../../kit/layout/Card.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { NoticeActions } from '../../kit/notices/NoticeActions.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { paths } from '../../routing/paths.ts';
import { isAnsweredFailure } from '../../fetching/isAnsweredFailure.ts';
import {
  InterimPartnerAnswers,
  type InterimPartnerAnswer,
} from '../../quoting/candidates/InterimPartnerAnswers.tsx';
import { useMarkOutcomeReported } from '../../quoting/untold/useMarkOutcomeReported.ts';
import { toPartnerAnswersWhileOutcomeUnknown } from './toPartnerAnswersWhileOutcomeUnknown.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { FocusOnMount } from '../../kit/focus/FocusOnMount.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { CheckingOutcomeIndicator } from './CheckingOutcomeIndicator.tsx';
import { OutcomeFoundInOtherTabNotice } from './OutcomeFoundInOtherTabNotice.tsx';
import type { OpenInstruction } from '../stores/openSteps/openMoneyCallsState.ts';

/** The order is instructed, and not by what was sent here. */
const isByAnother = ({ kind }: KnownInstructionOutcome): boolean =>
  kind === 'instructed-differently' || kind === 'instructed-already';

/** Why the instruction itself has no answer that counts, in the partner's words and with its id; none after silence. */
const firstAnswer = ({ lost }: OpenInstruction): readonly InterimPartnerAnswer[] =>
  isAnsweredFailure(lost) ? [{ words: lostInstructionMessage(lost), requestId: lost.requestId }] : [];

/** What became of it is known: it stands here until the user has seen it. */
const Settled = observer(
  ({
    settlement,
    lost,
  }: {
    readonly settlement: KnownInstructionOutcome;
    readonly lost: OpenInstruction;
  }) => {
    const { intents, session, untold } = useCorpay();
    useMarkOutcomeReported(untold, journalEntryId(lost.intent));
    const isHere = useLocation().pathname === paths.gateway.order(settlement.orderNumber);
    const dismiss = (): void => intents.dismiss(journalEntryId(lost.intent));
    const success = settlement.kind === 'instructed';
    const refused = isByAnother(settlement) ? lost.lost : null;
    const said = refused === null ? null : partnerSaysMessage(refused);
    return (
      <Notice tone={success ? 'positive' : 'warning'} title={instructionOutcomeTitle(settlement)}>
        <p>{instructionOutcomeMessage(settlement, lost.intent, lost.here, session.knownPurposes)}</p>
        {said === null ? null : <p>{said}</p>}
        {settlement.kind === 'not-instructed' ? <InterimPartnerAnswers answers={firstAnswer(lost)} /> : null}
        <NoticeActions onClose={dismiss}>
          {isHere ? null : (
            <ButtonLink to={paths.gateway.order(settlement.orderNumber, { success })} onPress={dismiss}>
              {settlement.kind === 'not-instructed' ? 'Instruct Payment' : 'See the order'}
            </ButtonLink>
          )}
        </NoticeActions>
      </Notice>
    );
  },
);

/** What was answered to the last call that was, and else to the instruction itself. */
const answersTo = ({ lost, settlement }: OpenInstruction): readonly InterimPartnerAnswer[] => {
  const looked =
    settlement?.kind === 'unknown' ? toPartnerAnswersWhileOutcomeUnknown(settlement.failure) : [];
  if (lost === null || looked.length > 0) return looked;
  return [{ words: lostInstructionMessage(lost), requestId: lost.requestId }];
};

const Unsettled = observer(({ lost }: { readonly lost: OpenInstruction }): ReactNode => {
  const { intents } = useCorpay();
  const { intent, here, settlement, checking } = lost;
  const answers = answersTo(lost);
  if (checking || settlement?.kind !== 'unknown')
    return (
      <>
        {answers.length === 0 ? null : (
          <Notice tone="warning">
            <InterimPartnerAnswers answers={answers} />
          </Notice>
        )}
        <CheckingOutcomeIndicator />
      </>
    );
  const { shown, failure, settledFrom } = settlement;
  if (shown.length > 0) {
    return (
      <div className="stack">
        <Notice tone="warning" title={instructingMessages.isItYours}>
          <InterimPartnerAnswers answers={answers} />
          <p>{instructingMessages.unclear(intent, shown, settledFrom)}</p>
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
      <Notice tone="warning" title={unresolvedInstructionMessages.stillUnknown}>
        <InterimPartnerAnswers answers={answers} />
        {failure === null ? (
          <p>{here ? instructingMessages.onItsWay : instructingMessages.onItsWayFromElsewhere}</p>
        ) : null}
        <p>{unresolvedInstructionMessages.kept}</p>
      </Notice>
      <div className="button-row">
        <QuietButton onPress={() => void intents.check(lost)}>Check again</QuietButton>
      </div>
    </div>
  );
});

/** An instruction without an answer that counts; the payments in its order's detail show what became of it. */
export const LostInstructionNotice = observer(({ lost }: { readonly lost: OpenInstruction }) => {
  const { intents } = useCorpay();
  const { intent, settlement } = lost;
  const isOver = settlement?.kind === 'settled-elsewhere';
  if (isOver && !lost.checking)
    return (
      <OutcomeFoundInOtherTabNotice
        intent={intent}
        see={paths.gateway.order(intent.orderNumber)}
        onClose={() => intents.dismiss(journalEntryId(intent))}
      />
    );
  if (settlement !== null && !isOver && settlement.kind !== 'unknown') {
    const settled = <Settled settlement={settlement} lost={lost} />;
    // It takes the place of a form that was just sent, further down.
    return (
      <FocusOnMount yieldsTo={isByAnother(settlement) ? 'nothing' : 'anything'} held>
        {settled}
      </FocusOnMount>
    );
  }
  return (
    <FocusOnMount held={lost.here}>
      <Card title="What became of your instruction?">
        <div className="stack">
          <p>{unresolvedInstructionMessages.wasInstructing(intent, lost.lost)}</p>
          <Unsettled lost={lost} />
        </div>
      </Card>
    </FocusOnMount>
  );
});
