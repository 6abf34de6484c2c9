import * as z from 'zod';
import type { QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import { toMoneyJson } from '../../amounts/amountData.ts';
import { currencySchema, moneySchema } from '../../amounts/moneySchema.ts';
import type { EnvironmentConnection } from '../../configuration/connectProfile.ts';
import type { QuoteWithEndTime } from './requestCorpayQuote.ts';
import { lockSideSchema } from './quoteRequestSchema.ts';

/** A quote with everything that is needed to book it in a later call. */
export type RememberedQuote = QuoteWithEndTime & {
  readonly request: QuoteRequest;
  readonly beneficiaryId: string;
  readonly payee: string;
  /** The order it became; null while it is not booked. */
  readonly orderNumber: string | null;
};

const storedQuote = z.object({
  quote: z.object({
    quoteId: z.string(),
    rate: z.number(),
    settlement: moneySchema,
    payment: moneySchema,
    expiryRemaining: z.number().nullable(),
  }),
  expiresAt: z.number().nullable(),
  request: z.object({
    settlementCurrency: currencySchema,
    paymentCurrency: currencySchema,
    lockSide: lockSideSchema,
    amount: moneySchema,
  }),
  beneficiaryId: z.string(),
  payee: z.string(),
  orderNumber: z.string().nullable(),
});

/** Quotes of one gateway; ids of another one mean nothing there. */
const keyOf = ({ configuration }: EnvironmentConnection): string =>
  `quotes ${configuration.apis.corpay ?? ''}`;
const mostRemembered = 20;

const readTexts = (kept: string | null): readonly RememberedQuote[] => {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(list)) return [];
    return list
      .map((entry) => storedQuote.safeParse(entry))
      .flatMap((read) => (read.success ? [read.data] : []));
  } catch {
    return [];
  }
};

const writeTexts = (quotes: readonly RememberedQuote[]): string =>
  JSON.stringify(
    quotes.slice(0, mostRemembered).map(({ quote, request, ...rest }) => ({
      ...rest,
      quote: { ...quote, settlement: toMoneyJson(quote.settlement), payment: toMoneyJson(quote.payment) },
      request: { ...request, amount: toMoneyJson(request.amount) },
    })),
  );

/** Changes what is remembered in one step, so that no other terminal comes between reading and writing. */
const change = (
  connection: EnvironmentConnection,
  edit: (before: readonly RememberedQuote[]) => readonly RememberedQuote[],
): Promise<void> => connection.quotes.update(keyOf(connection), (kept) => writeTexts(edit(readTexts(kept))));

/** Remembers a quote; only the newest few are kept. */
export const rememberQuote = (
  connection: EnvironmentConnection,
  remembered: RememberedQuote,
): Promise<void> =>
  change(connection, (before) => [
    remembered,
    ...before.filter(({ quote }) => quote.quoteId !== remembered.quote.quoteId),
  ]);

/** A quote that was booked is never booked again by accident. */
export const rememberOrder = async (
  connection: EnvironmentConnection,
  quoteId: string,
  orderNumber: string,
): Promise<void> => {
  try {
    await change(connection, (before) =>
      before.map((known) => (known.quote.quoteId === quoteId ? { ...known, orderNumber } : known)),
    );
  } catch {
    // A full disk must not lose the order number, which is shown next.
  }
};

/** The quote with this id, when it was asked for here. */
export const findQuote = async (
  connection: EnvironmentConnection,
  quoteId: string,
): Promise<RememberedQuote | null> =>
  readTexts(await connection.quotes.read(keyOf(connection))).find(({ quote }) => quote.quoteId === quoteId) ??
  null;
