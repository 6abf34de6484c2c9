import { bookingFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { bookingUnknownMessages } from '@fx-gateway/domain/corpay/booking/lostBookingMessages.ts';
import { notSentMessage } from '@fx-gateway/domain/intents/notSentMessage.ts';
import { observer } from 'mobx-react-lite';
import { CallFailureNotice } from '../../fetching/CallFailureNotice.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { useIsFailureBesideBookDeal } from '../../quoting/useIsFailureBesideBookDeal.ts';
import { useMarkOutcomeReported } from '../../quoting/untold/useMarkOutcomeReported.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import { CorpayNoQuoteNote } from './CorpayNoQuoteNote.tsx';

/**
 * In red: why there is no newer quote (CP-QUOTE-17), where that is not told in its place, and why the last press booked nothing. That another tab has booked the
 * same is no failure; what another device has booked is told above Book Deal.
 */
export const QuoteFailure = observer(() => {
  const { quote, deal, session, untold } = useCorpay();
  const { failure } = quote.live;
  const inNews = useIsFailureBesideBookDeal(quote.live);
  const { refusal, refused } = deal;
  useMarkOutcomeReported(untold, refusal === null ? null : refused);
  return (
    <>
      {failure === null || !inNews || session.isTold(failure) ? null : (
        <CorpayNoQuoteNote failure={failure} />
      )}
      {refusal === null || refusal === 'same-found' ? null : refusal === 'same-booked' ? (
        <Notice tone="warning">
          <p>{notSentMessage(refusal, 'order')}</p>
        </Notice>
      ) : refusal === 'not-known' ? (
        <CallFailureNotice words={bookingUnknownMessages.lookFirst} failure={null} />
      ) : typeof refusal === 'string' ? (
        <CallFailureNotice words={notSentMessage(refusal, 'order')} failure={null} />
      ) : (
        <CallFailureNotice
          words={bookingFailureMessage(refusal)}
          failure={refusal}
          kept="Nothing was booked. What you typed is still here."
        />
      )}
    </>
  );
});
