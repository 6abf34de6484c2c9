import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import { bankCountries, countries } from '@fx-gateway/domain/geography/countries.ts';
import type { CallError } from '../wire/answer.ts';
import type { BeneficiaryRecord } from '../records/beneficiaryRecord.ts';
import { isPaymentMethod } from '../records/paymentMethods.ts';

/** The members that are codes: what a beneficiary is, before it can be said which rules it keeps. */
type Codes = Pick<
  BeneficiaryRecord,
  | 'destinationCountry'
  | 'bankCountry'
  | 'bankCurrency'
  | 'classification'
  | 'paymentMethods'
  | 'preferredMethod'
>;

type Sent = { readonly [Name in Exclude<keyof Codes, 'paymentMethods'>]: string } & {
  readonly accountHolderCountry: string;
  readonly paymentMethods: readonly string[];
};

type ReadCodes =
  | { readonly ok: true; readonly codes: Codes }
  | { readonly ok: false; readonly errors: readonly CallError[] };

const countryOf = (iso: string) => countries.find(({ countryISO }) => countryISO === iso)?.countryISO;

/** Reads the codes of a beneficiary, or says which are none. */
export const readCodes = (sent: Sent): ReadCodes => {
  const destinationCountry = countryOf(sent.destinationCountry);
  const bankCountry = bankCountries.find(({ countryISO }) => countryISO === sent.bankCountry)?.countryISO;
  const bankCurrency = beneficiaryCurrencies.find((code) => code === sent.bankCurrency);
  const { classification, preferredMethod } = sent;
  const paymentMethods = sent.paymentMethods.filter(isPaymentMethod);
  const methodsAreCodes =
    paymentMethods.length > 0 && new Set(paymentMethods).size === sent.paymentMethods.length;
  const errors: CallError[] = [];
  const complain = (key: string, message: string) => errors.push({ key, message });

  if (destinationCountry === undefined) complain('destinationCountry', 'Destination Country is required.');
  if (bankCountry === undefined) complain('bankCountry', 'Bank Country is required.');
  if (countryOf(sent.accountHolderCountry) === undefined)
    complain('accountHolderCountry', 'Account Holder Country is required.');
  if (bankCurrency === undefined) complain('bankCurrency', 'Bank Currency is required.');
  if (classification !== 'Individual' && classification !== 'Business')
    complain('classification', 'Classification is Individual or Business.');
  if (!methodsAreCodes) complain('paymentMethods', 'Payment Methods are W, E or both.');
  if (!isPaymentMethod(preferredMethod) || !sent.paymentMethods.includes(preferredMethod))
    complain('preferredMethod', 'Preferred Method must be one of the payment methods.');

  if (
    errors.length > 0 ||
    destinationCountry === undefined ||
    bankCountry === undefined ||
    bankCurrency === undefined ||
    (classification !== 'Individual' && classification !== 'Business') ||
    !isPaymentMethod(preferredMethod)
  )
    return { ok: false, errors };
  return {
    ok: true,
    codes: {
      destinationCountry,
      bankCountry,
      bankCurrency,
      classification,
      paymentMethods,
      preferredMethod,
    },
  };
};
