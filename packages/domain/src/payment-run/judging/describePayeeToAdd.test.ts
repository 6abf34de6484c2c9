import { describe, expect, it } from 'vitest';
import { readPayeeDetails } from '../../corpay/beneficiaries/reading/readPayeeDetails.ts';
import { describePayeeToAdd } from './describePayeeToAdd.ts';

const row = (payee: string, account = '', currency = '') => describePayeeToAdd({ payee, account, currency });
const iban = 'GR9499000030000001234567890';

describe('somebody whom a row names and nobody knows', () => {
  it.each([
    ['a name alone', row('Kestrel Wool 24'), 'Kestrel Wool 24', ''],
    ['an IBAN', row('Acme', 'GR94 9900 0030 0000 0123 4567 890'), 'Acme', `IBAN: ${iban}`],
    [
      'a number and a currency',
      row('Acme', '0012-345678', 'gbp'),
      'Acme',
      'Account number: 0012345678\nCurrency: GBP',
    ],
    [
      'an IBAN behind the name',
      row('Acme Co, IBAN GR94 9900 0030 0000 0123 4567 890'),
      'Acme Co',
      `IBAN: ${iban}`,
    ],
    ['a number behind the name', row('Acme Works (12345678)'), 'Acme Works', 'Account number: 12345678'],
    ['the end of an account, which is none', row('Acme', '•••• 2345'), 'Acme', ''],
    ['no currency that is known', row('Acme', '', 'XXX'), 'Acme', ''],
  ])('takes along what the row says: %s', (_what, found, name, details) => {
    expect(found).toEqual({ name, details });
  });

  it('is told in words that a wizard reads: country from the IBAN, and the currency of the row', () => {
    const { details } = readPayeeDetails(row('Acme', iban, 'USD').details, '');
    expect(details.map(({ field, value }) => [field, value])).toEqual(
      expect.arrayContaining([
        ['iban', iban],
        ['destinationCountry', 'GR'],
        ['bankCurrency', 'USD'],
      ]),
    );
    expect(readPayeeDetails(row('Acme', '', 'USD').details, '').details).toMatchObject([
      { field: 'bankCurrency', value: 'USD' },
    ]);
  });
});
