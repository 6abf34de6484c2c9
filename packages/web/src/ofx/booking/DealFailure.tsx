import { ofxBookingMessages, ofxQuoteMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import { notSentMessages } from '@fx-gateway/domain/intents/notSentMessages.ts';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { Notice } from '../../kit/notices/Notice.tsx';
import { useTold } from '../../quoting/untold/useTold.ts';
import { OfxFailureNotice } from '../authorization/OfxFailureNotice.tsx';
import type { OfxDealStore } from '../stores/deal/OfxDealStore.ts';
import { useOfx } from '../stores/ofxContext.ts';

const { nothingBooked, nothingBookedBefore } = openOfxBookingMessages;

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
        <p>{notSentMessages(why, 'deal')}</p>
      </Notice>
    );
  return typeof why === 'string' ? (
    <OfxFailureNotice
      words={why === 'not-known' ? openOfxBookingMessages.lookFirst : notSentMessages(why, 'deal')}
      failure={null}
    />
  ) : (
    <OfxFailureNotice
      words={ofxBookingMessages(why)}
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
          words={ofxQuoteMessages(failure)}
          failure={failure}
          onRetry={() => quote.handle('asked-again')}
          retryLabel="Ask again"
        />
      )}
      {deal.refusal === null ? null : <Refused {...deal.refusal} />}
    </>
  );
});
