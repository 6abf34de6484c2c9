export * from './numberSpelling.ts';
export * from './partnerPattern.ts';
export * from './wantsLatinLetters.ts';
