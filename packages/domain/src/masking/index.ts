export * from './createMasks.ts';
export * from './maskedRun.ts';
export type * from './formSeen.ts';
