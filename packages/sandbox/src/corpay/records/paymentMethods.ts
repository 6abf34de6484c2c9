import type { PaymentMethod } from './beneficiaryRecord.ts';

export const paymentMethodNames: Readonly<Record<PaymentMethod, string>> = { W: 'Wire', E: 'iACH' };

/** Bank countries that cannot be reached by iACH. */
const wireOnly: ReadonlySet<string> = new Set(['TW', 'CH', 'JP', 'CN']);

export const isPaymentMethod = (code: string): code is PaymentMethod => code === 'W' || code === 'E';

/** How accounts in a country can be paid, Wire first. */
export const paymentMethodsOf = (bankCountry: string): readonly PaymentMethod[] =>
  wireOnly.has(bankCountry) ? ['W'] : ['W', 'E'];
