import { ofxBookingWords, ofxNotSentWords, ofxQuoteWords, openOfxBookingWords } from '@fx-gateway/domain/ofx';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useFocusOnward } from '../../kit/notices/useFocusOnward.ts';
import { useTold } from '../../quoting/untold/useTold.ts';
import { OfxFailureNotice } from '../authorization/OfxFailureNotice.tsx';
import { useOfx } from '../scope/ofxContext.ts';

const { nothingBooked, nothingBookedBefore } = openOfxBookingWords;

const NoQuote = (told: ComponentProps<typeof OfxFailureNotice>) => (
  <div className="quote-failure" ref={useFocusOnward<HTMLDivElement>()}>
    <OfxFailureNotice {...told} />
  </div>
);

/**
 * Why no quote is known to live (ERR-18 to ERR-21), or else why the last press booked nothing (ERR-22): one of them, and
 * beside a newer quote a refusal says that it is of an earlier one.
 */
export const DealFailure = observer(() => {
  const { quote, deal, session, untold } = useOfx();
  const { failure } = quote.live;
  const { refusal } = deal;
  useTold(untold, failure === null && refusal !== null ? refusal.quoteId : null);
  if (failure !== null)
    return session.isTold(failure) ? null : (
      <NoQuote
        words={ofxQuoteWords(failure)}
        failure={failure}
        {...(refusal === null ? {} : { kept: nothingBooked })}
        onRetry={() => quote.handle('asked-again')}
        retryLabel="Ask again"
      />
    );
  if (refusal === null) return null;
  const { why, beside } = refusal;
  const kept = beside === null ? nothingBooked : nothingBookedBefore;
  // Told above Book Deal.
  if (why === 'same-found') return null;
  return typeof why === 'string' ? (
    <OfxFailureNotice
      words={why === 'not-known' ? openOfxBookingWords.lookFirst : ofxNotSentWords[why]}
      failure={null}
    />
  ) : (
    <OfxFailureNotice words={ofxBookingWords(why)} failure={why} kept={kept} />
  );
});
