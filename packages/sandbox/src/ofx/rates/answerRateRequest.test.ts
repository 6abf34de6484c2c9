import { describe, expect, it } from 'vitest';
import { computeMidRate, ratioToNumber } from '../../market/computeMidRate.ts';
import { answerRateRequest } from './answerRateRequest.ts';

const at = Date.UTC(2026, 10, 21, 9);

describe('a rate of the partner', () => {
  it('is the market’s less the partner’s part, with the amount at that rate', () => {
    const market = ratioToNumber(computeMidRate('USD', 'EUR', at));
    const { status, body } = answerRateRequest({ base: 'USD', quote: 'EUR', amount: '1000' }, at);
    expect(status).toBe(200);
    const { ofxRate, inverseOfxRate, convertedAmount } = body as Record<string, number>;
    expect(ofxRate).toBeCloseTo(market * 0.9945, 6);
    expect(Number(ofxRate) * Number(inverseOfxRate)).toBeCloseTo(1, 6);
    expect(convertedAmount).toBe(Math.round(1000 * Number(ofxRate) * 100) / 100);
  });

  it.each([
    ['USD', 'USD', '1000'],
    ['USD', 'ABC', '1000'],
    ['USD', 'EUR', '0'],
    ['USD', 'EUR', 'much'],
  ])('is not there from %s to %s for %s', (base, quote, amount) => {
    expect(answerRateRequest({ base, quote, amount }, at).status).toBe(400);
  });
});
