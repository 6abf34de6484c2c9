import * as z from 'zod';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';

const address = z
  .strictObject({
    addressLine: z.string(),
    citySuburb: z.string(),
    stateProvince: z.string(),
    postCode: z.string(),
    country: z.string().toUpperCase(),
  })
  .partial();

/** Without what is not there. */
const given = (members: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );

const members = {
  name: z.string().optional(),
  currency: z.string().toUpperCase().optional(),
  classification: z.string().optional(),
  paymentReason: z.string().optional(),
  beneficiaryAddress: address.default({}),
  beneficiaryBankDetails: z
    .record(z.string(), z.union([z.string(), address]))
    .refine(
      (details) =>
        Object.entries(details).every(
          ([key, value]) => (typeof value === 'object') === (key === 'bankAddress'),
        ),
      'has texts, and an address as bankAddress',
    )
    .default({}),
};

/** Members that the partner gives: an edit may repeat them, as `show --json` writes them. */
const ofPartner = { beneficiaryId: z.string().optional(), updatedDate: z.string().optional() };

/**
 * A beneficiary in a file, with the members of the partner's wire; what is left out stays as in `start`: a new one
 * (OFX-BENE-14), or the stored one.
 */
export const ofxRecordSchema = (start: OfxBeneficiary) =>
  z
    .strictObject(start.beneficiaryId === '' ? members : { ...members, ...ofPartner })
    .transform(({ beneficiaryAddress, beneficiaryBankDetails, ...record }): OfxBeneficiary => {
      const { bankAddress = {}, ...values } = beneficiaryBankDetails;
      const details = start.beneficiaryBankDetails;
      return {
        ...start,
        ...given(record),
        updatedDate: start.updatedDate,
        beneficiaryAddress: { ...start.beneficiaryAddress, ...given(beneficiaryAddress) },
        beneficiaryBankDetails: {
          values: { ...details.values, ...given(values) },
          bankAddress: { ...details.bankAddress, ...given(Object(bankAddress) as object) },
        },
      };
    });
