import type { Beneficiary } from '../../api/beneficiary.ts';
import { whyNotAbaNumber } from '../../../accountNumbers/whyNotAbaNumber.ts';
import { whyNotBic } from '../../../accountNumbers/whyNotBic.ts';
import type { NumberKind } from '../../../accountNumbers/numberKind.ts';
import type { FieldId } from '../fields/fieldIds.ts';
import { whyNotIban } from '../../../accountNumbers/whyNotIban.ts';
import { whyNotNzAccount } from '../../../accountNumbers/whyNotNzAccount.ts';

/** Where a record's account is kept: at its bank, except that payments to China follow China's rules (S-119). */
const accountCountry = ({ destinationCountry, bankCountry }: Beneficiary): string =>
  destinationCountry === 'CN' ? 'CN' : bankCountry;

const routingKinds: Readonly<Record<string, NumberKind>> = { US: 'aba', GB: 'sort-code' };

/** What a field of a record holds; null for a field whose form is the partner's alone to say. */
export const numberKind = (field: FieldId, record: Beneficiary): NumberKind | null => {
  switch (field) {
    case 'iban':
      return 'iban';
    case 'swiftBicCode':
      return 'bic';
    case 'routingCode':
    case 'localRoutingCode':
      return routingKinds[accountCountry(record)] ?? null;
    case 'accountNumber':
    case 'localAccountNumber':
      return accountCountry(record) === 'NZ' ? 'nz-account' : null;
    default:
      return null;
  }
};

/** Why a number, as it would be sent, cannot be right although its pattern is satisfied; null when it can. */
export const whyBankNumberIsWrong = (field: FieldId, value: string, record: Beneficiary): string | null => {
  switch (numberKind(field, record)) {
    case 'iban':
      return whyNotIban(value, record.bankCountry);
    case 'bic':
      return whyNotBic(value);
    case 'aba':
      return whyNotAbaNumber(value);
    case 'nz-account':
      return whyNotNzAccount(value);
    case 'sort-code':
    case null:
      return null;
  }
};

/** The form of a number that proves itself and is written in groups, as a pattern; null where any form may do. */
export const findNumberPattern = (field: FieldId, record: Beneficiary): string | null => {
  switch (numberKind(field, record)) {
    case 'aba':
      return '^\\d{9}$';
    case 'nz-account':
      return '^\\d{2}-?\\d{4}-?\\d{7}-?\\d{2,3}$';
    default:
      return null;
  }
};
