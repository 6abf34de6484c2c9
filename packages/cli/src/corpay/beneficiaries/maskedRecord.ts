import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { maskAllButLastFour } from '@fx-gateway/domain/words/maskAllButLastFour.ts';

const bankDetails = [
  'iban',
  'swiftBicCode',
  'accountNumber',
  'routingCode',
  'localAccountNumber',
  'localRoutingCode',
] as const;

export const isBankDetail = (field: string): boolean => bankDetails.some((detail) => detail === field);

/** A record in which only the ends of bank details can be read: what is about to be sent may end up in a log. */
export const maskedRecord = (record: Beneficiary): Beneficiary => ({
  ...record,
  ...Object.fromEntries(bankDetails.map((detail) => [detail, maskAllButLastFour(record[detail])])),
});
