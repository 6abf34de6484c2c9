export * from './tokenKeeper.ts';
export type * from './tokenSource.ts';
