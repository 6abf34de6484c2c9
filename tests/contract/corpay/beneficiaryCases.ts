import * as fc from 'fast-check';
import type { Beneficiary, Classification } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { RulesQuery } from '@fx-gateway/domain/corpay/api/rulesTemplate.ts';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import { bankCountries, countries } from '@fx-gateway/domain/geography/countries.ts';
import { accountsOfCountries, bicIn, regulatoryAnswers } from './accountsOfCountries.ts';

/** How a record came about: as a country's banks write it, that with one small change, or with several. */
export type BeneficiaryCase = {
  readonly made: 'right' | 'one-step' | 'wild';
  readonly change: string;
  readonly record: Beneficiary;
};

const currencyOf = (country: string) =>
  countries.find(({ countryISO }) => countryISO === country)?.countryCurrency ?? 'USD';
const withIach = (country: string) => !['TW', 'CH', 'JP', 'CN'].includes(country);
const classifications: readonly Classification[] = ['Individual', 'Business'];

/** Every kind of beneficiary there are rules for: at home, with a bank abroad, in China, in money foreign to the bank. */
const subjects: readonly RulesQuery[] = countries.flatMap(({ countryISO: destinationCountry }, at) => {
  const abroad = bankCountries[at % bankCountries.length]?.countryISO ?? 'US';
  const banks =
    destinationCountry === 'CN' ? ['US', 'NZ', 'GB'] : [destinationCountry, destinationCountry, abroad];
  return banks.flatMap((bankCountry) => {
    const ruling = destinationCountry === 'CN' ? 'CN' : bankCountry;
    const iach = withIach(bankCountry) && withIach(ruling);
    const kinds = [
      { bankCurrency: currencyOf(ruling), paymentMethods: ['W'] },
      { bankCurrency: ruling === 'US' ? 'EUR' : 'USD', paymentMethods: ['W'] },
      ...(iach
        ? [['W', 'E'], ['W', 'E'], ['E']].map((paymentMethods) => ({
            bankCurrency: currencyOf(ruling),
            paymentMethods,
          }))
        : []),
    ];
    return kinds.flatMap((kind) =>
      classifications.map((classification) => ({ destinationCountry, bankCountry, classification, ...kind })),
    );
  });
});

const words = fc.constantFrom(
  'Quillmaker',
  'Row',
  'Odos Elaion',
  '14',
  'Straße',
  'Rue de l’Étang',
  '3-8-2',
  'No. 7/2',
  'Tower #5',
  '丸の内',
  'Ørsted',
  '𠮷野',
);
const text = fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
const name = fc
  .array(fc.constantFrom('Zoë', 'Müller', 'Ada', 'Smith & Sons', 'J.', 'O', 'de-Vries', '42', 'Ltd.'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(' '));
const phone = fc.constantFrom('+61 2 5550 1234', '02 5550-1234', '+1 (555) 0142', '55512', '+30.210.5550123');
const optional = (arbitrary: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), arbitrary);
const email = fc.constantFrom('a@b.co', 'zoe.m+fx@sub.example.org', "o'hara@example.com");
const none = fc.constant('');

/** The regions that the partner lists, by country. */
type RegionsOf = (country: string) => readonly string[];

const region = (country: string, regionsOf: RegionsOf) => {
  const known = regionsOf(country);
  return known.length === 0 ? none : fc.constantFrom(...known);
};

