import { bookingFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import {
  notBookedMessages,
  openBookingMessages,
  bookingInquiryMessage,
  whichOrderMessages,
} from '@fx-gateway/domain/corpay/booking/lostBookingMessages.ts';
import { journalEntryId } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { notTheLostBookingMessages } from '@fx-gateway/domain/intents/bookingCandidateMessages.ts';
import {
  findMissingAnswerKind,
  missingAnswerMessages,
} from '@fx-gateway/domain/intents/missingAnswerMessages.ts';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Card } from '../../kit/layout/Card.tsx';
import { formatTime } from '../../kit/facts/formatTime.ts';
import { Notice } from '../../kit/notices/Notice.tsx';
import { NoticeActions } from '../../kit/notices/NoticeActions.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { paths } from '../../routing/paths.ts';
import {
  InterimPartnerAnswers,
  type InterimPartnerAnswer,
} from '../../quoting/candidates/InterimPartnerAnswers.tsx';
import { toPartnerAnswersWhileOutcomeUnknown } from './toPartnerAnswersWhileOutcomeUnknown.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { FocusOnMount } from '../../kit/focus/FocusOnMount.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { CheckingOutcomeIndicator } from './CheckingOutcomeIndicator.tsx';
import type { OpenBooking } from '../stores/openSteps/openMoneyCallsState.ts';
import { isAnsweredFailure } from '../../fetching/isAnsweredFailure.ts';
import { BookingCandidateSelector } from '../../quoting/candidates/BookingCandidateSelector.tsx';
import { NotTheLostBookingDialog } from '../../quoting/candidates/NotTheLostBookingDialog.tsx';
import { useNotTheLostBookingQuestion } from '../../quoting/candidates/useNotTheLostBookingQuestion.ts';
import { useMarkOutcomeReported } from '../../quoting/untold/useMarkOutcomeReported.ts';
import { makeOrderCandidate } from './makeOrderCandidate.ts';
import { SendBookingAgainForm } from './SendBookingAgainForm.tsx';
import { OutcomeFoundInOtherTabNotice } from './OutcomeFoundInOtherTabNotice.tsx';

/** What was answered: to the last call that was, and else to the first one; then why nothing could be looked up. */
const answersTo = ({ lost, settlement }: OpenBooking): readonly InterimPartnerAnswer[] => {
  const looked =
    settlement?.kind === 'unknown' ? toPartnerAnswersWhileOutcomeUnknown(settlement.failure) : [];
  const said = settlement?.kind === 'choose' && settlement.said !== 'no-number' ? settlement.said : null;
  if (isAnsweredFailure(said)) return [{ words: bookingInquiryMessage(said), requestId: said.requestId }];
  // The partner could be reached since: trouble to connect is no longer what is in the way.
  const isAnswered = lost?.kind === 'no-answer' && settlement?.kind === 'choose';
  if (lost === null || isAnswered) return looked;
  return [{ words: bookingFailureMessage(lost), requestId: lost.requestId }, ...looked];
};

/** A booking without an answer: what became of it, or how to find out. Until then it is unknown, never failed. */
export const LostBookingNotice = observer(({ lost }: { readonly lost: OpenBooking }) => {
  const { intents, untold } = useCorpay();
  const { pathname } = useLocation();
  const { intent, here, settlement, checking } = lost;
  const isSettled = settlement?.kind === 'booked' || settlement?.kind === 'not-booked';
  useMarkOutcomeReported(untold, isSettled ? journalEntryId(intent) : null);
  const until = intents.canBecomeDealUntil(lost);
  const safeFrom = until === null ? null : formatTime(until);
  const mayAsk = intents.mayAsk(lost);
  const asking = mayAsk ? 'safe' : safeFrom === null ? null : { safeFrom };
  const otherDeals = useNotTheLostBookingQuestion(async (others) =>
    (await intents.chooseNone(lost, others)).map(makeOrderCandidate),
  );
  const dismiss = (): void => intents.dismiss(journalEntryId(intent));
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
    return <OutcomeFoundInOtherTabNotice intent={intent} see={paths.gateway.orders} onClose={dismiss} />;
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
            {missingAnswerMessages[here ? findMissingAnswerKind(lost.lost) : 'earlier']}
          </p>
          {stillUnknown || answers.length > 0 ? (
            <Notice tone="warning" {...(stillUnknown ? { title: openBookingMessages.stillUnknown } : {})}>
              <InterimPartnerAnswers answers={answers} />
              {stillUnknown ? <p>{openBookingMessages.kept(settlement.failure, asking)}</p> : null}
            </Notice>
          ) : null}
          {settlement === null || (checking && !stillUnknown) ? (
            <CheckingOutcomeIndicator />
          ) : settlement.kind === 'choose' ? (
            <BookingCandidateSelector
              bookedAs="order"
              candidates={settlement.candidates.map(makeOrderCandidate)}
              noneFrom={safeFrom === null ? null : whichOrderMessages.noneFrom(safeFrom)}
              onChoose={(order) => (order === null ? otherDeals.sayNone() : void intents.choose(lost, order))}
            />
          ) : null}
          {settlement?.kind === 'unknown' ? (
            <div className="button-row">
              {checking ? (
                <CheckingOutcomeIndicator again />
              ) : (
                <QuietButton onPress={() => void intents.check(lost)}>Check again</QuietButton>
              )}
              {mayAsk ? null : <SendBookingAgainForm lost={lost} />}
            </div>
          ) : null}
          <NotTheLostBookingDialog
            words={notTheLostBookingMessages('order', otherDeals.deals.length, {
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
