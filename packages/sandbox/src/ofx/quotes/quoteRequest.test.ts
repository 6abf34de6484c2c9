import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { describe, expect, it } from 'vitest';
import { readQuoteRequest } from './quoteRequest.ts';

const good = {
  detailedResponse: true,
  buyCurrency: 'USD',
  buyAmount: 0,
  sellCurrency: 'EUR',
  sellAmount: 1_250.5,
  beneficiaries: 2,
};

const statusOf = (changed: object) => {
  const read = readQuoteRequest({ ...good, ...changed });
  return read.ok ? 200 : read.refusal.status;
};

describe('a request for a quote', () => {
  it('locks the side whose amount is above 0', () => {
    const common = { buyCurrency: 'USD', sellCurrency: 'EUR', beneficiaries: 2 };
    expect(readQuoteRequest(good)).toEqual({
      ok: true,
      value: { side: 'sell', locked: makeMoney(125_050n, 'EUR'), ...common },
    });
    expect(readQuoteRequest({ ...good, buyAmount: 99.99, sellAmount: 0 })).toEqual({
      ok: true,
      value: { side: 'buy', locked: makeMoney(9_999n, 'USD'), ...common },
    });
  });

  it.each([
    [{ buyAmount: 1 }, 400],
    [{ sellAmount: 0 }, 400],
    [{ sellAmount: -1 }, 400],
    [{ sellAmount: '1' }, 400],
    [{ beneficiaries: 0 }, 400],
    [{ beneficiaries: 1.5 }, 400],
    [{ detailedResponse: false }, 400],
    [{ buyCurrency: 'CNY' }, 400],
    [{ sellCurrency: 'MXN' }, 400],
    [{ lockSide: 'buy' }, 400],
    [{ sellCurrency: 'USD' }, 403],
    [{ sellAmount: 1.005 }, 403],
    [{ sellCurrency: 'JPY' }, 403],
  ])('is refused for %j with %i', (changed, status) => {
    expect(statusOf(changed)).toBe(status);
  });
});
