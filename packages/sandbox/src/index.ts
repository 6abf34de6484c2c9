export { createSandbox } from './createSandbox.ts';
export type { Sandbox, SandboxOptions } from './server/sandbox.ts';
export { seededPassword, seededUsers } from './identity/users/seededUsers.ts';
