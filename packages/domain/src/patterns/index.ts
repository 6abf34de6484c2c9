export * from './partnerPattern.ts';
export * from './wantsLatinLetters.ts';
