import * as z from 'zod';
import type { BookingIntent } from '@fx-gateway/domain/corpay';
import { moneyData } from './amountData.ts';
import { keptMoney } from './keptMoney.ts';
import type { CustomersCorpay } from './openWithUser.ts';

/** A booking whose answer was lost and that turned out to be an order. */
export type FoundBooking = Pick<
  BookingIntent,
  'quoteId' | 'settlement' | 'payment' | 'beneficiaryId' | 'payee'
> & { readonly orderNumber: string };

const kept = z.array(
  z.object({
    quoteId: z.string(),
    settlement: keptMoney,
    payment: keptMoney,
    beneficiaryId: z.string(),
    payee: z.string(),
    orderNumber: z.string(),
  }),
);

type Customer = Pick<CustomersCorpay, 'connection' | 'user'>;

const keyOf = ({ user }: Customer): string => `found bookings ${user.sub}`;

/**
 * Bookings that were found out about while another command ran. They wait here until `quotes book` or
 * `quotes settle` has given their order number, so that a script that repeats its call never books twice.
 */
export const untoldBookings = async (customer: Customer): Promise<readonly FoundBooking[]> => {
  try {
    return kept.parse(JSON.parse((await customer.connection.quotes.read(keyOf(customer))) ?? '[]'));
  } catch {
    return [];
  }
};

const write = (customer: Customer, bookings: readonly FoundBooking[]): Promise<void> => {
  const { quotes } = customer.connection;
  return bookings.length === 0
    ? quotes.remove(keyOf(customer))
    : quotes.write(
        keyOf(customer),
        JSON.stringify(
          bookings.map((booking) => ({
            ...booking,
            settlement: moneyData(booking.settlement),
            payment: moneyData(booking.payment),
          })),
        ),
      );
};

export const rememberFound = async (customer: Customer, found: FoundBooking): Promise<void> =>
  write(customer, [...(await untoldBookings(customer)), found]);

/** The order number of these bookings has been given. */
export const forgetFound = async (customer: Customer, orderNumbers: readonly string[]): Promise<void> => {
  const before = await untoldBookings(customer);
  const left = before.filter(({ orderNumber }) => !orderNumbers.includes(orderNumber));
  if (left.length < before.length) await write(customer, left);
};
