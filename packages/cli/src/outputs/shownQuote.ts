import * as z from 'zod';
import { amount, beneficiary, money, optionalMoney, rate, text } from './words.ts';

/** What became of a quote: where the partner says when it ends, and where it names only whether it holds. */
export const shownQuote = z.union([
  z.strictObject({
    quoteId: text,
    status: z.enum(['open', 'ended', 'booked', 'booking-unknown']),
    secondsLeft: z.number().nullable(),
    terms: z
      .strictObject({
        rate,
        settlement: money,
        payment: money,
        lock: z.enum(['payment', 'settlement']),
        beneficiary,
        name: text,
      })
      .nullable(),
    orderNumber: text.nullable(),
  }),
  z.strictObject({
    quoteId: text,
    status: z.enum(['open', 'ended', 'booking-unknown', 'booked']),
    dealId: text.nullable().describe('The deal that it became, where it was booked on this machine lately.'),
    reference: text.nullable().describe('As dealId; null also where it is not known.'),
    terms: z
      .strictObject({
        rate,
        settlement: money,
        payment: money,
        fee: money.optional(),
        total: optionalMoney,
        beneficiaries: z.array(z.strictObject({ beneficiary, amount })),
      })
      .nullable()
      .describe('As they were sent from here; null where no booking was.'),
  }),
]);
