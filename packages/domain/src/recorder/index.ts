export * from './quoteRecorder.ts';
export * from './recorder.ts';
