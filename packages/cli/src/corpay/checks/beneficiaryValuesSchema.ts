import * as z from 'zod';
import {
  parseBeneficiaryClassification,
  type Beneficiary,
} from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { regulatoryField, type FieldId } from '@fx-gateway/domain/corpay/beneficiaries/fields/fieldIds.ts';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import { writeField } from '@fx-gateway/domain/corpay/beneficiaries/fields/writeField.ts';

const codes = z.union([z.string(), z.array(z.string()).transform((list) => list.join(','))]);

const answers = z.union([
  z.array(z.strictObject({ key: z.string(), value: z.string() })),
  z
    .record(z.string(), z.string())
    .transform((given) => Object.entries(given).map(([key, value]) => ({ key, value }))),
]);

/** What is known of a beneficiary, under the names of its members; a null is an absent value. */
export const beneficiaryValuesSchema = z
  .looseObject({
    clientIntegrationId: z.string().default(''),
    classification: z
      .string()
      .nullish()
      .transform((text) => (text == null ? null : parseBeneficiaryClassification(text))),
    paymentMethods: codes.nullish(),
    regulatory: answers.nullish(),
  })
  .transform((given, context): readonly BeneficiaryValue[] => {
    const { clientIntegrationId, classification, paymentMethods, regulatory, ...texts } = given;
    const values: BeneficiaryValue[] = [{ field: 'clientIntegrationId', value: clientIntegrationId }];
    if (classification !== null) values.push({ field: 'classification', value: classification });
    for (const [field, value] of Object.entries(texts)) {
      if (!isMember(field)) context.addIssue({ code: 'unrecognized_keys', keys: [field] });
      else if (typeof value === 'string') values.push({ field, value });
      else if (value !== null)
        context.addIssue({ code: 'custom', path: [field], message: 'is no text of a beneficiary' });
    }
    if (paymentMethods != null) values.push({ field: 'paymentMethods', value: paymentMethods });
    for (const { key, value } of regulatory ?? []) values.push({ field: regulatoryField(key), value });
    return values.toSorted((a, b) => placeOf(a.field) - placeOf(b.field));
  });

export type BeneficiaryValue = { readonly field: FieldId; readonly value: string };

const isMember = (field: string): boolean => Object.hasOwn(newBeneficiary(''), field);

/** Whatever proposes other values is written before them, so that a value that was given stays. */
const first: readonly FieldId[] = [
  'destinationCountry',
  'bankCurrency',
  'bankCountry',
  'accountHolderCountry',
  'classification',
  'paymentMethods',
  'preferredMethod',
];
const placeOf = (field: FieldId): number => (first.includes(field) ? first.indexOf(field) : first.length);

/** True for a value that decides which rules apply. */
export const isRuleSelectingField = ({ field }: BeneficiaryValue): boolean => first.includes(field);

/** A new beneficiary with these values; whatever is not given follows from the destination, as in the wizard. */
export const makeBeneficiaryFromValues = (values: readonly BeneficiaryValue[]): Beneficiary =>
  values.reduce(
    (record, { field, value }) =>
      field === 'clientIntegrationId'
        ? { ...record, clientIntegrationId: value }
        : writeField(record, field, value),
    newBeneficiary(''),
  );
