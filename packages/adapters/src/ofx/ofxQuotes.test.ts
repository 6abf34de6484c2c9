import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { OfxQuoteRequest } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { answeredOfx } from '../../test/answeredOfx.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const serve = async (...given: Parameters<typeof answeredOfx>) => {
  const answered = await answeredOfx(...given);
  ({ close } = answered);
  return answered;
};

const request: OfxQuoteRequest = {
  buyCurrency: 'USD',
  sellCurrency: 'EUR',
  lockSide: 'buy',
  amount: makeMoney(100_050n, 'USD'),
  beneficiaries: 3,
};

describe('a quote', () => {
  const answer = {
    id: '4f0b2a52-0000-4000-8000-000000000001',
    buyCurrency: 'USD',
    buyAmount: 1000.5,
    sellCurrency: 'EUR',
    sellAmount: 861.63,
    customerRate: 0.8612,
    inverseCustomerRate: 1.1612,
    fee: 15,
    feeCurrency: 'USD',
  };
  const read = {
    id: answer.id,
    buy: makeMoney(100_050n, 'USD'),
    sell: makeMoney(86_163n, 'EUR'),
    fee: { currency: 'USD', amount: 15 },
    customerRate: 0.8612,
  };

  it('is asked for with the amount of the locked side, and 0 on the other (OFX-QUOTE-15 to OFX-QUOTE-18)', async () => {
    const { ofx, heard } = await serve({ body: answer });
    expect(await ofx.quotes.request(request)).toEqual({ ok: true, value: read });
    await ofx.quotes.request({ ...request, lockSide: 'sell', amount: makeMoney(7n, 'EUR') });
    expect(heard.map(({ body }) => body)).toEqual([
      {
        detailedResponse: true,
        buyCurrency: 'USD',
        buyAmount: 1000.5,
        sellCurrency: 'EUR',
        sellAmount: 0,
        beneficiaries: 3,
      },
      {
        detailedResponse: true,
        buyCurrency: 'USD',
        buyAmount: 0,
        sellCurrency: 'EUR',
        sellAmount: 0.07,
        beneficiaries: 3,
      },
    ]);
  });

  it('may name no buy currency and no fee, and write its members in capitals (OFX-QUOTE-19)', async () => {
    const { buyCurrency: _buy, fee: _fee, feeCurrency: _currency, ...bare } = answer;
    const capitals = Object.fromEntries(
      Object.entries(bare).map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value]),
    );
    const { ofx } = await serve({ body: capitals });
    expect(await ofx.quotes.request(request)).toEqual({
      ok: true,
      value: { ...read, fee: { currency: 'USD', amount: 0 } },
    });
  });

  it.each([
    [{ isStale: true }, true],
    [{ IsStale: false }, false],
  ])('says whether it is stale: %o (OFX-QUOTE-20)', async (body, stale) => {
    const { ofx, heard } = await serve({ body });
    expect(await ofx.quotes.isStale('q/1')).toEqual({ ok: true, value: stale });
    expect(heard[0]?.path).toBe('/payments/quotes/q%2F1/stale');
  });

  it.each([
    [401, { message: 'Expired.' }, 'token-refused', 1],
    [403, { message: 'The rate moved.' }, 'refused', 0],
    [403, { errors: [{ Message: 'The rate moved.' }] }, 'refused', 0],
    [403, '', 'session-refused', 0],
    [422, { Message: 'Too small.' }, 'refused', 0],
    [500, {}, 'server-trouble', 0],
  ])(
    'refused by %i %o is %s, and asks for a new token %i times (S-81)',
    async (status, body, kind, refusals) => {
      const { ofx, tokens } = await serve({ status, body });
      expect(await ofx.quotes.request(request)).toMatchObject({ failure: { kind, status } });
      expect(tokens.refusals).toBe(refusals);
    },
  );
});
