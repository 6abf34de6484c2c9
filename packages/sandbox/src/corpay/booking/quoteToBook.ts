import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import { readBooking } from './readBooking.ts';
import type { SoldQuote } from './makeDeal.ts';

/** A quote as JSON has it: the end in milliseconds since 1970, exact numbers as texts. */
export type QuoteToBook = Omit<SoldQuote, 'settlement_minor' | 'payment_minor'> & {
  readonly settlement_minor: string;
  readonly payment_minor: string;
  readonly ends: number;
};

/** Reads the quote that a booking names, as JSON: null where there is none, or none without a deal. */
export const quoteToBook = ({ body }: FastifyRequest): RawBuilder<QuoteToBook | null> => {
  const read = readBooking(body);
  return sql`(
    select json_build_object('quote_id', quote_id, 'sub', sub, 'settlement_currency', settlement_currency,
      'settlement_minor', settlement_minor::text, 'payment_currency', payment_currency,
      'payment_minor', payment_minor::text, 'rate', rate::text, 'ends', extract(epoch from expires_at) * 1000)
    from corpay_quotes as quote
    where quote_id = ${read.ok ? read.value.quoteId : null}::text
      and not exists (select from corpay_orders as deal where deal.quote_id = quote.quote_id))`;
};
