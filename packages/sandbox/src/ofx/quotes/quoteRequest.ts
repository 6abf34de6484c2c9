import { currencyDigits, type Currency } from '@fx-gateway/domain/geography/currency.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { z } from 'zod';
import { readWireAmount } from '../../wire/readWireAmount.ts';
import { payableCurrencies } from '../template/buildBankTemplate.ts';
import { refusalAnswer } from '../wire/answer.ts';
import type { ParseResult } from '../../wire/makeStrictReader.ts';
import { readStrictly } from '../wire/readStrictly.ts';

/** What is to be quoted; `locked` stays to the last minor unit. */
export type QuoteRequest = {
  readonly side: 'buy' | 'sell';
  readonly locked: Money;
  readonly buyCurrency: Currency;
  readonly sellCurrency: Currency;
  readonly beneficiaries: number;
};

const currency = z.string({ error: 'This must be a currency.' }).transform((code, context) => {
  const known = payableCurrencies.get(code);
  if (known !== undefined) return known;
  context.addIssue({ code: 'custom', message: 'This is not a currency that can be quoted.' });
  return z.NEVER;
});

const amount = z.number({ error: 'This must be a number.' }).min(0, { error: 'This must not be below 0.' });

const wire = z.strictObject({
  detailedResponse: z.literal(true, { error: 'This must be true.' }),
  buyCurrency: currency,
  buyAmount: amount,
  sellCurrency: currency,
  sellAmount: amount,
  beneficiaries: z.int({ error: 'This must be a whole number.' }).min(1).max(100),
});

const failed = (status: 400 | 403, message: string) => ({
  ok: false as const,
  refusal: refusalAnswer(status, message),
});

/** Reads the body of POST payments/quotes (OFX-QUOTE-15 to OFX-QUOTE-18): one side is above 0, the other one 0. */
export const readQuoteRequest = (body: unknown): ParseResult<QuoteRequest> => {
  const read = readStrictly(wire, body);
  if (!read.ok) return read;
  const { buyCurrency, buyAmount, sellCurrency, sellAmount, beneficiaries } = read.value;
  if (buyAmount > 0 === sellAmount > 0)
    return failed(400, 'One of the two amounts must be 0, and the other not.');
  if (buyCurrency === sellCurrency) return failed(403, 'The two currencies must differ.');
  const side = buyAmount > 0 ? 'buy' : 'sell';
  const lockedCurrency = side === 'buy' ? buyCurrency : sellCurrency;
  const locked = readWireAmount(side === 'buy' ? buyAmount : sellAmount, lockedCurrency);
  if (locked === null) {
    const digits = currencyDigits(lockedCurrency);
    return failed(403, `An amount in ${lockedCurrency} has at most ${digits} decimals.`);
  }
  return { ok: true, value: { side, locked, buyCurrency, sellCurrency, beneficiaries } };
};
