import { describe, expect, it } from 'vitest';
import { formatAmount } from './formatMoney.ts';
import { findAmountProblem } from './findAmountProblem.ts';
import { makeMoney, type Money } from './makeMoney.ts';

const rule = { tooLittle: 'Amount must be greater than 0.', most: makeMoney(10_000_000_000n, 'EUR') };
const judged = (text: string, more: Partial<Parameters<typeof findAmountProblem>[2]> = {}) =>
  findAmountProblem(text, 'EUR', { ...rule, ...more });

const isEnough = ({ minor }: Money) => minor > 1n;

describe('an amount that is typed', () => {
  it.each(['0.01', '100,000,000.00', '7.', '1000.5', '1,000'])('%s will do', (text) =>
    expect(judged(text)).toBeNull(),
  );

  it('is told how it is written, beside the specified message (MSG-2)', () => {
    for (const text of ['ten', '1,5', '1.2345', '1e9', '12.345.6'])
      expect(judged(text), text).toEqual({
        message: 'Invalid format.',
        help: 'Write it like 1,000.50.',
        readings: [],
      });
  });

  it('is told so without cents where its currency has none (S-6)', () => {
    expect(findAmountProblem('1.5', 'JPY', {})).toMatchObject({
      message: 'Invalid format.',
      help: 'Write it like 1,000.',
    });
  });

  it('is told the limit in a form that can be read, beside the specified message (MSG-4)', () => {
    expect(judged('100000000.01')).toEqual({
      message: 'Max amount is 100000000',
      help: 'At most 100,000,000.',
      readings: [],
    });
    expect(judged('11', { most: makeMoney(1050n, 'EUR') })).toMatchObject({
      message: 'Max amount is 10.5',
      help: 'At most 10.50.',
    });
  });

  it.each(['0', '0.00', '-5'])('%s is too little, in the words of its form', (text) =>
    expect(judged(text)).toEqual({ message: 'Amount must be greater than 0.', help: null, readings: [] }),
  );

  it('is enough where the form says so, and always where it says nothing', () => {
    expect(judged('0.01', { isEnough })).not.toBeNull();
    expect(judged('0.02', { isEnough })).toBeNull();
    expect(findAmountProblem('-5', 'EUR', {})).toBeNull();
  });

  it('may be left out where it is not asked for (MSG-1)', () => {
    expect(judged(' ')).toBeNull();
    expect(judged(' ', { required: true })).toEqual({
      message: 'Required field.',
      help: null,
      readings: [],
    });
  });

  it('with a character that cannot be seen is told so', () => {
    expect(judged('1\u202e0')).toMatchObject({
      message: expect.stringContaining('cannot be seen'),
      help: null,
    });
  });
});

describe('an amount that can be read in two ways', () => {
  it.each([
    ['1.000', 'EUR', ['1.00', '1,000.00']],
    ['12.500', 'EUR', ['12.50', '12,500.00']],
    ['100.000', 'EUR', ['100.00', '100,000.00']],
    [' EUR 1.000 ', 'EUR', ['1.00', '1,000.00']],
    ['1.000', 'JPY', ['1,000.00']],
    ['1.000k', 'EUR', ['1,000.00', '1,000,000.00']],
    ['1,250k', 'EUR', ['1,250.00', '1,250,000.00']],
    ['1.234', 'EUR', ['1,234.00']],
    ['1.500', 'JPY', ['1,500.00']],
  ] as const)('%s %s is neither: both are offered', (text, currency, meant) => {
    const problem = findAmountProblem(text, currency, {});
    expect(problem?.message).toBe('Invalid format.');
    expect(problem?.readings.map(formatAmount)).toEqual(meant);
    expect(problem?.help).toBe(`Do you mean ${meant.join(' or ')}?`);
  });

  it.each(['0.500', '1234.000', '1.0000', '1.000.5', '01.000', '1.000 EUR USD', '-1.000'])(
    '%s is no such amount',
    (text) => expect(judged(text)).toMatchObject({ message: 'Invalid format.', readings: [] }),
  );
});
