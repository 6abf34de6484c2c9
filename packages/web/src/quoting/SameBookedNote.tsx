import { stoppedWords } from '@fx-gateway/domain/quoting';
import { observer } from 'mobx-react-lite';
import { useRunning } from '../calls/useRunning.ts';
import { Notice } from '../kit/notices/Notice.tsx';

type SameBooked = { readonly words: string | null; start(): void; stop(): void };

/**
 * Says before the press that the same was booked in the last seven days, or that this could not be checked; and of a press
 * that stopped because of it that nothing was sent.
 */
export const SameBookedNote = observer(
  ({ sameBooked, stopped }: { readonly sameBooked: SameBooked; readonly stopped: boolean }) => {
    useRunning(sameBooked);
    return sameBooked.words === null ? null : (
      <Notice tone="warning">
        <p>
          {sameBooked.words}
          {stopped ? ` ${stoppedWords}` : null}
        </p>
      </Notice>
    );
  },
);
