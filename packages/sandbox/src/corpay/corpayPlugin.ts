import type { SandboxPlugin } from '../server/services/sandboxPlugin.ts';
import { corpayMigrations } from './records/corpayMigrations.ts';
import { assignCustomer } from './onboarding/assignCustomer.ts';
import { connectCustomer } from './onboarding/connectCustomer.ts';
import { corpayRoutes } from './corpayRoutes.ts';
import { clearCorpay } from './seed/clearCorpay.ts';
import { seedCorpay } from './seed/seedCorpay.ts';

/** The Corpay gateway of the sandbox: token, beneficiaries, quotes, deals, instructions and orders. */
export const corpayPlugin: SandboxPlugin = {
  name: 'corpay',
  behindGateway: true,
  requestHeaders: ['CMG-AccessToken', 'Client-Code'],
  migrations: corpayMigrations,
  register: corpayRoutes,
  seed: seedCorpay,
  clear: clearCorpay,
  onboard: connectCustomer,
  assign: assignCustomer,
};
