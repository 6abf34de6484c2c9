import * as z from 'zod';
import type { QuoteRequest } from '@fx-gateway/domain/corpay';
import { isCurrency, type Currency } from '@fx-gateway/domain/geography';
import { readDecimal, type Money } from '@fx-gateway/domain/money';
import type { Connection } from '../../configuration/connect.ts';
import { moneyData } from '../amountData.ts';
import type { OfferedQuote } from './offeredQuote.ts';

/** A quote with everything that is needed to book it in a later call. */
export type RememberedQuote = OfferedQuote & {
  readonly request: QuoteRequest;
  readonly beneficiaryId: string;
  readonly payee: string;
};

const currency = z.custom<Currency>(isCurrency);
const amount = z.object({ amount: z.string(), currency }).transform((kept, context): Money => {
  const read = readDecimal(kept.amount, kept.currency);
  if (read !== null) return read;
  context.addIssue('no amount');
  return z.NEVER;
});

const kept = z.object({
  quote: z.object({
    quoteId: z.string(),
    rate: z.number(),
    settlement: amount,
    payment: amount,
    expiryRemaining: z.number().nullable(),
  }),
  expiresAt: z.number().nullable(),
  request: z.object({
    settlementCurrency: currency,
    paymentCurrency: currency,
    lockSide: z.enum(['Settlement', 'Payment']),
    amount,
  }),
  beneficiaryId: z.string(),
  payee: z.string(),
});

/** Quotes of one gateway; ids of another one mean nothing there. */
const keyOf = ({ configuration }: Connection): string => `quotes ${configuration.apis.corpay}`;
const mostRemembered = 20;

const readAll = async (connection: Connection): Promise<readonly unknown[]> => {
  try {
    const list: unknown = JSON.parse((await connection.quotes.read(keyOf(connection))) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};

/** Remembers a quote; only the newest few are kept. */
export const rememberQuote = async (connection: Connection, remembered: RememberedQuote): Promise<void> => {
  const { quote, request } = remembered;
  const text = {
    ...remembered,
    quote: { ...quote, settlement: moneyData(quote.settlement), payment: moneyData(quote.payment) },
    request: { ...request, amount: moneyData(request.amount) },
  };
  const list = [text, ...(await readAll(connection))].slice(0, mostRemembered);
  await connection.quotes.write(keyOf(connection), JSON.stringify(list));
};

/** The quote with this id, when it was asked for here. */
export const findQuote = async (connection: Connection, quoteId: string): Promise<RememberedQuote | null> => {
  for (const entry of await readAll(connection)) {
    const read = kept.safeParse(entry);
    if (read.success && read.data.quote.quoteId === quoteId) return read.data;
  }
  return null;
};
