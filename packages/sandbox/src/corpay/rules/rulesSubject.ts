import { countries, countryName, type CountryISO } from '@fx-gateway/domain/geography/countries.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import type { PaymentMethod } from '../records/beneficiaryRecord.ts';
import { paymentMethodsOf } from '../records/paymentMethods.ts';
import type { CallError } from '../wire/answer.ts';

/** What decides which rules a beneficiary has to keep. */
export type RulesSubject = {
  readonly destinationCountry: CountryISO;
  /** Empty only for a destination in China, whose bank country is chosen later. */
  readonly bankCountry: CountryISO | '';
  readonly bankCurrency: Currency;
  readonly classification: 'Individual' | 'Business';
  readonly paymentMethods: readonly PaymentMethod[];
};

/** The country whose rules a beneficiary keeps: where the bank is, but for payments to China those of China. */
export const rulingCountry = ({ destinationCountry, bankCountry }: RulesSubject): CountryISO | '' =>
  destinationCountry === 'CN' ? 'CN' : bankCountry;

/** Whether the money arrives as the ruling country's own. */
export const isLocalCurrency = (subject: RulesSubject): boolean =>
  countries.find(({ countryISO }) => countryISO === rulingCountry(subject))?.countryCurrency ===
  subject.bankCurrency;

/** Why there are no rules for such a beneficiary. */
export const findRulesSubjectErrors = (subject: RulesSubject): readonly CallError[] => {
  const { destinationCountry, bankCountry, bankCurrency, paymentMethods } = subject;
  if (bankCountry === '' && destinationCountry !== 'CN')
    return [{ key: 'bankCountry', message: 'Bank Country is required.' }];
  if (!paymentMethods.includes('E')) return [];
  const reached = bankCountry === '' || paymentMethodsOf(bankCountry).includes('E');
  if (!reached || !paymentMethodsOf(rulingCountry(subject)).includes('E')) {
    const where = countryName(reached ? rulingCountry(subject) : bankCountry);
    return [{ key: 'paymentMethods', message: `Accounts in ${where} cannot be paid by iACH.` }];
  }
  return isLocalCurrency(subject)
    ? []
    : [{ key: 'paymentMethods', message: `iACH does not carry ${bankCurrency} there.` }];
};
