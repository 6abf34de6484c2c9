import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { Json } from '../http/signedApi.ts';

/** The body of PUT /beneficiaries (CP-BENE-18): the whole record, so that what was emptied is emptied. */
export const toEditBeneficiaryBody = ({ regulatory, lastUpdate: _date, ...members }: Beneficiary): Json => ({
  ...members,
  regulatory: regulatory.map(({ key, value }) => ({ key, value })),
});

/**
 * The body of POST /beneficiaries (CP-BENE-18): the record under the names in which it is made. A member that says
 * nothing is left out, because a pattern of the partner's could refuse an empty text.
 */
export const toAddBeneficiaryBody = ({
  paymentMethods,
  regulatory,
  lastUpdate: _date,
  ...texts
}: Beneficiary): Json => ({
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
  paymentMethods,
  regulatory: regulatory.filter(({ value }) => value !== '').map(({ key, value }) => ({ key, value })),
});
