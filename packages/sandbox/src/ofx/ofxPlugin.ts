import type { SandboxPlugin } from '../server/services/sandboxPlugin.ts';
import { ofxRoutes } from './ofxRoutes.ts';
import { connectCustomer } from './onboarding/connectCustomer.ts';
import { ofxMigrations } from './records/ofxMigrations.ts';
import { clearOfx } from './seed/clearOfx.ts';
import { seedOfx } from './seed/seedOfx.ts';
import { makeTokenIssuer } from './token/makeTokenIssuer.ts';

/** The partner OFX: its authorize page, its tokens, beneficiaries and the templates of their banks. */
export const ofxPlugin: SandboxPlugin = {
  name: 'ofx',
  behindGateway: true,
  migrations: ofxMigrations,
  register: ofxRoutes,
  seed: seedOfx,
  clear: clearOfx,
  onboard: connectCustomer,
  makeTokenIssuer,
};
