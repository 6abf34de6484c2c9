import { countries, type Country, type CountryISO } from '@fx-gateway/domain/geography/countries.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { listBankBranchesOfCountry, type BankBranch } from '../../banks/branches.ts';
import type { BeneficiaryRecord } from '../../records/beneficiaryRecord.ts';
import { paymentMethodsOf } from '../../records/paymentMethods.ts';
import { buildRegulatoryRules } from '../../rules/buildRegulatoryRules.ts';
import { inventAccount } from './inventAccount.ts';
import { inventName } from './inventName.ts';
import { stableRandomDigits, stableRandomInt } from './stableRandomInt.ts';

type Wanted = { readonly country: Country; readonly currency?: Currency };

const streets = ['Acorn Way', 'Bramble Road', 'Cinder Path', 'Damson Close', 'Elm Terrace', 'Fern Hill'];

/** Regulatory answers that are typed. */
const typedAnswers: Readonly<Record<string, (serial: number) => string>> = {
  cnapsCode: (serial) => stableRandomDigits(12, serial, 5),
  businessRegNo: (serial) => stableRandomDigits(10, serial, 5),
  beneIdNumber: (serial) => `Z${stableRandomDigits(8, serial, 5)}`,
};

/**
 * The serial-th of the invented beneficiaries: a company or a person of a country, with an account at a bank of this
 * sandbox, good by every rule of the partner. Who is paid in China banks in another country, because no bank country
 * is China; who is paid in another currency than their country's own is paid by wire alone.
 */
export const inventBeneficiary = (serial: number, wanted?: Wanted): BeneficiaryRecord => {
  const { country, currency = country.countryCurrency } = wanted ?? countryFor(serial);
  const destination = country.countryISO;
  const bankCountry = destination === 'CN' ? 'GB' : destination;
  const branch = branchFor(bankCountry, serial, 2);
  const home = destination === 'CN' ? shanghai : branchFor(destination, serial, 3);
  const account = inventAccount(destination, serial, branch.swiftBIC.slice(0, 4));
  const paymentMethods =
    destination === 'CN' || currency !== country.countryCurrency
      ? (['W'] as const)
      : paymentMethodsOf(bankCountry);
  const iach = paymentMethods.includes('E');
  const classification = serial % 2 === 0 ? 'Business' : 'Individual';
  const hasRoutingCode = !['CN', 'CH', 'GR', 'NZ'].includes(destination);
  const name = inventName(serial);
  return {
    clientIntegrationId: `b0500000-0000-4000-8000-${String(serial).padStart(12, '0')}`,
    templateIdentifier: name,
    destinationCountry: destination,
    classification,
    bankCurrency: currency,
    accountHolderCountry: destination,
    accountHolderName: name,
    accountHolderRegion: home.region,
    accountHolderAddress1: `${1 + stableRandomInt(serial, 6, 180)} ${streets[stableRandomInt(serial, 7, streets.length)] ?? ''}`,
    accountHolderAddress2: '',
    accountHolderCity: home.city,
    accountHolderPostal: home.postalCode,
    accountHolderPhoneNumber: `+1 555 0${String(100 + stableRandomInt(serial, 8, 100))}`,
    accountHolderEmail: `payee${serial}@example.org`,
    iban: account.iban,
    swiftBicCode: branch.swiftBIC,
    bankName: branch.institutionName,
    bankCountry,
    bankRegion: branch.region,
    bankCity: branch.city,
    bankAddressLine1: branch.address1,
    bankAddressLine2: '',
    bankPostal: branch.postalCode,
    accountNumber: account.accountNumber,
    routingCode: hasRoutingCode ? branch.nationalBankCode : '',
    localAccountNumber: iach ? account.accountNumber : '',
    localRoutingCode: iach && hasRoutingCode ? branch.nationalBankCode : '',
    paymentMethods,
    preferredMethod: 'W',
    settlementMethods: destination === 'IN' ? 'W' : '',
    methodOfDelivery: destination === 'ID' ? 'W' : '',
    regulatory: buildRegulatoryRules(destination, classification)
      .filter(({ isRequired }) => isRequired)
      .map(({ id, valueSet }) => ({
        key: id,
        value:
          valueSet?.[stableRandomInt(serial, 9, valueSet.length)]?.id ?? typedAnswers[id]?.(serial) ?? '',
      })),
  };
};

/** Every country in turn; one beneficiary in eleven is paid in dollars wherever they are. */
const countryFor = (serial: number): Wanted => {
  const country = countries[Math.floor(serial / 2) % countries.length];
  if (country === undefined) throw new Error('There are no countries.');
  return serial % 11 === 0 ? { country, currency: 'USD' } : { country };
};

const branchFor = (country: CountryISO, serial: number, purpose: number): BankBranch => {
  const branches = listBankBranchesOfCountry(country);
  const branch = branches[stableRandomInt(serial, purpose, branches.length)];
  if (branch === undefined) throw new Error(`There is no bank in ${country}.`);
  return branch;
};

const shanghai = { city: 'Shanghai', region: 'Shanghai', postalCode: '200040' };
