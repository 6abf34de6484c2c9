import { describe, expect, it } from 'vitest';
import { readOptions } from '../../verbs/options.ts';
import { isSameCall, readKeyedCall } from './readKeyedCall.ts';

const termsOf = (amount: string, more: Readonly<Record<string, string>> = {}): string => {
  const call = readKeyedCall(readOptions({ key: 'k', beneficiary: 'olive', amount, ...more }));
  return call.ok ? (call.value?.terms ?? '') : '';
};

describe('two calls under one key', () => {
  it.each([
    ['1000', '1,000.00'],
    ['1000', '01000.'],
    ['10.5', '10.50'],
    ['10.05', ' 10.050 '],
    ['0.5', '00.5'],
    ['0', '0.00'],
  ])('are the same where an amount is only written otherwise: %s and %s', (one, other) => {
    expect(isSameCall(termsOf(one), termsOf(other))).toBe(true);
  });

  it.each([
    ['100', '1000'],
    ['100', '10'],
    ['10.5', '10.05'],
    ['10.5', '105'],
    ['1.10', '1.01'],
    ['100', '100.001'],
    ['20.01', '2.01'],
  ])('are two where the amount is another: %s and %s', (one, other) => {
    expect(isSameCall(termsOf(one), termsOf(other))).toBe(false);
  });

  it('are two where any other term is another', () => {
    const terms = termsOf('100');
    for (const more of [
      { beneficiary: 'thalassa' },
      { lock: 'settlement' },
      { settlement: 'GBP' },
      { maxSettlement: '1' },
      { minPayment: '1' },
      { quote: 'quote-1' },
    ])
      expect(isSameCall(terms, termsOf('100', more))).toBe(false);
    expect(isSameCall(terms, termsOf('100', { settlement: 'usd', lock: 'payment' }))).toBe(true);
  });

  it.each(['null', '"text"', '7'])('are compared as they were kept where that is no call: %s', (kept) => {
    expect(isSameCall(kept, kept)).toBe(true);
    expect(isSameCall(kept, termsOf('100'))).toBe(false);
  });
});
