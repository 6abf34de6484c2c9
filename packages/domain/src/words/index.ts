export * from './errorSentence.ts';
export * from './joinSentences.ts';
export * from './maskDetail.ts';
export * from './searchable.ts';
