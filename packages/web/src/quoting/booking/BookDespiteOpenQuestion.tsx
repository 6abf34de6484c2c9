import { observer } from 'mobx-react-lite';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import type { BookDespiteOpenStore } from './BookDespiteOpenStore.ts';

/** Asks, before the press, whether this deal is wanted beside bookings whose outcome is not known. */
export const BookDespiteOpenQuestion = observer(
  ({
    beside,
    open,
  }: {
    readonly beside: Pick<BookDespiteOpenStore<{ same: boolean }>, 'offered' | 'wanted' | 'want'>;
    /** What each of them would pay out. */
    readonly open: () => readonly string[];
  }) =>
    beside.offered ? (
      <CheckField checked={beside.wanted} onChange={(wanted) => beside.want(wanted)}>
        I want this deal as well. It is not known yet whether I booked {open().join(' and ')}.
      </CheckField>
    ) : null,
);
