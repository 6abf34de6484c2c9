import * as z from 'zod';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx';
import { newOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries';

const address = z
  .strictObject({
    addressLine: z.string(),
    citySuburb: z.string(),
    stateProvince: z.string(),
    postCode: z.string(),
    country: z.string().toUpperCase(),
  })
  .partial();

/** A beneficiary in a file, with the members of the partner's wire; what is left out is as in a new one (OFX-BENE-14). */
export const recordForm = z
  .strictObject({
    name: z.string().default(''),
    currency: z.string().toUpperCase().default(newOfxBeneficiary.currency),
    classification: z.string().default(newOfxBeneficiary.classification),
    paymentReason: z.string().default(''),
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
  })
  .transform(({ beneficiaryAddress, beneficiaryBankDetails, ...record }): OfxBeneficiary => {
    const { bankAddress = {}, ...values } = beneficiaryBankDetails;
    const start = newOfxBeneficiary;
    return {
      ...start,
      ...record,
      beneficiaryAddress: { ...start.beneficiaryAddress, ...given(beneficiaryAddress) },
      beneficiaryBankDetails: {
        values: given(values),
        bankAddress: { ...start.beneficiaryBankDetails.bankAddress, ...given(Object(bankAddress)) },
      },
    };
  });

/** Without what is not there. */
const given = (members: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
