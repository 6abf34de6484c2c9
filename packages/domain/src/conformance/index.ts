export * from './verdict.ts';
export * from './heard.ts';
export * from './finding.ts';
export * from './namedFindings.ts';
export * from './unjudgedSettings.ts';
export * from './probes.ts';
export * from './examineEnvironment.ts';
export type { SignInFailure } from './judgeSignIn.ts';
export type { Asked } from './judgeAnswer.ts';
