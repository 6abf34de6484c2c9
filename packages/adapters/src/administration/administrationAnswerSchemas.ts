import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { wrapContentInList } from '../http/envelope.ts';
import { dropRepeatedRecords } from '../http/dropRepeatedRecords.ts';
import { lenientSchema, wireIdSchema, wireListSchema, wireTextSchema } from '../http/wireShapes.ts';

const textOrNull = z.pipe(
  wireTextSchema,
  z.transform((text) => (text === '' ? null : text)),
);

/** A mark of a state that a service may hand out; an empty one is none. */
const version = z.pipe(
  wireTextSchema,
  z.transform((text) => (text === '' ? undefined : text)),
);

const recordOrNull = z.pipe(
  lenientSchema(z.nullable(z.record(z.string(), z.unknown()))),
  z.transform((value): Readonly<Record<string, unknown>> | null =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null,
  ),
);

/** The roles that are texts, each once. */
const roles = z.pipe(
  wireListSchema(z.unknown()),
  z.transform((list) => [...new Set(list.filter((role) => typeof role === 'string'))]),
);

const account = z.object({
  accountId: wireIdSchema,
  email: wireTextSchema,
  userRoles: roles,
  integrationId: textOrNull,
  origin: wireTextSchema,
  details: recordOrNull,
  version,
});

const integration = z.object({
  integrationId: wireIdSchema,
  clientId: wireTextSchema,
  parentId: wireTextSchema,
  kind: wireTextSchema,
  version,
});

const integrationDetail = z.extend(integration, {
  keyStart: textOrNull,
  keySince: textOrNull,
  parentKind: textOrNull,
  parentKeyStart: textOrNull,
});

const change = z.object({
  at: wireTextSchema,
  by: wireTextSchema,
  action: wireTextSchema,
  target: wireTextSchema,
  before: recordOrNull,
  after: recordOrNull,
  requestId: textOrNull,
});

const nothing = z.pipe(
  z.nullish(z.object({})),
  z.transform(() => null),
);

/** Records that have an id, each once. */
const records = <T extends z.ZodMiniType>(shape: T, idOf: (record: z.output<T>) => string) =>
  z.pipe(
    wireListSchema(shape),
    z.transform((read) => dropRepeatedRecords(read, idOf)),
  );

/** An answer without the list tells nothing of what was changed; it does not tell that nothing was. */
const writtenDown = z.pipe(
  z.nullable(z.array(change)),
  z.transform((list) => list ?? []),
);

/** The answers of the administrators' calls (ADMIN-26 to ADMIN-31). */
export const administrationAnswerSchemas = {
  accounts: z.object({ accounts: records(account, ({ accountId }) => accountId) }),
  inspected: z.object({ account, integration: z.union([integrationDetail, nothing]) }),
  integrations: z.object({ integrations: records(integration, ({ integrationId }) => integrationId) }),
  changes: z.object({ changes: writtenDown }),
  written: z.object({ integrationId: textOrNull }),
};

const shapeOf = (schema: z.ZodMiniType, mayLack: readonly string[] = []): AnswerShape => ({
  schema,
  find: wrapContentInList,
  place: 'content',
  mayLack,
});

/** What an administrator may not be told of an account, because it has none. */
const ofAccount = (at: string): readonly string[] =>
  ['integrationId', 'origin', 'details', 'version'].map((name) => `${at}.${name}`);

export const administrationAnswerShapes = {
  accounts: shapeOf(administrationAnswerSchemas.accounts, ofAccount('accounts[]')),
  inspected: shapeOf(administrationAnswerSchemas.inspected, [
    ...ofAccount('account'),
    'integration.version',
    'integration.keySince',
  ]),
  integrations: shapeOf(administrationAnswerSchemas.integrations, ['integrations[].version']),
  changes: shapeOf(administrationAnswerSchemas.changes, ['changes[].requestId']),
  written: shapeOf(administrationAnswerSchemas.written, ['integrationId']),
} as const;
