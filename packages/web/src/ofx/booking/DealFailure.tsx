import { ofxBookingWords, ofxNotSentWords, ofxQuoteWords, openOfxBookingWords } from '@fx-gateway/domain/ofx';
import { observer } from 'mobx-react-lite';
import { OfxFailureNotice } from '../authorization/OfxFailureNotice.tsx';
import { useOfx } from '../scope/ofxContext.ts';

const { nothingBooked, nothingBookedBefore } = openOfxBookingWords;

/**
 * Why no quote is known to live (ERR-18 to ERR-21), or else why the last press booked nothing (ERR-22): one of them, and
 * beside a newer quote a refusal says that it is of an earlier one.
 */
export const DealFailure = observer(() => {
  const { quote, deal, session } = useOfx();
  const { failure } = quote.live;
  const { refusal } = deal;
  if (failure !== null)
    return session.isTold(failure) ? null : (
      <div className="quote-failure">
        <OfxFailureNotice
          words={ofxQuoteWords(failure)}
          failure={failure}
          {...(refusal === null ? {} : { kept: nothingBooked })}
          onRetry={() => quote.handle('asked-again')}
          retryLabel="Ask again"
        />
      </div>
    );
  if (refusal === null) return null;
  const { why, beside } = refusal;
  const kept = beside === null ? nothingBooked : nothingBookedBefore;
  return typeof why === 'string' ? (
    <OfxFailureNotice words={ofxNotSentWords[why]} failure={null} />
  ) : (
    <OfxFailureNotice words={ofxBookingWords(why)} failure={why} kept={kept} />
  );
});
