import { observer } from 'mobx-react-lite';
import { CheckField } from '../kit/fields/CheckField.tsx';

/** Asks, before the press, whether this deal is wanted beside bookings whose outcome is not known. */
export const BesideOpenBooking = observer(
  ({
    deal,
    open,
  }: {
    readonly deal: {
      readonly canBeBeside: boolean;
      readonly isBeside: boolean;
      wantBeside(wanted: boolean): void;
    };
    /** What each of them would pay out. */
    readonly open: () => readonly string[];
  }) =>
    deal.canBeBeside ? (
      <CheckField checked={deal.isBeside} onChange={(wanted) => deal.wantBeside(wanted)}>
        I want this deal as well. It is not known yet whether I booked {open().join(' and ')}.
      </CheckField>
    ) : null,
);
