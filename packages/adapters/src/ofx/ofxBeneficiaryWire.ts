import type { OfxAddress, OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { wrapContentInList, listEntriesOrNull, jsonMember } from '../http/envelope.ts';
import { makeRecordsReader, makeContentReader } from '../http/makeContentReader.ts';
import { wireIdSchema, wireTextSchema } from '../http/wireShapes.ts';
import type { Json } from '../http/signedApi.ts';
import { camelCaseMembers } from './camelCaseMembers.ts';
import { wireNameSchema } from './wireNameSchema.ts';

const emptyAddress: OfxAddress = {
  addressLine: '',
  citySuburb: '',
  stateProvince: '',
  postCode: '',
  country: '',
};

const filledAddress = z.object({
  addressLine: wireTextSchema,
  citySuburb: wireTextSchema,
  stateProvince: wireTextSchema,
  postCode: wireTextSchema,
  country: wireTextSchema,
});

const address = z.pipe(
  z.nullish(filledAddress),
  z.transform((read): OfxAddress => read ?? emptyAddress),
);

/** The template's own keys stand beside the bank's address; what is no text is none of them. */
const bankDetails = z.pipe(
  z.nullish(z.record(z.string(), z.unknown())),
  z.transform((details) => {
    const { bankAddress, BankAddress, ...others } = details ?? {};
    const read = address.safeParse(camelCaseMembers(bankAddress ?? BankAddress));
    const texts = Object.entries(others).flatMap(([key, value]) => {
      const text = wireTextSchema.safeParse(value);
      return text.success && text.data !== '' ? [[keyOf(key), text.data] as const] : [];
    });
    return { values: Object.fromEntries(texts), bankAddress: read.success ? read.data : emptyAddress };
  }),
);

/** These three have names of their own in every bank's details (OFX-BENE-13). */
const named = ['bankName', 'bankBranchName', 'account'];

const keyOf = (key: string): string => named.find((name) => name.toLowerCase() === key.toLowerCase()) ?? key;

const wire = z.object({
  beneficiaryId: wireIdSchema,
  name: wireNameSchema,
  currency: wireTextSchema,
  classification: wireTextSchema,
  paymentReason: wireTextSchema,
  updatedDate: wireTextSchema,
  beneficiaryAddress: address,
  beneficiaryBankDetails: bankDetails,
});

const written = (body: unknown): unknown => camelCaseMembers(body, ['beneficiaryBankDetails']);

export const readOfxBeneficiary = (body: unknown): OfxBeneficiary | null =>
  makeContentReader(wire)(written(body));

const mayLack = ['paymentReason', 'updatedDate', 'beneficiaryAddress', 'beneficiaryBankDetails'];

export const ofxBeneficiaryAnswerShape: AnswerShape = {
  schema: wire,
  find: (body) => wrapContentInList(written(body)),
  place: 'the answer',
  read: (body) => readOfxBeneficiary(body),
  mayLack,
};

const listOf = (body: unknown): unknown => {
  const answer = written(body);
  return jsonMember(answer, 'beneficiaries') ?? answer;
};

export const ofxBeneficiariesAnswerShape: AnswerShape = {
  schema: wire,
  find: (body) => listEntriesOrNull(listOf(body)),
  place: 'beneficiaries[]',
  read: (body) => readOfxBeneficiaries(body),
  mayLack,
};

export const readOfxBeneficiaries = (body: unknown): readonly OfxBeneficiary[] | null => {
  return makeRecordsReader(wire, ({ beneficiaryId }) => beneficiaryId)(listOf(body));
};

/** The whole record as it is sent (OFX-BENE-25); what a new one has not got yet is left out. */
export const toOfxBeneficiaryBody = ({
  beneficiaryId,
  updatedDate,
  beneficiaryBankDetails: { values, bankAddress },
  ...record
}: OfxBeneficiary): Json => ({
  ...(beneficiaryId === '' ? {} : { beneficiaryId }),
  ...(updatedDate === '' ? {} : { updatedDate }),
  ...record,
  beneficiaryBankDetails: {
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
    bankAddress,
  },
});
