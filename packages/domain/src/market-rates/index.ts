export * from './marketCurrencies.ts';
export * from './rateAge.ts';
export * from './rateMovement.ts';
export * from './rateSource.ts';
export * from './ratesPacing.ts';
export * from './ratesPanel.ts';
export * from './ratesWords.ts';
export * from './requestRates.ts';
