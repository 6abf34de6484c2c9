/** What a key of the rates service allows. */
export type RatesPlan = 'paid' | 'free' | 'used-up' | 'inactive';

/** The key of every account of this sandbox that has one. */
export const sandboxRatesKey = 'sandbox-rates-key';

/** The keys that the service knows: one for each way in which it can answer. */
export const ratesPlanByKey: ReadonlyMap<unknown, RatesPlan> = new Map([
  [sandboxRatesKey, 'paid'],
  ['sandbox-rates-key-free', 'free'],
  ['sandbox-rates-key-used-up', 'used-up'],
  ['sandbox-rates-key-inactive', 'inactive'],
]);
