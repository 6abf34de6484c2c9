import * as z from 'zod';
import type { QuoteRequest } from '@fx-gateway/domain/corpay';
import { moneyData } from '../../amounts/amountData.ts';
import { currencyForm, moneyForm } from '../../amounts/moneyForm.ts';
import type { Connection } from '../../configuration/connect.ts';
import type { OfferedQuote } from './offeredQuote.ts';
import { lockSideForm } from './requestForm.ts';

/** A quote with everything that is needed to book it in a later call. */
export type RememberedQuote = OfferedQuote & {
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
    settlement: moneyForm,
    payment: moneyForm,
    expiryRemaining: z.number().nullable(),
  }),
  expiresAt: z.number().nullable(),
  request: z.object({
    settlementCurrency: currencyForm,
    paymentCurrency: currencyForm,
    lockSide: lockSideForm,
    amount: moneyForm,
  }),
  beneficiaryId: z.string(),
  payee: z.string(),
  orderNumber: z.string().nullable(),
});

/** Quotes of one gateway; ids of another one mean nothing there. */
const keyOf = ({ configuration }: Connection): string => `quotes ${configuration.apis.corpay ?? ''}`;
const mostRemembered = 20;

const readAll = async (connection: Connection): Promise<readonly RememberedQuote[]> => {
  try {
    const list: unknown = JSON.parse((await connection.quotes.read(keyOf(connection))) ?? '[]');
    if (!Array.isArray(list)) return [];
    return list
      .map((entry) => storedQuote.safeParse(entry))
      .flatMap((read) => (read.success ? [read.data] : []));
  } catch {
    return [];
  }
};

const writeAll = (connection: Connection, quotes: readonly RememberedQuote[]): Promise<void> =>
  connection.quotes.write(
    keyOf(connection),
    JSON.stringify(
      quotes.slice(0, mostRemembered).map(({ quote, request, ...rest }) => ({
        ...rest,
        quote: { ...quote, settlement: moneyData(quote.settlement), payment: moneyData(quote.payment) },
        request: { ...request, amount: moneyData(request.amount) },
      })),
    ),
  );

/** Remembers a quote, or what became of it; only the newest few are kept. */
export const rememberQuote = async (connection: Connection, remembered: RememberedQuote): Promise<void> => {
  const others = (await readAll(connection)).filter(
    ({ quote }) => quote.quoteId !== remembered.quote.quoteId,
  );
  await writeAll(connection, [remembered, ...others]);
};

/** A quote that was booked is never booked again by accident. */
export const rememberOrder = async (
  connection: Connection,
  quoteId: string,
  orderNumber: string,
): Promise<void> => {
  try {
    const remembered = await findQuote(connection, quoteId);
    if (remembered !== null) await rememberQuote(connection, { ...remembered, orderNumber });
  } catch {
    // A full disk must not lose the order number, which is shown next.
  }
};

/** The quote with this id, when it was asked for here. */
export const findQuote = async (connection: Connection, quoteId: string): Promise<RememberedQuote | null> =>
  (await readAll(connection)).find(({ quote }) => quote.quoteId === quoteId) ?? null;
