import * as z from 'zod';

const field = z.strictObject({
  propertyKey: z.string(),
  name: z.string().default(''),
  required: z.boolean().default(false),
  validationRegex: z
    .string()
    .nullish()
    .transform((pattern) => pattern ?? null),
  maxLength: z
    .number()
    .nullish()
    .transform((length) => length ?? null),
});

/** A bank template as the partner answers it: a bare list, or one under `fields` (OFX-BANK-1, OFX-BANK-4). */
export const ofxBankTemplateSchema = z.union([
  z.array(field),
  z.strictObject({ fields: z.array(field) }).transform(({ fields }) => fields),
]);
