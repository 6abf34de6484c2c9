export * from './quoteRecorder.ts';
export * from './recorder.ts';
export type * from './formRecorder.ts';
