import type { Verb } from '../verbs/verb.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { adminAccountsVerb } from './adminAccountsVerb.ts';
import { assignIntegration } from './assignIntegration.ts';
import { assignRole } from './assignRole.ts';
import { adminChangesVerb } from './adminChangesVerb.ts';
import { inspectAccountVerb } from './inspectAccountVerb.ts';
import { adminIntegrationsVerb } from './adminIntegrationsVerb.ts';
import { updateIntegration } from './updateIntegration.ts';

/** What administrators do with accounts and integrations (ADMIN-24, ADMIN-25). */
export const adminVerbs = (openSession: OpenSession): readonly Verb[] => [
  adminAccountsVerb(openSession),
  inspectAccountVerb(openSession),
  assignRole(openSession),
  assignIntegration(openSession),
  adminIntegrationsVerb(openSession),
  updateIntegration(openSession),
  adminChangesVerb(openSession),
];
