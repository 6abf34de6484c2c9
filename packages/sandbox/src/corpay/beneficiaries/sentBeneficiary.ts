import { z } from 'zod';
import type { ParseResult } from '../../wire/makeStrictReader.ts';
import { readStrictly } from '../wire/readStrictly.ts';
import { nonEmptyTextSchemaOf, textSchemaOf } from '../../wire/textSchemaOf.ts';
import type { BeneficiaryRecord } from '../records/beneficiaryRecord.ts';

const text = textSchemaOf(2_000).default('');

const wire = z.strictObject({
  clientIntegrationId: nonEmptyTextSchemaOf(64).regex(/^[A-Za-z0-9._-]+$/, { error: 'Invalid format.' }),
  templateIdentifier: text,
  destinationCountry: text,
  classification: text,
  bankCurrency: text,
  accountHolderCountry: text,
  accountHolderName: text,
  accountHolderRegion: text,
  accountHolderAddress1: text,
  accountHolderAddress2: text,
  accountHolderCity: text,
  accountHolderPostal: text,
  accountHolderPhoneNumber: text,
  accountHolderEmail: text,
  iban: text,
  swiftBicCode: text,
  bankName: text,
  bankCountry: text,
  bankRegion: text,
  bankCity: text,
  bankAddressLine1: text,
  bankAddressLine2: text,
  bankPostal: text,
  accountNumber: text,
  routingCode: text,
  localAccountNumber: text,
  localRoutingCode: text,
  paymentMethods: z.array(textSchemaOf(10)).max(10),
  preferredMethod: text,
  settlementMethods: text,
  methodOfDelivery: text,
  regulatory: z
    .array(z.strictObject({ key: nonEmptyTextSchemaOf(100), value: textSchemaOf(2_000) }))
    .max(50)
    .default([]),
});

/** A beneficiary as a customer wrote it: of the right shape, and not judged yet. */
export type SentBeneficiary = Readonly<Omit<z.infer<typeof wire>, 'paymentMethods' | 'regulatory'>> & {
  readonly paymentMethods: readonly string[];
  readonly regulatory: BeneficiaryRecord['regulatory'];
};

export const readSentBeneficiary = (body: unknown): ParseResult<SentBeneficiary> => readStrictly(wire, body);
