import { abaReason } from './abaReason.ts';
import { bicReason } from './bicReason.ts';
import type { FieldId } from './fieldIds.ts';
import { ibanReason } from './ibanReason.ts';
import { nzAccountReason } from './nzAccountReason.ts';

/** The numbers of a bank that prove themselves. */
export type NumberKind = 'iban' | 'bic' | 'aba' | 'nz-account';

/** What a field holds when the bank is in this country; null for a field whose value proves nothing. */
export const numberKind = (field: FieldId, bankCountry: string): NumberKind | null => {
  switch (field) {
    case 'iban':
      return 'iban';
    case 'swiftBicCode':
      return 'bic';
    case 'routingCode':
    case 'localRoutingCode':
      return bankCountry === 'US' ? 'aba' : null;
    case 'accountNumber':
    case 'localAccountNumber':
      return bankCountry === 'NZ' ? 'nz-account' : null;
    default:
      return null;
  }
};

/** Why a number, as it would be sent, cannot be right although its pattern is satisfied; null when it can. */
export const numberReason = (field: FieldId, value: string, bankCountry: string): string | null => {
  switch (numberKind(field, bankCountry)) {
    case 'iban':
      return ibanReason(value, bankCountry);
    case 'bic':
      return bicReason(value, bankCountry);
    case 'aba':
      return abaReason(value);
    case 'nz-account':
      return nzAccountReason(value);
    case null:
      return null;
  }
};
