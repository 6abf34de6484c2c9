import { ofxBookingWords, ofxNotSentWords, ofxQuoteWords } from '@fx-gateway/domain/ofx';
import { observer } from 'mobx-react-lite';
import { CallFailureNotice } from '../../calls/CallFailureNotice.tsx';
import { useOfx } from '../scope/ofxContext.ts';

/** Why there is no quote (ERR-18 to ERR-21), and why the last press booked nothing (ERR-22). */
export const DealFailure = observer(() => {
  const { quote, deal } = useOfx();
  const { failure } = quote.live;
  const { refusal } = deal;
  return (
    <>
      {failure === null ? null : (
        <div className="quote-failure">
          <CallFailureNotice
            words={ofxQuoteWords(failure)}
            failure={failure}
            onRetry={() => quote.handle('asked-again')}
            retryLabel="Ask again"
          />
        </div>
      )}
      {refusal === null ? null : typeof refusal === 'string' ? (
        <CallFailureNotice words={ofxNotSentWords[refusal]} failure={null} />
      ) : (
        <CallFailureNotice
          words={ofxBookingWords(refusal)}
          failure={refusal}
          kept="Nothing was booked. What you typed is still here."
        />
      )}
    </>
  );
});
