import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPayeeDetails } from './readPayeeDetails.ts';
import type { PayeeReading } from './payeeReading.ts';

const greek = 'GR9301198760000000123456789';

const said = ({ details }: PayeeReading): Readonly<Record<string, string>> =>
  Object.fromEntries(details.map(({ field, value, from }) => [field, `${value} (${from})`]));

describe('what is read from an IBAN (CP-READ-1)', () => {
  it('is the country, its currency, the number itself and the code by which the bank is found', () => {
    const reading = readPayeeDetails('gr93 0119 8760 0000 0012 3456 789', '');
    expect(said(reading)).toEqual({
      destinationCountry: 'GR (iban)',
      bankCountry: 'GR (iban)',
      bankCurrency: 'EUR (country)',
      iban: `${greek} (text)`,
    });
    expect(reading.banks).toEqual([{ country: 'GR', query: '0119876', by: 'iban' }]);
    expect(reading.unread).toEqual([]);
  });

  it('of the United Kingdom is the account number and the sort code too, which payments there ask for', () => {
    expect(said(readPayeeDetails('GB64SNDB99001170012345', ''))).toMatchObject({
      accountNumber: '70012345 (iban)',
      routingCode: '990011 (iban)',
    });
  });

  it('of a country that nobody is paid in is nothing, and that is said', () => {
    expect(readPayeeDetails('DE89370400440532013000', '')).toMatchObject({
      details: [],
      mistakes: ['This account is in Germany. We do not offer payments to a bank there.'],
    });
  });

  it('that is not whole is nothing but how much is missing', () => {
    expect(readPayeeDetails('GR93 0119', '')).toEqual({
      details: [],
      banks: [],
      mistakes: [],
      missing: '19 more characters.',
      unread: [],
    });
  });
});

describe('what is read from an account number with its country (CP-READ-1)', () => {
  it.each([
    [
      '12345678 99-00-11 UK',
      { destinationCountry: 'GB (text)', accountNumber: '12345678 (text)', routingCode: '99-00-11 (text)' },
    ],
    ['123456789, United States', { destinationCountry: 'US (text)', accountNumber: '123456789 (text)' }],
    ['999000111 12345678901 USA', { accountNumber: '12345678901 (text)', routingCode: '999000111 (text)' }],
    [
      '123456789012 MLBK0000123',
      {
        destinationCountry: 'IN (text)',
        bankCurrency: 'INR (country)',
        accountNumber: '123456789012 (text)',
        routingCode: 'MLBK0000123 (text)',
      },
    ],
    [
      'Account no 12-3021-0123468-00 NZ',
      { destinationCountry: 'NZ (text)', accountNumber: '12-3021-0123468-00 (text)' },
    ],
  ])('%s', (text, expected) => {
    expect(said(readPayeeDetails(text, ''))).toMatchObject(expected);
  });

  it.each([
    ['20-00-00 55779911', 'GB', '20-00-00', '55779911'],
    ['12345678 990-014', 'AU', '990-014', '12345678'],
  ])(
    'is of the country whose codes alone are written so: %s',
    (text, country, routingCode, accountNumber) => {
      expect(readPayeeDetails(text, '').details).toMatchObject([
        { field: 'destinationCountry', value: country },
        { field: 'bankCountry' },
        { field: 'bankCurrency' },
        { field: 'accountNumber', value: accountNumber },
        { field: 'routingCode', value: routingCode },
      ]);
    },
  );

  it.each(['4821076593 021000021', '200000 55779911'])(
    'is never joined to what may be the code of a bank in a country that nobody named: %s',
    (text) => {
      expect(said(readPayeeDetails(text, ''))).toEqual({});
      expect(readPayeeDetails(text, '').unread).toEqual([expect.stringMatching(/its country/)]);
    },
  );

  it('without a country is the number alone, and the country is asked for', () => {
    const reading = readPayeeDetails('12345678', '');
    expect(said(reading)).toEqual({ accountNumber: '12345678 (text)' });
    expect(reading.unread).toEqual([expect.stringMatching(/does not tell its country/)]);
  });

  it('whose country was chosen below is asked for no more', () => {
    expect(readPayeeDetails('12345678', 'AU').unread).toEqual([]);
  });

  it('is not guessed where both numbers may be the code of the bank', () => {
    expect(said(readPayeeDetails('999000111 021000021 US', ''))).toEqual({});
  });

  it('to China leaves the country of the bank open', () => {
    expect(said(readPayeeDetails('6222000012345678 China', ''))).toEqual({
      destinationCountry: 'CN (text)',
      bankCurrency: 'CNY (country)',
      accountNumber: '6222000012345678 (text)',
    });
  });
});

