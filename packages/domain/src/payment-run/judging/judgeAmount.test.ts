import { describe, expect, it } from 'vitest';
import { choicesOf, problemsOf } from '../../../test/judgedSamples.ts';
import { northwind, runContext } from '../../../test/runSamples.ts';
import type { Currency } from '../../geography/currency.ts';
import { judgeAmount } from './judgeAmount.ts';

const judge = (text: string, currency: Currency, isNumber = false) => {
  const { amount, problems } = judgeAmount({ text, isNumber }, currency, runContext);
  return amount === null ? problems.map(({ message }) => message).join() : String(amount.minor);
};
const negative =
  'The amount is negative, and a credit note cannot be paid. Settle it with the supplier, or take it off another invoice.';

describe('a negative amount', () => {
  it.each([
    '-5',
    '-150,00',
    '−150.00',
    '- 150',
    '(200.00)',
    '(1.000)',
    '(€ 200,00)',
    '(200.00) EUR',
    '12.500,00-',
    '12.500,00- EUR',
    'EUR -150',
    '-€150',
    'EUR-150',
    '150,00 CR',
    '150.00Cr.',
    'CR 150',
    '150 Gutschrift',
  ])('is called so, and it is said that a credit note is settled otherwise: %s', (text) => {
    expect(judge(text, 'EUR')).toBe(negative);
  });

  it.each(['100.-', '4.250,-', '4.250,– EUR'])('is not one that has no cents: %s', (text) => {
    expect(judge(text, 'EUR')).toMatch(/^\d+$/);
  });

  it.each(['5-10', '(5', '5)', 'US-$ x', '--5', '5 CRX', '-', '(ten)'])(
    'is no text of another kind: %s',
    (text) => {
      expect(judge(text, 'EUR')).toContain('The amount cannot be read.');
    },
  );
});

describe('an amount without cents', () => {
  it('has a point between its thousands where a dash stands for the cents', () => {
    expect(judge('4.250,-', 'EUR')).toBe('425000');
    expect(problemsOf({ amount: '4.250,-' }, { isCommaDecimal: true })).toEqual([]);
  });

  it('is thousands where the currency has no cents, and taken so in a table with a comma before them', () => {
    const context = { payees: [{ ...northwind, currency: 'JPY' }] };
    expect(judge('75.000', 'JPY')).toBe('The amount cannot be read. Do you mean 75,000.00?');
    expect(choicesOf({ amount: '75.000' }, context)).toEqual([['75000', '75,000.00']]);
    expect(problemsOf({ amount: '75,000' }, { ...context, isCommaDecimal: true })).toEqual([]);
  });
});

describe('a number of JSON', () => {
  it.each([
    ['1.000', 'EUR', '100'],
    ['403.1200', 'GBP', '40312'],
    ['1500', 'JPY', '1500'],
    ['1500.0', 'JPY', '1500'],
    ['100', 'EUR', '10000'],
  ] as const)('has a point before its cents alone: %s %s', (text, currency, minor) => {
    expect(judge(text, currency, true)).toBe(minor);
  });

  it.each([
    ['403.123', 'GBP', 'GBP has two decimals, and this amount has more. Write it like 1,000.50.'],
    ['75.5', 'JPY', 'JPY has no decimals, and this amount has some. Write it like 1,000.'],
    ['-5.5', 'EUR', negative],
    ['0', 'EUR', 'Amount must be greater than 0.01.'],
    ['1e5', 'EUR', 'The amount cannot be read. Write it like 1,000.50.'],
  ] as const)('is refused for what it is, and never for its thousands: %s %s', (text, currency, message) => {
    expect(judge(text, currency, true)).toBe(message);
  });

  it('is a text as any other once it was edited', () => {
    expect(judge('403.123', 'GBP')).toBe('The amount cannot be read. Do you mean 403,123.00?');
  });
});
