import { z } from 'zod';
import { textSchemaOf } from '../../wire/textSchemaOf.ts';
import type { BeneficiaryRecord } from '../records/beneficiaryRecord.ts';

const most = 500;
const optional = textSchemaOf(most)
  .nullish()
  .transform((text) => text?.trim() ?? '');

const emptyAddress = { addressLine: '', citySuburb: '', stateProvince: '', postCode: '', country: '' };

const address = z
  .strictObject({
    addressLine: optional,
    citySuburb: optional,
    stateProvince: optional,
    postCode: optional,
    country: optional,
  })
  .nullish()
  .transform((sent) => sent ?? emptyAddress);

const bankDetails = z
  .object({ bankAddress: address })
  .catchall(optional)
  .nullish()
  .transform((sent) => {
    const { bankAddress = emptyAddress, ...fields } = sent ?? {};
    return { bankAddress, fields };
  });

/**
 * A beneficiary as it is sent: every member may be missing or empty until it is judged, none may be unknown. What the
 * partner gave, its identifier and date, is taken back and not read.
 */
export const beneficiaryBodySchema: z.ZodType<BeneficiaryRecord> = z
  .strictObject({
    beneficiaryId: textSchemaOf(most).nullish(),
    updatedDate: textSchemaOf(most).nullish(),
    name: optional,
    currency: optional,
    classification: optional,
    paymentReason: optional,
    beneficiaryAddress: address,
    beneficiaryBankDetails: bankDetails,
  })
  .transform(({ beneficiaryId: _id, updatedDate: _date, ...record }) => record);
