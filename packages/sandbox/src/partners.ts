import { corpayPlugin } from './corpay/corpayPlugin.ts';
import { ofxPlugin } from './ofx/ofxPlugin.ts';
import type { FxPartner } from './users/fxPartner.ts';
import type { SandboxPlugin } from './server/services/sandboxPlugin.ts';

/** The partners that this sandbox has a service for; deleting an entry and its feature removes the partner. */
export const partners: Readonly<Partial<Record<FxPartner, SandboxPlugin>>> = {
  corpay: corpayPlugin,
  ofx: ofxPlugin,
};
