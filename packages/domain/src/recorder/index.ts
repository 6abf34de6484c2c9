export * from './callRecorder.ts';
export * from './formRecorder.ts';
export * from './judgedField.ts';
export * from './quoteRecorder.ts';
export type * from './recorder.ts';
