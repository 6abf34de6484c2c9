import type { Verb } from '../verbs/verb.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { adminAccountsVerb } from './adminAccountsVerb.ts';
import { assignIntegrationVerb } from './assignIntegrationVerb.ts';
import { assignRoleVerb } from './assignRoleVerb.ts';
import { adminChangesVerb } from './adminChangesVerb.ts';
import { inspectAccountVerb } from './inspectAccountVerb.ts';
import { adminIntegrationsVerb } from './adminIntegrationsVerb.ts';
import { updateIntegrationVerb } from './updateIntegrationVerb.ts';

/** What administrators do with accounts and integrations (ADMIN-24, ADMIN-25). */
export const adminVerbs = (openSession: OpenSession): readonly Verb[] => [
  adminAccountsVerb(openSession),
  inspectAccountVerb(openSession),
  assignRoleVerb(openSession),
  assignIntegrationVerb(openSession),
  adminIntegrationsVerb(openSession),
  updateIntegrationVerb(openSession),
  adminChangesVerb(openSession),
];
