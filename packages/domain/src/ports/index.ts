export type * from './clock.ts';
export type * from './timers.ts';
export type * from './identifiers.ts';
export type * from './keyValueStore.ts';
export * from './elapsedTime.ts';
export * from './keyListeners.ts';
export * from './memoryStore.ts';
export * from './storeBusy.ts';
export * from './virtualTime.ts';
