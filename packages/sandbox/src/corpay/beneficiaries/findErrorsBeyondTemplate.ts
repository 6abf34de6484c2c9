import { countryName } from '@fx-gateway/domain/geography/countries.ts';
import type { CallError } from '../wire/answer.ts';
import { accountFormats, bicFormat } from '../../bank-accounts/accountFormats.ts';
import { matchesPattern } from '../rules/matchesPattern.ts';
import { rulingCountry } from '../rules/rulesSubject.ts';
import type { BeneficiaryRecord } from '../records/beneficiaryRecord.ts';
import { countriesOfBics } from './countriesOfBics.ts';
import {
  hasValidAbaChecksum,
  hasValidIbanChecksum,
  hasValidNewZealandChecksum,
} from '../../bank-accounts/checkDigits.ts';

const noPostOfficeBoxes: ReadonlySet<string> = new Set(['AU', 'CA']);
const postOfficeBox = /\b(?:p\.?\s*o\.?|post(?:\s+office)?)\s*box\b/i;

/** What no template says and the partner refuses nevertheless, of the members that were asked for. */
export const findErrorsBeyondTemplate = (
  record: BeneficiaryRecord,
  asked: ReadonlySet<string>,
): readonly CallError[] => {
  const { destinationCountry, swiftBicCode, accountHolderAddress1 } = record;
  const errors: CallError[] = [];
  if (noPostOfficeBoxes.has(destinationCountry) && postOfficeBox.test(accountHolderAddress1)) {
    const message = `Payees in ${countryName(destinationCountry)} need a street address, not a PO box.`;
    errors.push({ key: 'accountHolderAddress1', message });
  }
  if (asked.has('swiftBicCode') && matchesPattern(bicFormat.regEx, swiftBicCode)) {
    const country = swiftBicCode.slice(4, 6);
    const message = `SWIFT / BIC Code names no country: ${country}.`;
    if (!countriesOfBics.has(country)) errors.push({ key: 'swiftBicCode', message });
  }
  return [...errors, ...wrongDigits(record, asked)];
};

const wrongDigits = (record: BeneficiaryRecord, asked: ReadonlySet<string>): readonly CallError[] => {
  const country = rulingCountry(record);
  if (country === '') return [];
  const { iban, account, routing } = accountFormats[country];
  const wrong = (
    key: 'iban' | 'accountNumber' | 'routingCode' | 'localAccountNumber' | 'localRoutingCode',
    format: { readonly label: string; readonly regEx: string } | undefined,
    checks: (digits: string) => boolean,
  ): readonly CallError[] => {
    const value = record[key];
    if (format === undefined || !asked.has(key) || !matchesPattern(format.regEx, value) || checks(value))
      return [];
    const label = key.startsWith('local') ? `Local ${format.label}` : format.label;
    return [{ key, message: `${label} has wrong check digits.` }];
  };
  return [
    ...wrong('iban', iban, hasValidIbanChecksum),
    ...(country === 'US'
      ? [
          ...wrong('routingCode', routing, hasValidAbaChecksum),
          ...wrong('localRoutingCode', routing, hasValidAbaChecksum),
        ]
      : []),
    ...(country === 'NZ'
      ? [
          ...wrong('accountNumber', account, hasValidNewZealandChecksum),
          ...wrong('localAccountNumber', account, hasValidNewZealandChecksum),
        ]
      : []),
  ];
};
