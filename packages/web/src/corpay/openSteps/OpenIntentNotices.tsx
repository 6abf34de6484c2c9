import {
  notBookedMessages,
  openBookingMessages,
} from '@fx-gateway/domain/corpay/booking/lostBookingMessages.ts';
import {
  openInstructionMessages,
  settledInstructionTitle,
} from '@fx-gateway/domain/corpay/instruction/openInstructionMessages.ts';
import { intentId } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { observer } from 'mobx-react-lite';
import { NewsBar } from '../../partner-frame/NewsBar.tsx';
import { useNewsSincePageOpened } from '../../partner-frame/useNewsSincePageOpened.ts';
import { NonShrinkingBox } from '../../kit/layout/NonShrinkingBox.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { isOutcomeUnknown, type OpenIntent } from '../stores/openSteps/openIntentsState.ts';
import { LostBooking } from './LostBooking.tsx';
import { LostInstruction } from './LostInstruction.tsx';
import { UnreportedOutcomes } from './UnreportedOutcomes.tsx';

/** What is known of it by now, in a line. */
const words = (open: OpenIntent): string => {
  if (open.kind === 'booking') {
    const { intent, settlement } = open;
    if (settlement?.kind === 'booked') return `Deal ${settlement.orderNumber} is booked.`;
    return settlement?.kind === 'not-booked'
      ? `${notBookedMessages.title(intent)}.`
      : openBookingMessages.sentElsewhere(intent);
  }
  const { intent, settlement } = open;
  return settlement === null || settlement.kind === 'unknown' || settlement.kind === 'settled-elsewhere'
    ? openInstructionMessages.sentElsewhere(intent)
    : `${settledInstructionTitle(settlement)}.`;
};

/**
 * What has no definite answer yet comes first, on every page of the gateway (S-80). What another tab begins while a page is
 * in use is said in a bar over it.
 */
export const OpenIntentNotices = observer(() => {
  const { intents, untold } = useCorpay();
  const { open, known } = intents.state;
  const { isLater, show } = useNewsSincePageOpened(
    open.map(({ intent }) => intentId(intent)),
    known,
  );
  const isNews = (each: OpenIntent): boolean => !each.here && isLater(intentId(each.intent));
  const placed = open.filter((each) => !isNews(each));
  const news = open.filter(isNews);
  const closeNews = (): void => {
    for (const { intent } of news) {
      void untold.displayed(intentId(intent));
      intents.dismiss(intentId(intent));
    }
  };
  return (
    <>
      <UnreportedOutcomes />
      {placed.length === 0 ? null : (
        <div className="stack open-intents">
          {placed.map((each) => (
            <NonShrinkingBox key={intentId(each.intent)}>
              {each.kind === 'booking' ? <LostBooking lost={each} /> : <LostInstruction lost={each} />}
            </NonShrinkingBox>
          ))}
        </div>
      )}
      {news.length === 0 ? null : (
        <NewsBar
          words={news.map(words).join(' ')}
          onShow={show}
          onClose={news.some(isOutcomeUnknown) ? undefined : closeNews}
        />
      )}
    </>
  );
});
