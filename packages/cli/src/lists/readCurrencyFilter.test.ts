import { expect, it } from 'vitest';
import { readCurrencyFilter } from './readCurrencyFilter.ts';
import { readOptions } from '../verbs/options.ts';

const filter = (currency?: string) => readCurrencyFilter(readOptions({ currency }));

it('a list is narrowed to a currency in any spelling, and to none that nobody knows', () => {
  expect([filter(), filter(' eur')]).toMatchObject([{ value: null }, { value: 'EUR' }]);
  for (const unknown of ['', 'EURO', 'XYZ', 'constructor'])
    expect(filter(unknown)).toMatchObject({
      failure: { exit: 2, message: expect.stringContaining('--currency: ') },
    });
});
