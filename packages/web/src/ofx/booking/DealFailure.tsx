import { ofxBookingWords, ofxQuoteWords } from '@fx-gateway/domain/ofx/api/ofxWords.ts';
import { openOfxBookingWords } from '@fx-gateway/domain/ofx/booking/ofxBookingWords.ts';
import { notSentWords } from '@fx-gateway/domain/intents/notSentWords.ts';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { Notice } from '../../kit/notices/Notice.tsx';
import { useTold } from '../../quoting/untold/useTold.ts';
import { OfxFailureNotice } from '../authorization/OfxFailureNotice.tsx';
import type { OfxDealStore } from '../scope/deal/OfxDealStore.ts';
import { useOfx } from '../scope/ofxContext.ts';

const { nothingBooked, nothingBookedBefore } = openOfxBookingWords;

const NoQuote = (told: ComponentProps<typeof OfxFailureNotice>) => (
  <div className="quote-failure">
    <OfxFailureNotice {...told} />
  </div>
);

/** Why the last press booked nothing (ERR-22); beside a newer quote it says that it is of an earlier one. */
const Refused = ({ why, quoteId, beside }: NonNullable<OfxDealStore['refusal']>) => {
  useTold(useOfx().untold, why === 'same-found' ? null : quoteId);
  // Told above Book Deal.
  if (why === 'same-found') return null;
  if (why === 'same-booked')
    return (
      <Notice tone="warning">
        <p>{notSentWords(why, 'deal')}</p>
      </Notice>
    );
  return typeof why === 'string' ? (
    <OfxFailureNotice
      words={why === 'not-known' ? openOfxBookingWords.lookFirst : notSentWords(why, 'deal')}
      failure={null}
    />
  ) : (
    <OfxFailureNotice
      words={ofxBookingWords(why)}
      failure={why}
      kept={beside === null ? nothingBooked : nothingBookedBefore}
    />
  );
};

/** Why no quote is known to live (ERR-18 to ERR-21), and why the last press booked nothing. */
export const DealFailure = observer(() => {
  const { quote, deal, session } = useOfx();
  const { failure } = quote.live;
  return (
    <>
      {failure === null || session.isTold(failure) ? null : (
        <NoQuote
          words={ofxQuoteWords(failure)}
          failure={failure}
          onRetry={() => quote.handle('asked-again')}
          retryLabel="Ask again"
        />
      )}
      {deal.refusal === null ? null : <Refused {...deal.refusal} />}
    </>
  );
});
