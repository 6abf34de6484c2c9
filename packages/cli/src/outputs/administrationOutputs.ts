import * as z from 'zod';
import { textOutputSchema } from './commonOutputSchemas.ts';

const role = z.array(textOutputSchema);
const account = {
  accountId: textOutputSchema,
  email: textOutputSchema,
  roles: role,
  integrationId: textOutputSchema.nullable(),
  origin: textOutputSchema,
};
const customer = {
  ...account,
  organization: textOutputSchema.nullable(),
  telephone: textOutputSchema.nullable(),
  partner: textOutputSchema.nullable(),
  clientId: textOutputSchema.nullable().describe('Null without an integration, and where it is not known.'),
};
const facts = z.looseObject({}).nullable();
const change = z.strictObject({
  at: textOutputSchema.describe('A moment in UTC.'),
  by: textOutputSchema.describe('The e-mail of the administrator.'),
  action: textOutputSchema,
  target: textOutputSchema.describe('The e-mail of an account, or the id of an integration.'),
  before: facts,
  after: facts,
  requestId: textOutputSchema.nullable(),
  customers: z
    .array(textOutputSchema)
    .describe(
      'The e-mail of the account, or of those that have the integration now, as far as they are known.',
    ),
  clientIds: z
    .record(z.string(), textOutputSchema)
    .describe('The client ids of the integrations that it names, by their ids, as far as they are known.'),
  clientIdsThen: z
    .record(z.string(), textOutputSchema)
    .describe('The same as they were right after the change.'),
});
export const integrationMembers = {
  integrationId: textOutputSchema,
  clientId: textOutputSchema,
  parentId: textOutputSchema,
  kind: textOutputSchema,
};

/** What administrators look at. */
export const administrationOutputs = {
  'admin accounts': z.array(z.strictObject(customer)),
  'admin inspect': z.strictObject({
    account: z.strictObject({ ...customer, details: facts }),
    integration: z
      .strictObject({
        ...integrationMembers,
        keyStart: textOutputSchema.nullable(),
        keySince: textOutputSchema
          .nullable()
          .describe('A moment in UTC; null where the service does not tell it.'),
        parentKind: textOutputSchema.nullable(),
        parentKeyStart: textOutputSchema.nullable(),
      })
      .nullable(),
    changes: z
      .array(change)
      .nullable()
      .describe('Of the account and its integration, newest first; null where none can be read.'),
  }),
  'admin changes': z.array(change),
  'admin integrations': z.array(z.strictObject(integrationMembers)),
};
