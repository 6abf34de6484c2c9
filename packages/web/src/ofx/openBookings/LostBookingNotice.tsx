import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import {
  findMissingAnswerKind,
  missingAnswerMessages,
} from '@fx-gateway/domain/intents/missingAnswerMessages.ts';
import { ofxBookingFailureMessage, ofxDealsFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import { observer } from 'mobx-react-lite';
import { outcomeStorageFailure } from '../../fetching/outcomeStorageFailure.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { formatTime } from '../../kit/facts/formatTime.ts';
import { Card } from '../../kit/layout/Card.tsx';
import { FocusOnMount } from '../../kit/focus/FocusOnMount.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { NoticeActions } from '../../kit/notices/NoticeActions.tsx';
import { Spinner } from '../../kit/waiting/Spinner.tsx';
import { paths } from '../../routing/paths.ts';
import type { OpenOfxBooking } from '../stores/openBookings/OpenBookingsStore.ts';
import { useOfx } from '../stores/ofxContext.ts';
import {
  InterimPartnerAnswers,
  type InterimPartnerAnswer,
} from '../../quoting/candidates/InterimPartnerAnswers.tsx';
import { BookingCandidateSelector } from '../../quoting/candidates/BookingCandidateSelector.tsx';
import { NotTheLostBookingDialog } from '../../quoting/candidates/NotTheLostBookingDialog.tsx';
import {
  useNotTheLostBookingQuestion,
  type NotTheLostBookingQuestion,
} from '../../quoting/candidates/useNotTheLostBookingQuestion.ts';
import { useMarkOutcomeReported } from '../../quoting/untold/useMarkOutcomeReported.ts';
import { renderReauthorizeButton } from '../authorization/renderReauthorizeButton.tsx';
import { makeDealCandidate } from './makeDealCandidate.ts';
import '../../quoting/LostBooking.css';

const words = openOfxBookingMessages;

const wordsOf = (failure: CallFailure): string =>
  failure === outcomeStorageFailure
    ? outcomeStorageFailure.messages.join(' ')
    : ofxDealsFailureMessage(failure);

/** What was answered to the booking, and why the deals could not be looked at. */
const answersTo = ({ lost, settlement }: OpenOfxBooking): readonly InterimPartnerAnswer[] => {
  const looked =
    settlement?.kind === 'unknown'
      ? [{ words: wordsOf(settlement.failure), requestId: settlement.failure.requestId }]
      : [];
  // A deal was found since: trouble to connect is no longer what is in the way.
  const isFound = settlement?.kind === 'choose' && settlement.candidates.length > 0;
  if (lost === null || (lost.kind === 'no-answer' && isFound)) return looked;
  return [{ words: ofxBookingFailureMessage(lost), requestId: lost.requestId }, ...looked];
};

/** The ways on while it is not known what a booking became. */
const Unsettled = observer(
  ({
    open,
    otherDeals,
  }: {
    readonly open: OpenOfxBooking;
    readonly otherDeals: NotTheLostBookingQuestion;
  }) => {
    const { openBookings } = useOfx();
    const { intent, looking, settlement } = open;
    if (looking || settlement === null)
      return (
        <output className="lost-checking lost-checking-first">
          <Spinner size={20} /> {words.looking}
        </output>
      );
    const from = openBookings.noDealFrom(intent);
    const look = (): void => void openBookings.look(intent);
    return (
      <>
        {settlement.kind !== 'choose' ? null : (
          <BookingCandidateSelector
            bookedAs="deal"
            candidates={settlement.candidates.map(makeDealCandidate(intent))}
            noneFrom={from === null ? null : words.notBookedFrom(formatTime(from))}
            onChoose={(dealId) =>
              dealId === null ? otherDeals.sayNone() : void openBookings.choose(intent, dealId)
            }
          />
        )}
        <div className="button-row">
          {settlement.kind === 'unknown' ? renderReauthorizeButton(settlement.failure, look) : null}
          <QuietButton onPress={look}>Check again</QuietButton>
        </div>
      </>
    );
  },
);

/** A booking without an answer: the user settles it by the list of deals. Until then it is unknown, never failed. */
export const LostBookingNotice = observer(({ open }: { readonly open: OpenOfxBooking }) => {
  const { openBookings, deals, untold } = useOfx();
  const { intent, lost, settlement } = open;
  useMarkOutcomeReported(untold, settlement?.kind === 'booked' ? intent.quoteId : null);
  const otherDeals = useNotTheLostBookingQuestion(async (others) =>
    (await openBookings.chooseNone(intent, others)).map(makeDealCandidate(intent)),
  );
  const dismiss = (): void => openBookings.dismiss(intent);
  if (settlement?.kind === 'booked') {
    const deal = deals.value?.find(({ dealId }) => dealId === settlement.dealId);
    return (
      <FocusOnMount yieldsTo="anything" held>
        <Notice tone="positive" title={words.isBooked}>
          <p>
            {words.wasBooking(intent)} {deal === undefined ? null : words.became(deal)}
          </p>
          <NoticeActions onClose={dismiss}>
            <ButtonLink to={paths.gateway.deal(settlement.dealId)} look="primary" onPress={dismiss}>
              See the deal
            </ButtonLink>
          </NoticeActions>
        </Notice>
      </FocusOnMount>
    );
  }
  if (settlement?.kind === 'not-booked')
    return (
      <FocusOnMount yieldsTo="anything" held>
        <Notice tone="warning" title={words.isNotBooked}>
          <p>{words.wasBooking(intent)}</p>
          <NoticeActions onClose={dismiss} />
        </Notice>
      </FocusOnMount>
    );
  const answers = answersTo(open);
  return (
    <FocusOnMount yieldsTo={lost === null ? 'field' : 'nothing'} held={lost !== null}>
      <Card title={words.title}>
        <div className="stack">
          <p>
            {words.wasBooking(intent)}{' '}
            {missingAnswerMessages[lost === null ? 'earlier' : findMissingAnswerKind(lost)]}{' '}
            {words.neverAgain}
          </p>
          {answers.length === 0 ? null : (
            <Notice tone="warning">
              <InterimPartnerAnswers answers={answers} />
            </Notice>
          )}
          <Unsettled open={open} otherDeals={otherDeals} />
          <NotTheLostBookingDialog
            words={words.others(otherDeals.deals.length, intent)}
            otherDeals={otherDeals}
          />
        </div>
      </Card>
    </FocusOnMount>
  );
});
