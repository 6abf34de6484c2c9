import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import { currencyDigits, type Currency } from '@fx-gateway/domain/geography/currency.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { z } from 'zod';
import { refusalAnswer } from '../wire/answer.ts';
import type { ParseResult } from '../../wire/makeStrictReader.ts';
import { readStrictly } from '../wire/readStrictly.ts';
import type { LockSide } from '../records/corpayTables.ts';
import { readWireAmount } from '../../wire/readWireAmount.ts';

export type QuoteRequest = {
  readonly lockSide: LockSide;
  readonly locked: Money;
  readonly settlementCurrency: Currency;
  readonly paymentCurrency: Currency;
};

/** An amount must be above the first and no more than the second, in its own currency (CP-QUOTE-12). */
const quoteLimits = { above: 0.01, upTo: 100_000_000 } as const;

const currency = z.enum(beneficiaryCurrencies, { error: 'This is not a currency that can be quoted.' });

const lockSides: ReadonlyMap<string, LockSide> = new Map([
  ['settlement', 'Settlement'],
  ['payment', 'Payment'],
]);

const lockSide = z.string({ error: 'The lock side is Settlement or Payment.' }).transform((text, context) => {
  const side = lockSides.get(text.toLowerCase());
  if (side !== undefined) return side;
  context.addIssue({ code: 'custom', message: 'The lock side is Settlement or Payment.' });
  return z.NEVER;
});

const wire = z
  .strictObject({
    settlementCurrency: currency,
    paymentCurrency: currency,
    lockSide,
    amount: z
      .number({ error: 'The amount must be a number.' })
      .gt(quoteLimits.above, { error: 'The amount must be greater than 0.01.' })
      .lte(quoteLimits.upTo, { error: 'The amount must not be above 100,000,000.' }),
  })
  .refine(({ settlementCurrency, paymentCurrency }) => settlementCurrency !== paymentCurrency, {
    path: ['paymentCurrency'],
    error: 'The two currencies must differ.',
  });

/** Reads the body of POST /deal/quote. */
export const readQuoteRequest = (body: unknown): ParseResult<QuoteRequest> => {
  const read = readStrictly(wire, body);
  if (!read.ok) return read;
  const { settlementCurrency, paymentCurrency } = read.value;
  const lockedCurrency = read.value.lockSide === 'Settlement' ? settlementCurrency : paymentCurrency;
  const locked = readWireAmount(read.value.amount, lockedCurrency);
  if (locked === null) {
    const message = `An amount in ${lockedCurrency} has at most ${currencyDigits(lockedCurrency)} decimals.`;
    return { ok: false, refusal: refusalAnswer(400, { key: 'amount', message }) };
  }
  return {
    ok: true,
    value: { lockSide: read.value.lockSide, locked, settlementCurrency, paymentCurrency },
  };
};