/** A record as a user with papers at hand fills it in. */
const rightRecord = (subject: RulesQuery, regionsOf: RegionsOf): fc.Arbitrary<Beneficiary> => {
  const { destinationCountry, bankCountry, classification, bankCurrency, paymentMethods } = subject;
  const ruling = destinationCountry === 'CN' ? 'CN' : bankCountry;
  const numbers = accountsOfCountries[ruling];
  const home = accountsOfCountries[destinationCountry];
  const bank = accountsOfCountries[bankCountry];
  if (numbers === undefined || home === undefined || bank === undefined) throw new Error('no such country');
  const account = numbers.account ?? none;
  const routing = numbers.routing ?? none;
  const iban = numbers.iban ?? none;
  const answers = fc.record(regulatoryAnswers[ruling] ?? {});
  return fc
    .record({
      templateIdentifier: optional(name.filter(({ length }) => length <= 50)),
      accountHolderName: name,
      accountHolderRegion: region(destinationCountry, regionsOf),
      accountHolderAddress1: text,
      accountHolderAddress2: optional(text),
      accountHolderCity: text,
      accountHolderPostal: home.postal,
      accountHolderPhoneNumber: phone,
      accountHolderEmail: optional(email),
      iban: numbers.account === undefined ? iban : optional(iban),
      swiftBicCode: bicIn(bankCountry),
      bankName: text,
      bankRegion: region(bankCountry, regionsOf),
      bankCity: text,
      bankAddressLine1: text,
      bankAddressLine2: optional(text),
      bankPostal: bank.postal,
      accountNumber: account,
      routingCode: routing,
      localAccountNumber: account,
      localRoutingCode: routing,
      preferredMethod: fc.constantFrom(...paymentMethods),
      settlementMethods: fc.constantFrom('W', 'E'),
      methodOfDelivery: fc.constantFrom('W', 'C'),
      answers,
    })
    .map(({ answers: given, ...texts }) => ({
      ...newBeneficiary('5f0c1a86-3f4e-4d57-9a51-0b6f0b2d7001'),
      ...texts,
      destinationCountry,
      bankCountry,
      accountHolderCountry: destinationCountry,
      classification,
      bankCurrency,
      paymentMethods,
      regulatory: Object.entries(given).flatMap(([key, value]) => (value === '' ? [] : [{ key, value }])),
    }));
};

type Change = { readonly what: string; readonly make: (record: Beneficiary) => Beneficiary };

const oddSigns = [
  ...'09AZaz -.<>"@&\'/éÿ×漢ァ',
  '😀',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\t',
  'ß',
  'İ',
  '٣',
  '\ud842',
  '',
];

/** One slip of a finger in a text: a sign too many, too few, another, two swapped, and so on. */
const slip = fc
  .tuple(fc.nat(7), fc.nat(999), fc.constantFrom(...oddSigns))
  .map(([kind, place, sign]) => (value: string): string => {
    const signs = [...value];
    const at = signs.length === 0 ? 0 : place % signs.length;
    const [before, here = '', after] = [signs.slice(0, at).join(''), signs[at], signs.slice(at + 1).join('')];
    switch (kind) {
      case 0:
        return before + after;
      case 1:
        return before + sign + here + after;
      case 2:
        return before + sign + after;
      case 3:
        return before + here + here + after;
      case 4:
        return before + after.slice(0, 1) + here + after.slice(1);
      case 5:
        return /^\d$/.test(here)
          ? before + ((Number(here) + 1) % 10).toString() + after
          : before + here.toLowerCase() + after;
      case 6:
        return '';
      default:
        return place % 2 === 0
          ? ` ${value} `
          : value.padEnd([29, 30, 31, 50, 51, 100, 101, 250, 251, 1000, 1001][place % 11] ?? 0, 'a');
    }
  });

const typed = [
  'templateIdentifier',
  'accountHolderName',
  'accountHolderRegion',
  'accountHolderAddress1',
  'accountHolderAddress2',
  'accountHolderCity',
  'accountHolderPostal',
  'accountHolderPhoneNumber',
  'accountHolderEmail',
  'iban',
  'swiftBicCode',
  'bankName',
  'bankRegion',
  'bankCity',
  'bankAddressLine1',
  'bankAddressLine2',
  'bankPostal',
  'accountNumber',
  'routingCode',
  'localAccountNumber',
  'localRoutingCode',
  'settlementMethods',
  'methodOfDelivery',
] as const satisfies readonly (keyof Beneficiary)[];

