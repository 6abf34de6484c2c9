import { countries } from '../../../geography/countries.ts';
import type { Beneficiary, PaymentMethod } from '../../api/beneficiary.ts';
import { countryNameInSentence } from '../../../geography/countryNameInSentence.ts';

/** Countries whose banks are not reached by iACH (CP-WIZ-14). */
const withoutIach: ReadonlySet<string> = new Set(['TW', 'CH', 'JP', 'CN']);

/**
 * Why a record cannot be paid by iACH, or null when it can (CP-WIZ-14): payments to China follow China's rules
 * wherever the bank is.
 */
export const whyIachIsImpossible = ({ bankCountry, destinationCountry }: Beneficiary): string | null => {
  if (destinationCountry === 'CN') return 'Payments to China cannot be made by iACH.';
  const country = bankCountry === '' ? destinationCountry : bankCountry;
  return withoutIach.has(country)
    ? `Banks in ${countryNameInSentence(country)} cannot be paid by iACH.`
    : null;
};

/**
 * Why iACH is not offered to a record, or null: also because money that is foreign to the bank's country goes by wire.
 * A record that has iACH already is told so too, and left to the partner's word about money.
 */
export const whyIachIsNotOffered = (record: Beneficiary): string | null => {
  const { bankCountry, bankCurrency } = record;
  const impossible = whyIachIsImpossible(record);
  if (impossible !== null) return impossible;
  const own = countries.find(({ countryISO }) => countryISO === bankCountry)?.countryCurrency;
  return own === undefined || bankCurrency === '' || bankCurrency === own
    ? null
    : `iACH to a bank in ${countryNameInSentence(bankCountry)} carries ${own} only.`;
};

const isKnown = (code: string): code is PaymentMethod => code === 'W' || code === 'E';

/** The methods of a record that the wizard asks for, W first. */
export const listChosenMethods = ({ paymentMethods }: Beneficiary): readonly PaymentMethod[] =>
  (['W', 'E'] as const).filter((method) => paymentMethods.includes(method));

/** Codes of a stored record that are not known here; they travel through unchanged. */
export const listUnknownMethods = ({ paymentMethods }: Beneficiary): readonly string[] =>
  paymentMethods.filter((code) => !isKnown(code));

/** The record with these of the known methods, and with one of its methods preferred. */
export const setPaymentMethods = (record: Beneficiary, methods: readonly PaymentMethod[]): Beneficiary => {
  const paymentMethods = [...methods, ...listUnknownMethods(record)];
  return {
    ...record,
    paymentMethods,
    preferredMethod: paymentMethods.includes(record.preferredMethod)
      ? record.preferredMethod
      : (paymentMethods[0] ?? ''),
  };
};

/** A record that cannot be paid by iACH is paid by wire (S-118). */
export const dropImpossibleIach = (record: Beneficiary): Beneficiary =>
  whyIachIsImpossible(record) !== null && record.paymentMethods.includes('E')
    ? setPaymentMethods(record, ['W'])
    : record;
