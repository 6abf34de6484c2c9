import {
  notBookedMessages,
  openBookingMessages,
} from '@fx-gateway/domain/corpay/booking/lostBookingMessages.ts';
import {
  unresolvedInstructionMessages,
  instructionOutcomeTitle,
} from '@fx-gateway/domain/corpay/instruction/unresolvedInstructionMessages.ts';
import { journalEntryId } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { observer } from 'mobx-react-lite';
import { OtherTabNewsBar } from '../../partner-frame/OtherTabNewsBar.tsx';
import { useHoldBackLaterItems } from '../../partner-frame/useHoldBackLaterItems.ts';
import { NonShrinkingBox } from '../../kit/layout/NonShrinkingBox.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { isOutcomeUnknown, type OpenMoneyCall } from '../stores/openSteps/openMoneyCallsState.ts';
import { LostBookingNotice } from './LostBookingNotice.tsx';
import { LostInstructionNotice } from './LostInstructionNotice.tsx';
import { UnreportedOutcomeNotices } from './UnreportedOutcomeNotices.tsx';

/** What is known of it by now, in a line. */
const words = (open: OpenMoneyCall): string => {
  if (open.kind === 'booking') {
    const { intent, settlement } = open;
    if (settlement?.kind === 'booked') return `Deal ${settlement.orderNumber} is booked.`;
    return settlement?.kind === 'not-booked'
      ? `${notBookedMessages.title(intent)}.`
      : openBookingMessages.sentElsewhere(intent);
  }
  const { intent, settlement } = open;
  return settlement === null || settlement.kind === 'unknown' || settlement.kind === 'settled-elsewhere'
    ? unresolvedInstructionMessages.sentElsewhere(intent)
    : `${instructionOutcomeTitle(settlement)}.`;
};

/**
 * What has no definite answer yet comes first, on every page of the gateway (S-80). What another tab begins while a page is
 * in use is said in a bar over it.
 */
export const OpenMoneyCallNotices = observer(() => {
  const { intents, untold } = useCorpay();
  const { open, known } = intents.state;
  const { isLater, show } = useHoldBackLaterItems(
    open.map(({ intent }) => journalEntryId(intent)),
    known,
  );
  const isNews = (each: OpenMoneyCall): boolean => !each.here && isLater(journalEntryId(each.intent));
  const placed = open.filter((each) => !isNews(each));
  const news = open.filter(isNews);
  const closeNews = (): void => {
    for (const { intent } of news) {
      void untold.displayed(journalEntryId(intent));
      intents.dismiss(journalEntryId(intent));
    }
  };
  return (
    <>
      <UnreportedOutcomeNotices />
      {placed.length === 0 ? null : (
        <div className="stack open-intents">
          {placed.map((each) => (
            <NonShrinkingBox key={journalEntryId(each.intent)}>
              {each.kind === 'booking' ? (
                <LostBookingNotice lost={each} />
              ) : (
                <LostInstructionNotice lost={each} />
              )}
            </NonShrinkingBox>
          ))}
        </div>
      )}
      {news.length === 0 ? null : (
        <OtherTabNewsBar
          words={news.map(words).join(' ')}
          onShow={show}
          onClose={news.some(isOutcomeUnknown) ? undefined : closeNews}
        />
      )}
    </>
  );
});
