import type { Beneficiary } from '../api/beneficiary.ts';
import { maskAllButLastFour } from '../../words/maskAllButLastFour.ts';

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
  ['Account', maskAllButLastFour(iban || accountNumber || localAccountNumber)],
];
