export * from './askedOnce.ts';
export * from './callFailure.ts';
export type * from './endedCall.ts';
export * from './onceMore.ts';
export * from './partnerSaysWords.ts';
export * from './gatewayWords.ts';
