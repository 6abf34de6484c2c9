export * from './cannotBookWords.ts';
export * from './livePolicy.ts';
export * from './liveQuote.ts';
export * from './liveState.ts';
export * from './liveStep.ts';
export * from './plainLiveEvents.ts';
export * from './renewalWords.ts';
export * from './wallClockMoment.ts';
export { ownCallEveryMs, waitAfter } from './pacing.ts';
