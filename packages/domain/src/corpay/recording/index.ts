export * from './recording.ts';
export * from './recordingOf.ts';
export * from './replayRecording.ts';
