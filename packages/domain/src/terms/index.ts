export * from './agreementTerms.ts';
export * from './offerFigures.ts';
