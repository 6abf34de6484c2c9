export * from './partnerPattern.ts';
