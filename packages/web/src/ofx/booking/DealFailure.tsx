import { ofxBookingMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import { wantsAuthorization } from '@fx-gateway/domain/ofx/session/ofxSession.ts';
import { notSentMessages } from '@fx-gateway/domain/intents/notSentMessages.ts';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/notices/Notice.tsx';
import { useFailureInNews } from '../../quoting/useFailureInNews.ts';
import { useTold } from '../../quoting/untold/useTold.ts';
import { OfxFailureNotice } from '../authorization/OfxFailureNotice.tsx';
import type { OfxDealStore } from '../stores/deal/OfxDealStore.ts';
import { useOfx } from '../stores/ofxContext.ts';
import { NoQuote } from './NoQuote.tsx';

const { nothingBooked, nothingBookedBefore, authorizeFirst } = openOfxBookingMessages;

/** Why the last press booked nothing (ERR-22); beside a newer quote it says that it is of an earlier one. */
const Refused = ({ why, quoteId, beside }: NonNullable<OfxDealStore['refusal']>) => {
  useTold(useOfx().untold, why === 'same-found' ? null : quoteId);
  // Told above Book Deal.
  if (why === 'same-found') return null;
  if (why === 'same-booked')
    return (
      <Notice tone="warning">
        <p>{notSentMessages(why, 'deal')}</p>
      </Notice>
    );
  const nothing = beside === null ? nothingBooked : nothingBookedBefore;
  return typeof why === 'string' ? (
    <OfxFailureNotice
      words={why === 'not-known' ? openOfxBookingMessages.lookFirst : notSentMessages(why, 'deal')}
      failure={null}
    />
  ) : (
    <OfxFailureNotice
      words={ofxBookingMessages(why)}
      failure={why}
      kept={wantsAuthorization(why) ? `${nothing} ${authorizeFirst}` : nothing}
    />
  );
};

/** Why there is no newer quote, where that is not told in its place, and why the last press booked nothing. */
export const DealFailure = observer(() => {
  const { quote, deal, session } = useOfx();
  const { failure } = quote.live;
  const inNews = useFailureInNews(quote.live);
  return (
    <>
      {failure === null || !inNews || session.isTold(failure) ? null : <NoQuote failure={failure} />}
      {deal.refusal === null ? null : <Refused {...deal.refusal} />}
    </>
  );
});
