import type { Verb } from '../verbs/verb.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { accounts } from './accounts.ts';
import { assignIntegration } from './assignIntegration.ts';
import { assignRole } from './assignRole.ts';
import { changes } from './changes.ts';
import { inspect } from './inspect.ts';
import { integrations } from './integrations.ts';
import { updateIntegration } from './updateIntegration.ts';

/** What administrators do with accounts and integrations (ADMIN-24, ADMIN-25). */
export const adminVerbs = (openSession: OpenSession): readonly Verb[] => [
  accounts(openSession),
  inspect(openSession),
  assignRole(openSession),
  assignIntegration(openSession),
  integrations(openSession),
  updateIntegration(openSession),
  changes(openSession),
];
