export * from './money.ts';
export * from './decimal.ts';
export * from './wireNumber.ts';
export * from './formatMoney.ts';
export * from './formatRate.ts';
export * from './dealRate.ts';
export * from './splitAmount.ts';
export * from './shownAmount.ts';
