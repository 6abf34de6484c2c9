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

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

/** A moment (milliseconds since 1970) as the clock on the wall shows it: `14:03:20 CET`. */
export const momentText = (moment: number): string => time.format(moment);
