export { createSandbox } from './createSandbox.ts';
export type { Sandbox, SandboxOptions } from './server/sandbox.ts';
export { seededPassword, seededUsers } from './users/seededUsers.ts';
