import { countries, type CountryISO } from '@fx-gateway/domain/geography/countries.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { describe, expect, it } from 'vitest';
import { inventBeneficiary } from '../seed/busy/inventBeneficiary.ts';
import type { BeneficiaryRecord } from '../records/beneficiaryRecord.ts';
import { validateCorpayBeneficiary } from './validateCorpayBeneficiary.ts';
import type { SentBeneficiary } from './sentBeneficiary.ts';

/** A good payee of a country: a company, or with an odd serial a person. */
const beneficiaryIn = (iso: CountryISO, serial = 0, currency?: Currency): BeneficiaryRecord => {
  const country = countries.find(({ countryISO }) => countryISO === iso);
  if (country === undefined) throw new Error(`${iso} is not served.`);
  return inventBeneficiary(serial, currency === undefined ? { country } : { country, currency });
};

const errorsOf = (sent: SentBeneficiary): readonly string[] => {
  const judgement = validateCorpayBeneficiary(sent);
  return judgement.ok ? [] : judgement.errors.map(({ key, message }) => `${key}: ${message}`);
};

const keysOf = (sent: SentBeneficiary): readonly string[] =>
  [...new Set(errorsOf(sent).map((error) => error.replace(/:.*$/s, '')))].toSorted();

const emptied = (payee: BeneficiaryRecord): SentBeneficiary => ({
  ...payee,
  accountHolderName: '',
  accountHolderRegion: '',
  accountHolderAddress1: '',
  accountHolderCity: ' ',
  accountHolderPostal: '',
  accountHolderPhoneNumber: '',
  accountHolderEmail: '',
  iban: '',
  swiftBicCode: '',
  bankName: '',
  bankRegion: '',
  bankCity: '',
  bankAddressLine1: '',
  bankPostal: '',
  accountNumber: '',
  routingCode: '',
  localAccountNumber: '',
  localRoutingCode: '',
  settlementMethods: '',
  methodOfDelivery: '',
  regulatory: [],
});

const everywhere = [
  'accountHolderAddress1',
  'accountHolderCity',
  'accountHolderName',
  'accountHolderPostal',
  'bankAddressLine1',
  'bankCity',
  'bankName',
  'bankPostal',
  'swiftBicCode',
];
const local = ['accountNumber', 'localAccountNumber', 'localRoutingCode', 'routingCode'];

describe('a beneficiary whose form is empty', () => {
  it.each([
    ['AU', 'Business', ['accountHolderRegion', ...local]],
    ['CA', 'Business', ['accountHolderRegion', 'bankRegion', ...local]],
    ['CH', 'Business', ['iban']],
    [
      'CN',
      'Business',
      ['accountHolderPhoneNumber', 'accountNumber', 'regulatory.cnapsCode', 'regulatory.purposeCode'],
    ],
    ['GB', 'Business', local],
    ['GR', 'Business', ['iban']],
    ['ID', 'Business', ['methodOfDelivery', ...local]],
    [
      'IN',
      'Business',
      ['accountHolderPhoneNumber', 'regulatory.purposeOfRemittance', 'settlementMethods', ...local],
    ],
    ['JP', 'Business', ['accountNumber', 'regulatory.accountType', 'routingCode']],
    ['KR', 'Business', ['accountHolderPhoneNumber', 'regulatory.businessRegNo', ...local]],
    ['KR', 'Individual', ['accountHolderPhoneNumber', 'regulatory.nationalIdType', ...local]],
    ['NZ', 'Business', ['accountNumber', 'localAccountNumber']],
    ['TW', 'Business', ['accountNumber', 'regulatory.beneIdNumber', 'routingCode']],
    ['US', 'Business', ['accountHolderRegion', 'bankRegion', ...local]],
    ['ZA', 'Business', ['regulatory.bopCategory', ...local]],
  ] as const)('in %s (%s) is told everything that is missing at once', (iso, classification, more) => {
    const payee = beneficiaryIn(iso, classification === 'Business' ? 2 : 3);
    expect(payee.classification).toBe(classification);
    expect(errorsOf(payee)).toEqual([]);
    expect(keysOf(emptied(payee))).toEqual([...everywhere, ...more].toSorted());
  });

  it('by iACH alone needs no SWIFT code, and in Greece nothing but the IBAN', () => {
    const byIach = { paymentMethods: ['E'], preferredMethod: 'E' };
    expect(keysOf({ ...emptied(beneficiaryIn('NZ')), ...byIach })).toEqual(
      [...everywhere.filter((key) => key !== 'swiftBicCode'), 'localAccountNumber'].toSorted(),
    );
    expect(keysOf({ ...beneficiaryIn('GR'), swiftBicCode: '', iban: '', ...byIach })).toEqual(['iban']);
  });
});

