export * from './recordedFailure.ts';
export * from './recordedMoney.ts';
export * from './recordedQuotes.ts';
export * from './recording.ts';
export * from './replayQuotes.ts';
export * from './replayedState.ts';
export * from './standIns.ts';
export * from './writeQuotes.ts';
