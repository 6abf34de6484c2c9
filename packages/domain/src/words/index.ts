export * from './joinSentences.ts';
