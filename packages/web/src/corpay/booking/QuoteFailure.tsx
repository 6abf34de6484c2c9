import { bookingWords, notSentWords, quoteWords } from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { CallFailureNotice } from '../../calls/CallFailureNotice.tsx';
import { useCorpay } from '../scope/corpayContext.ts';

/** In red: why there is no quote (CP-QUOTE-17), and why the last press booked nothing. */
export const QuoteFailure = observer(() => {
  const { quote, deal } = useCorpay();
  const { failure } = quote.live;
  const { refusal } = deal;
  return (
    <>
      {failure === null ? null : (
        <div className="quote-failure">
          <CallFailureNotice
            words={quoteWords(failure)}
            failure={failure}
            onRetry={() => quote.handle('asked-again')}
            retryLabel="Ask again"
          />
        </div>
      )}
      {refusal === null ? null : typeof refusal === 'string' ? (
        <CallFailureNotice words={notSentWords[refusal]} failure={null} />
      ) : (
        <CallFailureNotice
          words={bookingWords(refusal)}
          failure={refusal}
          kept="Nothing was booked. What you typed is still here."
        />
      )}
    </>
  );
});
