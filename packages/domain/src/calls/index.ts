export * from './callFailure.ts';
export * from './onceMore.ts';
