import { bookingStoppedMessage } from '@fx-gateway/domain/quoting/duplicateDeals.ts';
import { observer } from 'mobx-react-lite';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { Notice } from '../../kit/notices/Notice.tsx';

type SameBooked = { readonly words: string | null; start(): void; stop(): void };

/**
 * Says before the press that the same was booked in the last seven days, or that this could not be checked; and of a press
 * that stopped because of it that nothing was sent, also when a late answer has nothing else to say.
 */
export const DuplicateDealNote = observer(
  ({ sameBooked, stopped }: { readonly sameBooked: SameBooked; readonly stopped: boolean }) => {
    useRunningStore(sameBooked);
    const said = stopped ? bookingStoppedMessage(sameBooked.words) : sameBooked.words;
    return said === null ? null : (
      <Notice tone="warning">
        <p>{said}</p>
      </Notice>
    );
  },
);
