import { formatMoney } from '@fx-gateway/domain/money';
import { observer } from 'mobx-react-lite';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { useCorpay } from '../scope/corpayContext.ts';

/** Asks, before the press, whether this deal is wanted beside bookings whose outcome is not known. */
export const BesideOpenBooking = observer(() => {
  const { deal, intents } = useCorpay();
  if (!deal.canBeBeside) return null;
  const open = intents.openBookings.map(({ payment, payee }) => `${formatMoney(payment)} for ${payee}`);
  return (
    <CheckField checked={deal.isBeside} onChange={(wanted) => deal.wantBeside(wanted)}>
      I want this deal as well. It is not known yet whether I booked {open.join(' and ')}.
    </CheckField>
  );
});
