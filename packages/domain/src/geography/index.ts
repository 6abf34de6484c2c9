export * from './beneficiaryCurrencies.ts';
export * from './countries.ts';
export * from './currency.ts';
export * from './formatDate.ts';
export * from './isDay.ts';
