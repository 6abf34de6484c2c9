import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import { countries } from '@fx-gateway/domain/geography/countries.ts';
import { bareListAnswer, refusalAnswer, type Answer } from '../wire/answer.ts';
import { isPaymentMethod, paymentMethodsOf } from '../records/paymentMethods.ts';

export type PaymentPurpose = { readonly id: string; readonly text: string };

const everywhere: readonly PaymentPurpose[] = [
  { id: 'GOODS', text: 'PURCHASE OF GOOD(S)' },
  { id: 'SERVICES', text: 'PURCHASE OF SERVICE(S)' },
  { id: 'INVOICE', text: 'INVOICE PAYMENT' },
  { id: 'SALARY', text: 'SALARY OR WAGES' },
  { id: 'RENT', text: 'RENT' },
  { id: 'TAX', text: 'TAX PAYMENT' },
];

/** What local rails do not carry. */
const byWire: readonly PaymentPurpose[] = [
  { id: 'INTRACOMPANY', text: 'INTRA-COMPANY TRANSFER' },
  { id: 'LOAN', text: 'LOAN OR LOAN REPAYMENT' },
];

const bySomeCountries: Readonly<Record<string, readonly PaymentPurpose[]>> = {
  CN: [{ id: 'CAPITAL', text: 'CAPITAL ACCOUNT TRANSFER' }],
  IN: [{ id: 'SOFTWARE', text: 'SOFTWARE AND CONSULTANCY SERVICES' }],
  ZA: [{ id: 'IMPORT', text: 'ADVANCE PAYMENT FOR IMPORTS' }],
};

/** What a payment can be for, where its bank is and how it goes. */
export const findPaymentPurposes = (bankCountry: string, method: string): readonly PaymentPurpose[] => [
  ...everywhere,
  ...(method === 'W' ? byWire : []),
  ...(bySomeCountries[bankCountry] ?? []),
];

/** GET /deal/paymentPurpose: 400 unless currency, country and method are known ones. */
export const answerPaymentPurposes = (query: {
  readonly currency: string;
  readonly countryISO: string;
  readonly method: string;
}): Answer => {
  const { currency, countryISO, method } = query;
  const errors = [
    beneficiaryCurrencies.some((code) => code === currency)
      ? null
      : { key: 'currency', message: 'This is not a currency that beneficiaries are paid in.' },
    countries.some((country) => country.countryISO === countryISO)
      ? null
      : { key: 'countryISO', message: 'This is not a country that payments go to.' },
    isPaymentMethod(method) && paymentMethodsOf(countryISO).includes(method)
      ? null
      : { key: 'method', message: 'This is not a payment method for that country.' },
  ].filter((error) => error !== null);
  return errors.length > 0
    ? refusalAnswer(400, ...errors)
    : bareListAnswer(findPaymentPurposes(countryISO, method));
};