describe('what is read from the bank details of an invoice (CP-READ-1)', () => {
  it('is every value that stands behind its label', () => {
    const text = `Beneficiary: Thalassa Olive Cooperative
      Bank: Aegean Lighthouse Bank, Athens
      IBAN: GR93 0119 8760 0000 0012 3456 789
      BIC: AGLKGR2X`;
    expect(said(readPayeeDetails(text, ''))).toMatchObject({
      accountHolderName: 'Thalassa Olive Cooperative (text)',
      bankName: 'Aegean Lighthouse Bank, Athens (text)',
      iban: `${greek} (text)`,
      swiftBicCode: 'AGLKGR2X (text)',
    });
  });

  it('is the same in Greek, with several pairs on one line, and with a label above its value', () => {
    const text = `Δικαιούχος: Θάλασσα ΑΕ, Τράπεζα: Φάρος\nIBAN\n${greek}`;
    expect(said(readPayeeDetails(text, ''))).toMatchObject({
      accountHolderName: 'Θάλασσα ΑΕ (text)',
      bankName: 'Φάρος (text)',
      iban: `${greek} (text)`,
    });
  });

  it.each([
    ['ABA: 999000111\nAccount: 123456789', 'US', '999000111', '123456789'],
    ['Sort code 99-00-11\nAccount number 12345678', 'GB', '99-00-11', '12345678'],
    ['BSB: 990-014 Account No.: 12345678', 'AU', '990-014', '12345678'],
    ['A/C No: 123456789012\nIFSC Code: MLBK0000123', 'IN', 'MLBK0000123', '123456789012'],
  ])('is the country that a code belongs to: %s', (text, country, code, account) => {
    const reading = readPayeeDetails(text, '');
    expect(said(reading)).toMatchObject({
      destinationCountry: `${country} (bank-code)`,
      routingCode: `${code} (text)`,
      accountNumber: `${account} (text)`,
    });
    expect(reading.banks).toEqual([{ country, query: code, by: 'bank-code' }]);
  });

  it.each([
    ['Beneficiary Name', 'Bank Name'],
    ['Account Name', 'Bank Name'],
    ['Account Holder Name', 'Beneficiary Bank Name'],
    ['Kontoinhaber', 'Bankname'],
    ['Name des Kontoinhabers', 'Name der Bank'],
    ['Nom du bénéficiaire', 'Nom de la banque'],
  ])('is the payee behind %s and the bank behind %s', (ofPayee, ofBank) => {
    const lines = [
      `${ofPayee}: Malabar Spice Exports Pvt Ltd`,
      `${ofBank}: State Bank of India`,
      'A/c No. 123456789012',
      'IFSC Code: MLBK0000123',
    ];
    for (const text of [lines.join('\n'), lines.join(', ')]) {
      const reading = readPayeeDetails(text, '');
      expect(reading.unread).toEqual([]);
      expect(said(reading)).toMatchObject({
        accountHolderName: 'Malabar Spice Exports Pvt Ltd (text)',
        bankName: expect.stringContaining('State Bank of India'),
      });
    }
  });

  it.each([
    'ABA Routing (wire): 021000021',
    'ABA Routing Number: 021000021',
    'Routing Number (ABA): 021000021',
    'ABA/RTN: 021000021',
    'Fedwire routing no.: 021000021',
    'Routing (ACH): 021000021',
    'ACH Routing Number 021000021',
    'Wire ABA #: 021000021 (wire)',
    'Bank: First Harbor, ABA Routing (wire): 021000021',
  ])('is the United States by the routing number of a bank there: %s', (line) => {
    const reading = readPayeeDetails(`${line}\nAccount: 123456789`, '');
    expect(reading.unread).toEqual([]);
    expect(said(reading)).toMatchObject({
      destinationCountry: 'US (bank-code)',
      routingCode: '021000021 (text)',
    });
  });

  it('is a routing number of no country where its label names none', () => {
    const reading = readPayeeDetails('Routing number (wire): 021000021\nAccount: 123456789', '');
    expect(said(reading)).toMatchObject({ routingCode: '021000021 (text)' });
    expect(reading.unread).toEqual([expect.stringMatching(/does not tell its country/)]);
  });

  it('is the account number without what its line says of it', () => {
    expect(said(readPayeeDetails('Account: 1234 5678 (GBP)\nSort code: 99-00-11', ''))).toMatchObject({
      accountNumber: '1234 5678 (text)',
    });
  });

  it('is the name on the first line, where no label says it', () => {
    expect(said(readPayeeDetails(`Meltemi Ceramics\n${greek}`, ''))['accountHolderName']).toBe(
      'Meltemi Ceramics (text)',
    );
    expect(said(readPayeeDetails(`Bank details\n${greek}`, ''))['accountHolderName']).toBeUndefined();
    expect(said(readPayeeDetails(`Invoice 12\n${greek}`, ''))['accountHolderName']).toBeUndefined();
  });

  it('is no address and no plain name where the text is addressed to a customer', () => {
    const text = `Bill to:\nName: Harbor Lane Trading\nAddress: 1 Pier\nBeneficiary: Meltemi\n${greek}`;
    expect(said(readPayeeDetails(text, ''))).toMatchObject({ accountHolderName: 'Meltemi (text)' });
    expect(said(readPayeeDetails(text, ''))['accountHolderAddress1']).toBeUndefined();
  });

  it('is the BIC without a label only where it belongs to the country of the account', () => {
    expect(said(readPayeeDetails(`${greek}\nAGLKGR2X`, ''))['swiftBicCode']).toBe('AGLKGR2X (text)');
    expect(said(readPayeeDetails(`CUSTOMER\n${greek}`, ''))['swiftBicCode']).toBeUndefined();
  });

  it('is nothing of a label whose text has two values, and that is said', () => {
    const reading = readPayeeDetails('Account: 12345678\nAccount: 87654321\nCountry: Australia', '');
    expect(said(reading)['accountNumber']).toBeUndefined();
    expect(reading.unread).toEqual(['Your text holds two values for Account Number. We took neither.']);
  });

  it.each([
    ['ABA: 999000112\nAccount: 12345678', 'routingCode', /check digit does not fit/],
    ['BIC: AGLKXX2X1\nAccount: 12345678', 'swiftBicCode', /8 or 11 characters/],
  ])('is no number that proves itself wrong: %s', (text, field, reason) => {
    const reading = readPayeeDetails(text, '');
    expect(said(reading)[field]).toBeUndefined();
    expect(reading.mistakes).toEqual([expect.stringMatching(reason)]);
    expect(said(reading)['accountNumber']).toBe('12345678 (text)');
  });
});

it('a BIC alone tells the country and leads to the bank', () => {
  const reading = readPayeeDetails('AGLKGR2X', '');
  expect(said(reading)).toMatchObject({ destinationCountry: 'GR (bic)', swiftBicCode: 'AGLKGR2X (text)' });
  expect(reading.banks).toEqual([{ country: 'GR', query: 'AGLKGR2X', by: 'bic' }]);
});

it('a text with nothing to read says so', () => {
  expect(readPayeeDetails('see you on Friday', '').unread).toEqual([expect.stringMatching(/could not read/)]);
  expect(readPayeeDetails('  \n', '').unread).toEqual([]);
});

it('no text whatever breaks the reading or fills a field twice or with nothing', () => {
  const piece = fc.constantFrom(
    greek,
    'GB',
    '12345678',
    'BIC',
    'IBAN',
    ':',
    '\n',
    ' ',
    'Bank',
    'Account',
    'AGLKGR2X',
    'ABA',
    '999000111',
    ', ',
    'Greece',
    '|',
    'Name',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (given) => {
      const { details } = readPayeeDetails(given, '');
      expect(new Set(details.map(({ field }) => field)).size).toBe(details.length);
      expect(details.every(({ value }) => value.trim() !== '')).toBe(true);
    }),
  );
});
