export { createSandbox } from './createSandbox.ts';
export { StartRefusal } from './server/settings/startRefusal.ts';
export type { Caller, SandboxPlugin, SandboxServices } from './server/services/sandboxPlugin.ts';
export type { ListenOptions, Sandbox, SandboxOptions } from './server/sandbox.ts';
export { seededPassword, seededUsers } from './identity/users/seededUsers.ts';
