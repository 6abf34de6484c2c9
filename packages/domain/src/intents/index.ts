export * from './bookingKeys.ts';
export * from './candidateWords.ts';
export * from './earlierBooking.ts';
export type * from './intentForm.ts';
export * from './intentJournal.ts';
export * from './keptText.ts';
export * from './missingAnswerWords.ts';
export * from './quoteEnd.ts';
export * from './sendKept.ts';
