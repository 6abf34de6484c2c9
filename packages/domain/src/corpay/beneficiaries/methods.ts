import type { Beneficiary, PaymentMethod } from '../beneficiary.ts';
import { spokenCountry } from './spokenCountry.ts';

/** Countries whose banks are not reached by iACH (CP-WIZ-14). */
const withoutIach: ReadonlySet<string> = new Set(['TW', 'CH', 'JP', 'CN']);

/** Why a record cannot be paid by iACH, or null when it can (CP-WIZ-14); without a bank country the destination counts. */
export const whyNoIach = ({ bankCountry, destinationCountry }: Beneficiary): string | null => {
  const country = bankCountry === '' ? destinationCountry : bankCountry;
  return withoutIach.has(country) ? `Banks in ${spokenCountry(country)} cannot be paid by iACH.` : null;
};

/** The methods of a record, W first; codes that nobody knows are left out. */
export const chosenMethods = ({ paymentMethods }: Beneficiary): readonly PaymentMethod[] =>
  (['W', 'E'] as const).filter((method) => paymentMethods.includes(method));

/** The record with these methods, and with one of them preferred. */
export const withMethods = (record: Beneficiary, methods: readonly PaymentMethod[]): Beneficiary => ({
  ...record,
  paymentMethods: methods,
  preferredMethod: methods.some((method) => method === record.preferredMethod)
    ? record.preferredMethod
    : (methods[0] ?? ''),
});

/** A record that cannot be paid by iACH is paid by wire (S-118). */
export const withPossibleMethods = (record: Beneficiary): Beneficiary =>
  whyNoIach(record) !== null && record.paymentMethods.includes('E') ? withMethods(record, ['W']) : record;
