import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesQuery } from '../../api/rulesTemplate.ts';
import { listChosenMethods } from './paymentMethods.ts';

/** Which rules a record needs (CP-WIZ-15). */
export const rulesQueryOf = (record: Beneficiary): RulesQuery => ({
  destinationCountry: record.destinationCountry,
  bankCountry: record.bankCountry,
  bankCurrency: record.bankCurrency,
  classification: record.classification,
  paymentMethods: listChosenMethods(record),
});

/** True when both ask for the same rules. */
export const isSameRulesQuery = (a: RulesQuery, b: RulesQuery): boolean =>
  a.destinationCountry === b.destinationCountry &&
  a.bankCountry === b.bankCountry &&
  a.bankCurrency === b.bankCurrency &&
  a.classification === b.classification &&
  a.paymentMethods.join() === b.paymentMethods.join();
