export { createSandbox } from './server/createSandbox.ts';
export { StartRefusal } from './server/startRefusal.ts';
export type { Caller, SandboxPlugin, SandboxServices } from './server/sandboxPlugin.ts';
export type { ListenOptions, Sandbox, SandboxOptions } from './server/sandbox.ts';
export { seededPassword, seededPeople } from './identity/seededPeople.ts';
export { inventedPayee, judgeBeneficiary, readRules } from './corpay/index.ts';
