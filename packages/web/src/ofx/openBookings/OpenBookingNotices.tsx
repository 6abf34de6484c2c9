import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import { observer } from 'mobx-react-lite';
import { OtherTabNewsBar } from '../../partner-frame/OtherTabNewsBar.tsx';
import { useHoldBackLaterItems } from '../../partner-frame/useHoldBackLaterItems.ts';
import { NonShrinkingBox } from '../../kit/layout/NonShrinkingBox.tsx';
import { useOfx } from '../stores/ofxContext.ts';
import { LostBookingNotice } from './LostBookingNotice.tsx';
import { OutcomesFoundInOtherTabNotice } from './OutcomesFoundInOtherTabNotice.tsx';
import { UnreportedOutcomeNotices } from './UnreportedOutcomeNotices.tsx';

/**
 * What has no definite answer yet comes first, on every page of the gateway (S-80). What another tab begins while a page is
 * in use is said in a bar over it.
 */
export const OpenBookingNotices = observer(() => {
  const { all } = useOfx().openBookings;
  const { isLater, show } = useHoldBackLaterItems(
    (all ?? []).map(({ intent }) => intent.quoteId),
    all !== null,
  );
  if (all === null || all.length === 0) return <UnreportedOutcomeNotices />;
  const open = all.filter(({ settlement }) => settlement?.kind !== 'settled-elsewhere');
  const news = open.filter(({ intent, lost }) => lost === null && isLater(intent.quoteId));
  const words = news.map(({ intent }) => openOfxBookingMessages.sentElsewhere(intent));
  return (
    <>
      <UnreportedOutcomeNotices />
      {news.length === all.length ? null : (
        <div className="stack open-intents">
          <OutcomesFoundInOtherTabNotice />
          {open
            .filter((each) => !news.includes(each))
            .map((each) => (
              <NonShrinkingBox key={each.intent.quoteId}>
                <LostBookingNotice open={each} />
              </NonShrinkingBox>
            ))}
        </div>
      )}
      {news.length === 0 ? null : <OtherTabNewsBar words={words.join(' ')} onShow={show} />}
    </>
  );
});