/** Where banks are strict, slips matter more. */
const numbers = [
  'iban',
  'swiftBicCode',
  'accountNumber',
  'routingCode',
  'localAccountNumber',
  'localRoutingCode',
  'bankPostal',
  'accountHolderPostal',
  'accountHolderName',
] as const satisfies readonly (keyof Beneficiary)[];

const slipped: fc.Arbitrary<Change> = fc
  .tuple(fc.oneof(fc.constantFrom(...typed), fc.constantFrom(...numbers)), slip)
  .map(([member, slips]) => ({
    what: member,
    make: (record) => ({ ...record, [member]: slips(record[member]) }),
  }));

const otherAnswer: fc.Arbitrary<Change> = fc.tuple(fc.nat(3), slip).map(([kind, slips]) => ({
  what: 'regulatory',
  make: (record) => {
    const [first, ...others] = record.regulatory;
    if (first === undefined) return { ...record, regulatory: [{ key: 'purposeCode', value: 'GOODS' }] };
    const changed = [
      [],
      [first, first],
      [{ ...first, key: slips(first.key) }],
      [{ ...first, value: slips(first.value) }],
    ];
    return { ...record, regulatory: [...(changed[kind] ?? []), ...others] };
  },
}));

const countryCodes = [...countries.map(({ countryISO }) => countryISO), '', 'XX'];

const otherCode: fc.Arbitrary<Change> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('destinationCountry', 'accountHolderCountry', 'bankCountry' as const),
      fc.constantFrom(...countryCodes),
    )
    .map(([member, country]) => ({
      what: member,
      make: (record: Beneficiary) => ({ ...record, [member]: country }),
    })),
  fc.constantFrom(...beneficiaryCurrencies, '', 'MXN').map((bankCurrency) => ({
    what: 'bankCurrency',
    make: (record: Beneficiary) => ({ ...record, bankCurrency }),
  })),
  fc.constantFrom(...classifications).map((classification) => ({
    what: 'classification',
    make: (record: Beneficiary) => ({ ...record, classification }),
  })),
  fc.constantFrom([], ['W'], ['E'], ['E', 'W'], ['W', 'E']).map((paymentMethods) => ({
    what: 'paymentMethods',
    make: (record: Beneficiary) => ({ ...record, paymentMethods }),
  })),
  fc.constantFrom('', 'W', 'E', 'C').map((preferredMethod) => ({
    what: 'preferredMethod',
    make: (record: Beneficiary) => ({ ...record, preferredMethod }),
  })),
);

const step = fc.oneof(
  { arbitrary: slipped, weight: 8 },
  { arbitrary: otherAnswer, weight: 1 },
  { arbitrary: otherCode, weight: 2 },
);

/** A third is right, more than half is one small step away from that, the rest is several. */
export const beneficiaryCases = (regionsOf: RegionsOf): fc.Arbitrary<BeneficiaryCase> => {
  const arbitraries = subjects.map((subject) => rightRecord(subject, regionsOf));
  const right = fc
    .nat(arbitraries.length - 1)
    .chain((at) => arbitraries[at] ?? fc.constant(newBeneficiary('')));
  const changed = (made: 'one-step' | 'wild', steps: fc.Arbitrary<readonly Change[]>) =>
    fc.tuple(right, steps).map(([record, changes]): BeneficiaryCase => ({
      made,
      change: changes.map(({ what }) => what).join(', '),
      record: changes.reduce((so, { make }) => make(so), record),
    }));
  return fc.oneof(
    {
      weight: 33,
      arbitrary: right.map((record): BeneficiaryCase => ({ made: 'right', change: '', record })),
    },
    {
      weight: 57,
      arbitrary: changed(
        'one-step',
        step.map((one) => [one]),
      ),
    },
    { weight: 10, arbitrary: changed('wild', fc.array(step, { minLength: 2, maxLength: 6 })) },
  );
};
