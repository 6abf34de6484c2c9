import { ofxBookingFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import { mayAuthorizationHelp } from '@fx-gateway/domain/ofx/session/ofxSession.ts';
import { notSentMessage } from '@fx-gateway/domain/intents/notSentMessage.ts';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/notices/Notice.tsx';
import { useIsFailureBesideBookDeal } from '../../quoting/useIsFailureBesideBookDeal.ts';
import { useMarkOutcomeReported } from '../../quoting/untold/useMarkOutcomeReported.ts';
import { OfxFailureNotice } from '../authorization/OfxFailureNotice.tsx';
import type { BookOfxDealStore } from '../stores/deal/BookOfxDealStore.ts';
import { useOfx } from '../stores/ofxContext.ts';
import { OfxNoQuoteNote } from './OfxNoQuoteNote.tsx';

const { nothingBooked, nothingBookedBefore, authorizeFirst } = openOfxBookingMessages;

/** Why the last press booked nothing (ERR-22); beside a newer quote it says that it is of an earlier one. */
const Refused = ({ why, quoteId, beside }: NonNullable<BookOfxDealStore['refusal']>) => {
  useMarkOutcomeReported(useOfx().untold, why === 'same-found' ? null : quoteId);
  // Told above Book Deal.
  if (why === 'same-found') return null;
  if (why === 'same-booked')
    return (
      <Notice tone="warning">
        <p>{notSentMessage(why, 'deal')}</p>
      </Notice>
    );
  const nothing = beside === null ? nothingBooked : nothingBookedBefore;
  return typeof why === 'string' ? (
    <OfxFailureNotice
      words={why === 'not-known' ? openOfxBookingMessages.lookFirst : notSentMessage(why, 'deal')}
      failure={null}
    />
  ) : (
    <OfxFailureNotice
      words={ofxBookingFailureMessage(why)}
      failure={why}
      kept={mayAuthorizationHelp(why) ? `${nothing} ${authorizeFirst}` : nothing}
    />
  );
};

/** Why there is no newer quote, where that is not told in its place, and why the last press booked nothing. */
export const DealFailure = observer(() => {
  const { quote, deal, session } = useOfx();
  const { failure } = quote.live;
  const inNews = useIsFailureBesideBookDeal(quote.live);
  return (
    <>
      {failure === null || !inNews || session.isTold(failure) ? null : <OfxNoQuoteNote failure={failure} />}
      {deal.refusal === null ? null : <Refused {...deal.refusal} />}
    </>
  );
});
