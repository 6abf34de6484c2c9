export * from './paymentsOf.ts';
