import { corpayPlugin } from './corpay/index.ts';
import type { SandboxPlugin } from './server/services/sandboxPlugin.ts';

/** Every partner that this sandbox plays; deleting an entry and its room removes the partner. */
export const partners: readonly SandboxPlugin[] = [corpayPlugin];
