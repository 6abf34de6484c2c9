export * from './bookingKeys.ts';
export type * from './intentForm.ts';
export * from './intentJournal.ts';
export * from './quoteEnd.ts';
export * from './sendKept.ts';
