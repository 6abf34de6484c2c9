import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';

/** `€10,000.00 to Acme for $11,534.02`. */
export const describeBooking = ({
  payment,
  payee,
  settlement,
}: Pick<StoredBookingCall, 'payment' | 'payee' | 'settlement'>): string =>
  `${formatMoney(payment)} to ${payee} for ${formatMoney(settlement)}`;

/** `1000234, €10,000.00, Nov 21, 2026`. */
export const describeOrder = ({ ordNum, sell, entryDate }: OrderSummary): string =>
  `${ordNum}, ${formatDisplayOnlyAmount(sell)}, ${formatDate(entryDate)}`;
