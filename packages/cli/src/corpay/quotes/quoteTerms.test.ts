import { describe, expect, it } from 'vitest';
import { readOptions } from '../../verbs/options.ts';
import { readQuoteTerms, quoteRequestFor } from './quoteTerms.ts';

const asked = (curr: string, options: Readonly<Record<string, string>> = {}) => {
  const terms = readQuoteTerms(readOptions({ beneficiary: 'B1', amount: '100', ...options }));
  if (!terms.ok) return terms;
  return quoteRequestFor(terms.value, {
    clientIntegrationId: 'B1',
    curr,
    payee: 'Acme',
    bankCountryISO: 'US',
    methods: ['W'],
  });
};

describe('the currency that is settled', () => {
  it('is USD where no other is given', () => {
    expect(asked('EUR')).toMatchObject({ value: { settlementCurrency: 'USD' } });
    expect(asked('EUR', { settlement: 'gbp' })).toMatchObject({ value: { settlementCurrency: 'GBP' } });
  });

  it.each(['payment', 'settlement'])(
    'must be said for a beneficiary who is paid in USD, whichever side is locked: %s',
    (lock) => {
      expect(asked('USD', { lock })).toMatchObject({
        failure: {
          exit: 2,
          message: expect.stringContaining('--settlement'),
          hint: expect.stringMatching(/^Add --settlement CUR, one of (?!.*USD).*EUR/),
        },
      });
      expect(asked('USD', { lock, settlement: 'AUD' })).toMatchObject({
        value: { settlementCurrency: 'AUD', paymentCurrency: 'USD' },
      });
    },
  );
});

it.each([
  ['0.01', 2, 'Amount must be greater than 0.01.', null],
  ['100000000.01', 2, 'Max amount is 100000000', 'At most 100,000,000.'],
])('the amount %j is refused before anything is sent', (amount, exit, message, hint) => {
  const read = readQuoteTerms(readOptions({ beneficiary: 'B1', settlement: 'EUR', amount }));
  expect(read).toMatchObject({ failure: { exit, message: `--amount: ${message}`, hint } });
});
