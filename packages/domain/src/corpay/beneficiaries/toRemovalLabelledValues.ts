import type { Beneficiary } from '../api/beneficiary.ts';
import { maskDetail } from '../../words/maskDetail.ts';

/** By what the user knows the beneficiary that is to be deleted. */
export const toRemovalLabelledValues = ({
  bankCurrency,
  bankName,
  iban,
  accountNumber,
  localAccountNumber,
}: Beneficiary): readonly (readonly [label: string, value: string])[] => [
  ['Payee Currency', bankCurrency],
  ['Bank Name', bankName],
  ['Account', maskDetail(iban || accountNumber || localAccountNumber)],
];
