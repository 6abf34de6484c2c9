/** What a key of the rates service allows. */
export type RatesPlan = 'paid' | 'basic' | 'free' | 'used-up' | 'inactive';

/** The key of every account, by the plan that this sandbox is set to. */
export const sandboxRatesKeys = {
  paid: 'sandbox-rates-key',
  basic: 'sandbox-rates-key-basic',
  free: 'sandbox-rates-key-free',
} as const satisfies Partial<Record<RatesPlan, string>>;

/** The keys that the service knows: one for each way in which it can answer. */
export const ratesPlanByKey: ReadonlyMap<unknown, RatesPlan> = new Map([
  [sandboxRatesKeys.paid, 'paid'],
  [sandboxRatesKeys.basic, 'basic'],
  [sandboxRatesKeys.free, 'free'],
  ['sandbox-rates-key-used-up', 'used-up'],
  ['sandbox-rates-key-inactive', 'inactive'],
]);
