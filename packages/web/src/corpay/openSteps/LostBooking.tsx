import { bookingMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import {
  notBookedMessages,
  openBookingMessages,
  saidOfBookingMessages,
  whichOrderMessages,
} from '@fx-gateway/domain/corpay/booking/lostBookingMessages.ts';
import { intentId } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { otherDealsMessages } from '@fx-gateway/domain/intents/candidateMessages.ts';
import { missingAnswer, missingAnswerMessages } from '@fx-gateway/domain/intents/missingAnswerMessages.ts';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Card } from '../../kit/layout/Card.tsx';
import { formatTime } from '../../kit/facts/formatTime.ts';
import { Notice } from '../../kit/notices/Notice.tsx';
import { NoticeActions } from '../../kit/notices/NoticeActions.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { paths } from '../../routing/paths.ts';
import { CameBack, type Answer } from '../../quoting/candidates/CameBack.tsx';
import { answerOf } from './answerOf.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { FocusOnMount } from '../../kit/focus/FocusOnMount.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { CheckingOutcome } from './CheckingOutcome.tsx';
import type { OpenBooking } from '../stores/openSteps/openIntentsState.ts';
import { hasAnswer } from '../../fetching/hasAnswer.ts';
import { CandidateChoice } from '../../quoting/candidates/CandidateChoice.tsx';
import { OtherDealsDialog } from '../../quoting/candidates/OtherDealsDialog.tsx';
import { useOtherDeals } from '../../quoting/candidates/useOtherDeals.ts';
import { useTold } from '../../quoting/untold/useTold.ts';
import { orderCandidate } from './orderCandidate.ts';
import { SendAgain } from './SendAgain.tsx';
import { SettledElsewhereNotice } from './SettledElsewhereNotice.tsx';

/** What was answered: to the last call that was, and else to the first one; then why nothing could be looked up. */
const answersTo = ({ lost, settlement }: OpenBooking): readonly Answer[] => {
  const looked = settlement?.kind === 'unknown' ? answerOf(settlement.failure) : [];
  const said = settlement?.kind === 'choose' && settlement.said !== 'no-number' ? settlement.said : null;
  if (hasAnswer(said)) return [{ words: saidOfBookingMessages(said), requestId: said.requestId }];
  // The partner could be reached since: trouble to connect is no longer what is in the way.
  const isAnswered = lost?.kind === 'no-answer' && settlement?.kind === 'choose';
  if (lost === null || isAnswered) return looked;
  return [{ words: bookingMessages(lost), requestId: lost.requestId }, ...looked];
};

/** A booking without an answer: what became of it, or how to find out. Until then it is unknown, never failed. */
export const LostBooking = observer(({ lost }: { readonly lost: OpenBooking }) => {
  const { intents, untold } = useCorpay();
  const { pathname } = useLocation();
  const { intent, here, settlement, checking } = lost;
  const isSettled = settlement?.kind === 'booked' || settlement?.kind === 'not-booked';
  useTold(untold, isSettled ? intentId(intent) : null);
  const until = intents.canBecomeDealUntil(lost);
  const safeFrom = until === null ? null : formatTime(until);
  const mayAsk = intents.mayAsk(lost);
  const asking = mayAsk ? 'safe' : safeFrom === null ? null : { safeFrom };
  const otherDeals = useOtherDeals(async (others) =>
    (await intents.chooseNone(lost, others)).map(orderCandidate),
  );
  const dismiss = (): void => intents.dismiss(intentId(intent));
  if (settlement?.kind === 'booked') {
    const { orderNumber } = settlement;
    return (
      <FocusOnMount yieldsTo="anything" held>
        <Notice tone="positive" title={`Deal ${orderNumber} is booked`}>
          <p>{openBookingMessages.found(intent)}</p>
          <NoticeActions closeLabel="Later" onClose={dismiss}>
            {pathname === paths.gateway.order(orderNumber) ? null : (
              <ButtonLink to={paths.gateway.order(orderNumber)} look="primary" onPress={dismiss}>
                Instruct Payment
              </ButtonLink>
            )}
          </NoticeActions>
        </Notice>
      </FocusOnMount>
    );
  }
  if (settlement?.kind === 'settled-elsewhere')
    return <SettledElsewhereNotice intent={intent} see={paths.gateway.orders} onClose={dismiss} />;
  if (settlement?.kind === 'not-booked') {
    return (
      <FocusOnMount yieldsTo="anything" held>
        <Notice tone="warning" title={notBookedMessages.title(intent)}>
          <p>{notBookedMessages.why(settlement.said)}</p>
          <NoticeActions onClose={dismiss} />
        </Notice>
      </FocusOnMount>
    );
  }
  const answers = answersTo(lost);
  const stillUnknown = settlement?.kind === 'unknown';
  return (
    <FocusOnMount yieldsTo={here ? 'nothing' : 'field'} held={here}>
      <Card title="What became of your booking?">
        <div className="stack">
          <p>
            {openBookingMessages.wasBooking(intent)}{' '}
            {missingAnswerMessages[here ? missingAnswer(lost.lost) : 'earlier']}
          </p>
          {stillUnknown || answers.length > 0 ? (
            <Notice tone="warning" {...(stillUnknown ? { title: openBookingMessages.stillUnknown } : {})}>
              <CameBack answers={answers} />
              {stillUnknown ? <p>{openBookingMessages.kept(settlement.failure, asking)}</p> : null}
            </Notice>
          ) : null}
          {settlement === null || (checking && !stillUnknown) ? (
            <CheckingOutcome />
          ) : settlement.kind === 'choose' ? (
            <CandidateChoice
              bookedAs="order"
              candidates={settlement.candidates.map(orderCandidate)}
              noneFrom={safeFrom === null ? null : whichOrderMessages.noneFrom(safeFrom)}
              onChoose={(order) => (order === null ? otherDeals.sayNone() : void intents.choose(lost, order))}
            />
          ) : null}
          {settlement?.kind === 'unknown' ? (
            <div className="button-row">
              {checking ? (
                <CheckingOutcome again />
              ) : (
                <QuietButton onPress={() => void intents.check(lost)}>Check again</QuietButton>
              )}
              {mayAsk ? null : <SendAgain lost={lost} />}
            </div>
          ) : null}
          <OtherDealsDialog
            words={otherDealsMessages('order', otherDeals.deals.length, {
              receive: intent.payment,
              payees: intent.payee,
            })}
            otherDeals={otherDeals}
          />
        </div>
      </Card>
    </FocusOnMount>
  );
});
