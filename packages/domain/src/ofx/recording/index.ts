export * from './ofxRecording.ts';
export * from './ofxRecordingOf.ts';
export * from './replayOfxRecording.ts';
