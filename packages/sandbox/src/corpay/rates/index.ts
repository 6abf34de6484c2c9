export * from './midRate.ts';
export * from './unitsPerDollar.ts';
export * from './customerRate.ts';
export * from './decimalRate.ts';
