export * from './askedOnce.ts';
export * from './callFailure.ts';
export * from './onceMore.ts';
export * from './partnerSaysWords.ts';
export * from './gatewayWords.ts';
