import * as fc from 'fast-check';

/** Numbers that lead to an account in a country, made from what is known of it and from no rule of ours. */
type AccountNumbers = {
  readonly iban?: fc.Arbitrary<string>;
  readonly account?: fc.Arbitrary<string>;
  readonly routing?: fc.Arbitrary<string>;
  readonly postal: fc.Arbitrary<string>;
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const of =
  (characters: string) =>
  (least: number, most = least) =>
    fc.string({ unit: fc.constantFrom(...characters), minLength: least, maxLength: most });
const digits = of('0123456789');
const capitals = of(letters);
const either = of(`${letters}0123456789`);
const joined = (...parts: readonly fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((texts) => texts.join(''));
const maybe = (text: string) => fc.constantFrom('', text);

const asNumber = (text: string) =>
  BigInt([...text].map((sign) => Number.parseInt(sign, 36).toString()).join(''));

const iban = (country: string, rest: fc.Arbitrary<string>) =>
  rest.map((bban) => {
    const check = 98n - (asNumber(`${bban}${country}00`) % 97n);
    return `${country}${check.toString().padStart(2, '0')}${bban}`;
  });

const aba = digits(8).map((text) => {
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0);
  return `${text}${(10 - (sum % 10)) % 10}`;
});

/** Inland Revenue's weights over bank, branch, the base with eight digits, and nothing of the suffix. */
const newZealandRest = (bank: string, branch: string, base: string): number => {
  const all = `${Number(base) < 990_000 ? bank + branch : '000000'}0${base}`;
  const weights = [0, 0, 6, 3, 7, 9, 0, 0, 10, 5, 8, 4, 2, 1];
  return weights.reduce((sum, weight, at) => sum + weight * Number(all[at]), 0) % 11;
};

const newZealand = fc
  .tuple(
    fc.constantFrom('12', '01', '03', '08', '31'),
    digits(4),
    digits(5),
    digits(2, 3),
    fc.constantFrom('', '-'),
  )
  .map(([bank, branch, start, suffix, dash]) => {
    const ends = Array.from({ length: 100 }, (_, end) => `${start}${end.toString().padStart(2, '0')}`);
    const base = ends.find((candidate) => newZealandRest(bank, branch, candidate) === 0) ?? '';
    return [bank, branch, base, suffix].join(dash);
  });

const bankAndBranch = fc.oneof(digits(3), digits(7));

export const accountsOfCountries: Readonly<Record<string, AccountNumbers>> = {
  AU: { account: digits(4, 9), routing: joined(digits(3), maybe('-'), digits(3)), postal: digits(4) },
  CA: {
    account: digits(7, 12),
    routing: joined(fc.constant('0'), digits(8)),
    postal: joined(capitals(1), digits(1), capitals(1), maybe(' '), digits(1), capitals(1), digits(1)),
  },
  CH: { iban: iban('CH', joined(digits(5), either(12))), postal: digits(4) },
  CN: { account: digits(6, 25), postal: digits(6) },
  GB: {
    account: digits(8),
    iban: iban('GB', joined(capitals(4), digits(14))),
    routing: joined(digits(2), maybe('-'), digits(2), maybe('-'), digits(2)),
    postal: joined(capitals(1, 2), digits(1), either(0, 1), maybe(' '), digits(1), capitals(2)),
  },
  GR: { iban: iban('GR', joined(digits(7), either(16))), postal: joined(digits(3), maybe(' '), digits(2)) },
  ID: { account: digits(5, 16), routing: bankAndBranch, postal: digits(5) },
  IN: {
    account: digits(9, 18),
    routing: joined(capitals(4), fc.constant('0'), either(6)),
    postal: joined(fc.constantFrom('1', '6', '9'), digits(5)),
  },
  JP: {
    account: digits(7),
    routing: joined(digits(4), maybe('-'), digits(3)),
    postal: joined(digits(3), maybe('-'), digits(4)),
  },
  KR: { account: digits(11, 16), routing: bankAndBranch, postal: digits(5) },
  NZ: { account: newZealand, postal: digits(4) },
  TW: {
    account: digits(10, 16),
    routing: digits(7),
    postal: joined(digits(3), fc.oneof(digits(0), digits(2, 3))),
  },
  US: {
    account: digits(4, 17),
    routing: aba,
    postal: joined(digits(5), fc.oneof(fc.constant(''), joined(fc.constant('-'), digits(4)))),
  },
  ZA: { account: digits(7, 13), routing: digits(6), postal: digits(4) },
};

/** The code of an invented bank in a country. */
export const bicIn = (country: string): fc.Arbitrary<string> =>
  joined(capitals(4), fc.constant(country), either(2), fc.oneof(fc.constant(''), either(3)));

/** Answers to what a country's law asks for, by rule. */
export const regulatoryAnswers: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<string>>>>> = {
  CN: { purposeCode: fc.constantFrom('GOODS', 'SERVICES', 'CAPITAL', 'TRANSFER'), cnapsCode: digits(12) },
  IN: { purposeOfRemittance: fc.constantFrom('GOODS', 'SERVICES', 'SOFTWARE', 'FAMILY') },
  ID: { relationship: fc.constantFrom('', 'SUPPLIER', 'EMPLOYEE', 'RELATED', 'OTHER') },
  JP: {
    accountType: fc.constantFrom('1', '2'),
    kanaName: fc.constantFrom('', 'ヤマダ タロウ', 'アー・イー'),
  },
  KR: { businessRegNo: digits(10), nationalIdType: fc.constantFrom('RRN', 'PASSPORT', 'ARC') },
  TW: { beneIdNumber: either(8, 10) },
  ZA: { bopCategory: fc.constantFrom('101', '103', '250', '416') },
};
