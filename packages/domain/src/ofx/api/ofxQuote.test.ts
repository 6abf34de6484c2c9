import { describe, expect, it } from 'vitest';
import { ofxQuote } from '../../../test/ofxSamples.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { isWorseOfxQuote, totalOfxCost } from './ofxQuote.ts';

describe('the total of a quote', () => {
  it('is the fee and what the customer pays (OFX-QUOTE-2)', () => {
    expect(totalOfxCost(ofxQuote())).toEqual(makeMoney(101_500n, 'USD'));
  });

  it('is none where the fee is in another currency, or in one that is not known (S-89)', () => {
    expect(totalOfxCost(ofxQuote({ fee: { currency: 'AUD', amount: 15 } }))).toBeNull();
    expect(totalOfxCost(ofxQuote({ fee: { currency: '', amount: 0 } }))).toBeNull();
  });
});

it.each([
  ['the customer pays more', { buy: makeMoney(100_001n, 'USD') }, true],
  ['less is paid out', { sell: makeMoney(149_999n, 'AUD') }, true],
  ['the fee rose', { fee: { currency: 'USD', amount: 16 } }, true],
  ['nothing moved', {}, false],
  ['the customer pays less', { buy: makeMoney(99_999n, 'USD') }, false],
  ['more is paid out', { sell: makeMoney(150_001n, 'AUD') }, false],
] as const)('a renewed quote is worse where it costs more or brings less: %s', (_case, next, worse) => {
  expect(isWorseOfxQuote(ofxQuote(), ofxQuote(next))).toBe(worse);
});
