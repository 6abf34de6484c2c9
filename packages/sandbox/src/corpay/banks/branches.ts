import { countryName, type CountryISO } from '@fx-gateway/domain/geography/countries.ts';
import { inventBanksOfCountry, type BankCity, type InventedBank } from './inventBanksOfCountry.ts';
import { makeNationalBankCode } from './makeNationalBankCode.ts';

/** A branch as the partner's directory lists it. */
export type BankBranch = {
  readonly primaryKey: string;
  readonly institutionName: string;
  readonly branchName: string;
  readonly officeType: 'Head office' | 'Branch';
  readonly swiftBIC: string;
  readonly nationalBankCode: string;
  readonly nationalBankCodeType: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
  readonly countryISO: CountryISO;
  readonly phone: string;
  readonly fax: string;
};

const streets = [
  'Lantern Street',
  'Compass Row',
  'Foundry Lane',
  'Harbour Walk',
  'Sycamore Place',
  'Weighhouse Square',
  'Copperfield Road',
  'Inkwell Court',
  'Orchard Avenue',
  'Bellfounder Street',
  'Quarry Hill',
];

const branch = (
  country: CountryISO,
  { name, letters }: InventedBank,
  bank: number,
  { city, region, postal }: BankCity,
  at: number,
): BankBranch => {
  const street = streets[(bank * 5 + at * 3) % streets.length] ?? '';
  const head = at === 0;
  const { type, code } = makeNationalBankCode(country, letters, bank, at + 1);
  return {
    primaryKey: `${country}-${letters}-${at + 1}`,
    institutionName: name,
    branchName: head ? `${city} head office` : `${city}, ${street}`,
    officeType: head ? 'Head office' : 'Branch',
    swiftBIC: `${letters}${country}2X${head ? '' : String(at + 1).padStart(3, '0')}`,
    nationalBankCode: code,
    nationalBankCodeType: type,
    address1: `${7 + bank * 11 + at * 4} ${street}`,
    address2: '',
    city,
    region,
    postalCode: postal,
    country: countryName(country),
    countryISO: country,
    phone: '',
    fax: '',
  };
};

const known = new Map<CountryISO, readonly BankBranch[]>();

/** Every branch of the banks of a country, bank after bank, its head office first. The same at every start. */
export const listBankBranchesOfCountry = (country: CountryISO): readonly BankBranch[] => {
  const kept = known.get(country);
  if (kept !== undefined) return kept;
  const { banks, cities } = inventBanksOfCountry(country);
  const made = banks.flatMap((bank, number) =>
    cities.map((city, at) => branch(country, bank, number, city, at)),
  );
  known.set(country, made);
  return made;
};
