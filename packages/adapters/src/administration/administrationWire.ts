import * as z from 'zod/mini';
import { wireId, wireList, wireText } from '../http/wireShapes.ts';

const textOrNull = z.pipe(
  wireText,
  z.transform((text) => (text === '' ? null : text)),
);

const recordOrNull = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): Readonly<Record<string, unknown>> | null =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null,
  ),
);

/** The roles that are texts, each once. */
const roles = z.pipe(
  wireList(z.unknown()),
  z.transform((list) => [...new Set(list.filter((role) => typeof role === 'string'))]),
);

const account = z.object({
  accountId: wireId,
  email: wireText,
  userRoles: roles,
  integrationId: textOrNull,
  origin: wireText,
  details: recordOrNull,
});

const integration = z.object({
  integrationId: wireId,
  clientId: wireText,
  parentId: wireText,
  kind: wireText,
});

const integrationDetail = z.extend(integration, {
  keyStart: textOrNull,
  parentKind: textOrNull,
  parentKeyStart: textOrNull,
});

const change = z.object({
  at: wireText,
  by: wireText,
  action: wireText,
  target: wireText,
  before: recordOrNull,
  after: recordOrNull,
  requestId: textOrNull,
});

const nothing = z.pipe(
  z.nullish(z.object({})),
  z.transform(() => null),
);

/** The answers of the administrators' calls (ADMIN-26 to ADMIN-31). */
export const administrationWire = {
  accounts: z.object({ accounts: wireList(account) }),
  inspected: z.object({ account, integration: z.union([integrationDetail, nothing]) }),
  integrations: z.object({ integrations: wireList(integration) }),
  changes: z.object({ changes: wireList(change) }),
  written: z.object({ integrationId: textOrNull }),
};
