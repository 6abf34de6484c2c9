import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import { observer } from 'mobx-react-lite';
import { NewsBar } from '../../partner-frame/NewsBar.tsx';
import { useNewsSincePageOpened } from '../../partner-frame/useNewsSincePageOpened.ts';
import { NonShrinkingBox } from '../../kit/layout/NonShrinkingBox.tsx';
import { useOfx } from '../stores/ofxContext.ts';
import { LostBooking } from './LostBooking.tsx';
import { OutcomesFoundElsewhereNotice } from './OutcomesFoundElsewhereNotice.tsx';
import { UnreportedOutcomes } from './UnreportedOutcomes.tsx';

/**
 * What has no definite answer yet comes first, on every page of the gateway (S-80). What another tab begins while a page is
 * in use is said in a bar over it.
 */
export const OpenBookings = observer(() => {
  const { all } = useOfx().openBookings;
  const { isLater, show } = useNewsSincePageOpened(
    (all ?? []).map(({ intent }) => intent.quoteId),
    all !== null,
  );
  if (all === null || all.length === 0) return <UnreportedOutcomes />;
  const open = all.filter(({ settlement }) => settlement?.kind !== 'settled-elsewhere');
  const news = open.filter(({ intent, lost }) => lost === null && isLater(intent.quoteId));
  const words = news.map(({ intent }) => openOfxBookingMessages.sentElsewhere(intent));
  return (
    <>
      <UnreportedOutcomes />
      {news.length === all.length ? null : (
        <div className="stack open-intents">
          <OutcomesFoundElsewhereNotice />
          {open
            .filter((each) => !news.includes(each))
            .map((each) => (
              <NonShrinkingBox key={each.intent.quoteId}>
                <LostBooking open={each} />
              </NonShrinkingBox>
            ))}
        </div>
      )}
      {news.length === 0 ? null : <NewsBar words={words.join(' ')} onShow={show} />}
    </>
  );
});
