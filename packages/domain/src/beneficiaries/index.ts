export * from './beneficiarySlice.ts';
