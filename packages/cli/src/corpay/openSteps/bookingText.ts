import type { BookingIntent, OrderSummary } from '@fx-gateway/domain/corpay';
import { formatDate } from '@fx-gateway/domain/geography';
import { formatMoney, showAmount } from '@fx-gateway/domain/money';

/** `€10,000.00 to Acme for $11,534.02`. */
export const bookingText = ({
  payment,
  payee,
  settlement,
}: Pick<BookingIntent, 'payment' | 'payee' | 'settlement'>): string =>
  `${formatMoney(payment)} to ${payee} for ${formatMoney(settlement)}`;

/** `1000234, €10,000.00, Nov 21, 2026`. */
export const orderText = ({ ordNum, sell, entryDate }: OrderSummary): string =>
  `${ordNum}, ${showAmount(sell)}, ${formatDate(entryDate)}`;
