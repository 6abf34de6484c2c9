import { expect, it } from 'vitest';
import { readOptions } from '../../verbs/options.ts';
import { isSameCall, readKeyedCall } from './readKeyedCall.ts';

const termsOf = (values: Readonly<Record<string, string>>): string | null => {
  const call = readKeyedCall(readOptions({ key: 'K', beneficiary: 'B1', amount: '1000', ...values }));
  return call.ok ? (call.value?.terms ?? null) : null;
};

it('is the same call however its amounts and currency are written', () => {
  for (const amount of ['1,000', '1000.', '1000.00', ' 1000.0 '])
    expect(termsOf({ amount })).toBe(termsOf({}));
  expect(termsOf({ amount: '1000.50' })).toBe(termsOf({ amount: '1,000.5' }));
  expect(termsOf({ settlement: 'gbp' })).toBe(termsOf({ settlement: 'GBP' }));
  expect(termsOf({ lock: 'payment' })).toBe(termsOf({}));
  for (const settlement of ['USD', 'usd']) expect(termsOf({ settlement })).toBe(termsOf({}));
  expect(termsOf({ amount: '01000' })).toBe(termsOf({}));
});

it.each([
  { amount: '100' },
  { amount: '10000' },
  { amount: '1000.05' },
  { beneficiary: 'B2' },
  { lock: 'settlement' },
  { settlement: 'GBP' },
  { maxSettlement: '1' },
  { minPayment: '1' },
  { quote: 'Q1' },
])('is another call with %j', (other) => {
  expect(termsOf(other)).not.toBe(termsOf({}));
});

it('needs a key that can be told from none', () => {
  expect(readKeyedCall(readOptions({}))).toEqual({ ok: true, value: null });
  expect(readKeyedCall(readOptions({ key: ' ' }))).toMatchObject({ ok: false, failure: { exit: 2 } });
});

it('is the same call as one that an earlier version kept with the default currency spelt out', () => {
  const kept = termsOf({})?.replace('"settlement":null', '"settlement":"USD"') ?? '';
  expect(kept).toContain('USD');
  expect(isSameCall(kept, termsOf({}) ?? '')).toBe(true);
  expect(isSameCall(kept, termsOf({ settlement: 'GBP' }) ?? '')).toBe(false);
});
