import { observer } from 'mobx-react-lite';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import type { BesideOpenStore } from './BesideOpenStore.ts';

/** Asks, before the press, whether this deal is wanted beside bookings whose outcome is not known. */
export const BesideOpenBooking = observer(
  ({
    beside,
    open,
  }: {
    readonly beside: Pick<BesideOpenStore<{ same: boolean }>, 'offered' | 'wanted' | 'want'>;
    /** What each of them would pay out. */
    readonly open: () => readonly string[];
  }) =>
    beside.offered ? (
      <CheckField checked={beside.wanted} onChange={(wanted) => beside.want(wanted)}>
        I want this deal as well. It is not known yet whether I booked {open().join(' and ')}.
      </CheckField>
    ) : null,
);
