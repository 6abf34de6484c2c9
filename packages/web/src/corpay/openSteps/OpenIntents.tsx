import { intentId, openBookingWords, openInstructionWords } from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { NewsBar } from '../../gateway/NewsBar.tsx';
import { useLaterNews } from '../../gateway/useLaterNews.ts';
import { KeptHeight } from '../../kit/layout/KeptHeight.tsx';
import { useCorpay } from '../scope/corpayContext.ts';
import type { OpenIntent } from '../scope/openSteps/openIntentsState.ts';
import { LostBooking } from './LostBooking.tsx';
import { LostInstruction } from './LostInstruction.tsx';

const words = (open: OpenIntent): string =>
  open.kind === 'booking'
    ? openBookingWords.sentElsewhere(open.intent)
    : openInstructionWords.sentElsewhere(open.intent);

/**
 * What has no definite answer yet comes first, on every page of the gateway (S-80). What another tab begins while a page is
 * in use is said in a bar over it.
 */
export const OpenIntents = observer(() => {
  const { open, known } = useCorpay().intents.state;
  const { isLater, show } = useLaterNews(
    open.map(({ intent }) => intentId(intent)),
    known,
  );
  const isNews = (each: OpenIntent): boolean => !each.here && isLater(intentId(each.intent));
  const placed = open.filter((each) => !isNews(each));
  const news = open.filter(isNews);
  return (
    <>
      {placed.length === 0 ? null : (
        <div className="stack open-intents">
          {placed.map((each) => (
            <KeptHeight key={intentId(each.intent)}>
              {each.kind === 'booking' ? <LostBooking lost={each} /> : <LostInstruction lost={each} />}
            </KeptHeight>
          ))}
        </div>
      )}
      {news.length === 0 ? null : <NewsBar words={news.map(words).join(' ')} onShow={show} />}
    </>
  );
});
