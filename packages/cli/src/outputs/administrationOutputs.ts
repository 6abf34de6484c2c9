import * as z from 'zod';
import { text } from './words.ts';

const role = z.array(text);
const account = { accountId: text, email: text, roles: role, integrationId: text.nullable(), origin: text };
const customer = {
  ...account,
  organization: text.nullable(),
  telephone: text.nullable(),
  partner: text.nullable(),
  clientId: text.nullable().describe('Null without an integration, and where it is not known.'),
};
const facts = z.looseObject({}).nullable();
const change = z.strictObject({
  at: text.describe('A moment in UTC.'),
  by: text.describe('The e-mail of the administrator.'),
  action: text,
  target: text.describe('The e-mail of an account, or the id of an integration.'),
  before: facts,
  after: facts,
  requestId: text.nullable(),
  customers: z
    .array(text)
    .describe(
      'The e-mail of the account, or of those that have the integration now, as far as they are known.',
    ),
  clientIds: z
    .record(z.string(), text)
    .describe('The client ids of the integrations that it names, by their ids, as far as they are known.'),
  clientIdsThen: z.record(z.string(), text).describe('The same as they were right after the change.'),
});
export const integration = { integrationId: text, clientId: text, parentId: text, kind: text };

/** What administrators look at. */
export const administrationOutputs = {
  'admin accounts': z.array(z.strictObject(customer)),
  'admin inspect': z.strictObject({
    account: z.strictObject({ ...customer, details: facts }),
    integration: z
      .strictObject({
        ...integration,
        keyStart: text.nullable(),
        keySince: text.nullable().describe('A moment in UTC; null where the service does not tell it.'),
        parentKind: text.nullable(),
        parentKeyStart: text.nullable(),
      })
      .nullable(),
    changes: z
      .array(change)
      .nullable()
      .describe('Of the account and its integration, newest first; null where none can be read.'),
  }),
  'admin changes': z.array(change),
  'admin integrations': z.array(z.strictObject(integration)),
};
