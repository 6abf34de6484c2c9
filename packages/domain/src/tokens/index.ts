export * from './tokenKeeper.ts';
export type * from './tokenMemory.ts';
export type * from './tokenSource.ts';
