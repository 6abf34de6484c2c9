import { organizationFields } from '@fx-gateway/domain/account/organizationForm.ts';
import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { wrapContentInList } from '../http/envelope.ts';
import { lenientSchema, wireIdSchema, wireTextSchema } from '../http/wireShapes.ts';

const listOrNothing = z.pipe(
  lenientSchema(z.nullable(z.array(z.unknown()))),
  z.transform((value): readonly unknown[] => (Array.isArray(value) ? value : [])),
);

/** Settings keep what this product does not know; its own fields are texts. */
const settings = z.pipe(
  z.nullish(z.record(z.string(), z.unknown())),
  z.transform((record) => {
    if (record === null || record === undefined || Object.keys(record).length === 0) return null;
    const texts = organizationFields
      .map((name) => [name, wireTextSchema.safeParse(record[name])] as const)
      .flatMap(([name, read]) => (read.success && read.data !== '' ? [[name, read.data] as const] : []));
    const others = Object.entries(record).filter(
      ([name]) => !organizationFields.some((known) => known === name),
    );
    return { ...Object.fromEntries(others), ...Object.fromEntries(texts) };
  }),
);

/** The answer of GET /account. */
export const accountAnswerSchema = z.object({
  accountId: wireIdSchema,
  userRoles: listOrNothing,
  settings,
  fixerApiKey: wireTextSchema,
  message: wireTextSchema,
  partners: listOrNothing,
  exchanges: listOrNothing,
});

export const accountAnswerShape: AnswerShape = {
  schema: accountAnswerSchema,
  find: wrapContentInList,
  place: 'content',
  mayLack: ['settings', 'fixerApiKey', 'message'],
};