describe('bank details', () => {
  it.each([
    ['AU', { accountNumber: '123' }, 'accountNumber: Account Number must have 4 to 9 digits.'],
    ['AU', { routingCode: '9900-14' }, 'routingCode: BSB Code must have 6 digits, such as 990-014.'],
    [
      'CA',
      { routingCode: '199012345' },
      'routingCode: Transit Number must have 9 digits: 0, institution (3) and transit (5).',
    ],
    ['GB', { iban: 'GB65SNDB99001170012345' }, 'iban: IBAN has wrong check digits.'],
    ['GR', { iban: 'GR9401198760000000123456789' }, 'iban: IBAN has wrong check digits.'],
    [
      'CH',
      { iban: 'GR9301198760000000123456789' },
      'iban: IBAN must have CH and 19 more characters, without spaces.',
    ],
    ['US', { routingCode: '999000112' }, 'routingCode: ABA Routing Number has wrong check digits.'],
    [
      'US',
      { localRoutingCode: '999000112' },
      'localRoutingCode: Local ABA Routing Number has wrong check digits.',
    ],
    ['NZ', { accountNumber: '12-3021-0123469-00' }, 'accountNumber: Account Number has wrong check digits.'],
    [
      'IN',
      { routingCode: 'MLBK1000271' },
      'routingCode: IFSC Code must have 4 letters, a 0 and 6 letters or digits.',
    ],
    ['JP', { swiftBicCode: 'FRNBXXZZ' }, 'swiftBicCode: SWIFT / BIC Code names no country: XX.'],
    [
      'JP',
      { swiftBicCode: 'FRNBJP2' },
      'swiftBicCode: SWIFT / BIC Code must have 8 or 11 capital letters and digits.',
    ],
  ] as const)('in %s that are wrong (%j) are told in words', (iso, wrong, error) => {
    expect(errorsOf({ ...beneficiaryIn(iso), ...wrong })).toEqual([error]);
  });

  it('in Great Britain need no IBAN', () => {
    expect(errorsOf({ ...beneficiaryIn('GB'), iban: '' })).toEqual([]);
  });

  it('of money that is foreign there need no routing code and cannot go by iACH', () => {
    const dollars = { ...beneficiaryIn('GB', 0, 'USD'), routingCode: '' };
    expect(errorsOf(dollars)).toEqual([]);
    expect(errorsOf({ ...dollars, paymentMethods: ['W', 'E'] })).toEqual([
      'paymentMethods: iACH does not carry USD there.',
    ]);
  });

  it.each(['TW', 'CH', 'JP', 'CN'] as const)('in %s cannot be paid by iACH', (iso) => {
    expect(keysOf({ ...beneficiaryIn(iso), paymentMethods: ['W', 'E'] })).toEqual(['paymentMethods']);
  });
});

describe('what no template tells', () => {
  it.each(['PO Box 12', 'P.O. Box 12', '5 Mill Lane, p o box 7', 'Post Office Box 3'])(
    'is that beneficiaries in Australia and Canada have no %s',
    (accountHolderAddress1) => {
      for (const iso of ['AU', 'CA'] as const)
        expect(keysOf({ ...beneficiaryIn(iso), accountHolderAddress1 })).toEqual(['accountHolderAddress1']);
      expect(keysOf({ ...beneficiaryIn('NZ'), accountHolderAddress1 })).toEqual([]);
    },
  );
});

describe('a text', () => {
  it.each([
    [{ accountHolderName: 'Zoë Ñandú & Sons, Ltd.' }, []],
    [{ accountHolderName: "O'Neil" }, ['accountHolderName']],
    [{ accountHolderName: 'x'.repeat(101) }, ['accountHolderName']],
    [{ templateIdentifier: 'x'.repeat(51) }, ['templateIdentifier']],
    [{ templateIdentifier: '\u{1F600}'.repeat(50) }, []],
    [{ accountHolderAddress1: '<b>' }, ['accountHolderAddress1']],
    [{ bankCity: 'Co\tlumbus' }, ['bankCity']],
    [{ accountHolderEmail: 'nobody' }, ['accountHolderEmail']],
    [{ accountHolderRegion: 'Ohio' }, ['accountHolderRegion']],
    [{ accountHolderCountry: 'NZ', accountHolderRegion: 'Otago' }, []],
    [{ accountHolderCountry: 'NZ', accountHolderRegion: 'Otago', accountHolderPostal: 'D02 AF30' }, []],
    [{ accountHolderCountry: 'NZ', accountHolderRegion: '' }, ['accountHolderRegion']],
    [{ bankPostal: '4321' }, ['bankPostal']],
  ])('of a payee in the United States is judged: %j', (written, keys) => {
    expect(keysOf({ ...beneficiaryIn('US'), ...written })).toEqual(keys);
  });
});

describe('regulatory answers', () => {
  it.each([
    [
      [{ key: 'bopCategory', value: '999' }],
      'regulatory.bopCategory: Balance of Payments Category must be one of the list.',
    ],
    [
      [
        { key: 'bopCategory', value: '103' },
        { key: 'bopCategory', value: '250' },
      ],
      'regulatory.bopCategory: This is answered more than once.',
    ],
  ])('are one of the list and given once: %j', (regulatory, error) => {
    expect(errorsOf({ ...beneficiaryIn('ZA'), regulatory })).toEqual([error]);
  });
});

describe('a beneficiary whose codes are none', () => {
  it('is told of every one of them', () => {
    expect(
      keysOf({
        ...beneficiaryIn('AU'),
        destinationCountry: 'FR',
        accountHolderCountry: '',
        bankCountry: 'XX',
        bankCurrency: 'MXN',
        classification: 'Trust',
        paymentMethods: ['W', 'C'],
        preferredMethod: 'E',
      }),
    ).toEqual([
      'accountHolderCountry',
      'bankCountry',
      'bankCurrency',
      'classification',
      'destinationCountry',
      'paymentMethods',
      'preferredMethod',
    ]);
  });
});
