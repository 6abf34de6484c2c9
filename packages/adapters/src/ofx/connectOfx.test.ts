import type { EndedCall } from '@fx-gateway/domain/calls/endedCall.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { OfxDealRequest } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { answeredOfx } from '../../test/answeredOfx.ts';
import { makeFetchHttpPort } from '../http/makeFetchHttpPort.ts';
import { makeUndiciHttpPort } from '../http/node/makeUndiciHttpPort.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const serve = async (...given: Parameters<typeof answeredOfx>) => {
  const answered = await answeredOfx(...given);
  ({ close } = answered);
  return answered;
};

const deal: OfxDealRequest = {
  quoteId: 'q1',
  beneficiaries: [{ beneficiaryId: 'b1', amount: makeMoney(333_34n, 'EUR') }],
};

describe.each([
  ['a browser', makeFetchHttpPort],
  ['Node', makeUndiciHttpPort],
] as const)('a call to OFX, from %s', (_name, http) => {
  it('carries the bearer token and nothing of the sign-in (OFX-QUOTE-21)', async () => {
    const { ofx, heard, tokens } = await serve({ body: { deals: [] } }, { http });
    await ofx.deals.list();
    expect(heard[0]).toMatchObject({
      method: 'GET',
      path: '/payments/deals',
      headers: { authorization: 'Bearer OFX-7' },
    });
    expect(heard[0]?.headers).not.toHaveProperty('x-amz-security-token');
    expect(tokens).toMatchObject({ refusals: 0, answers: 1 });
  });

  it('is told as it ends, without an id of what it is about, and where nothing answers as lost (REC-1, REC-2)', async () => {
    const answered = await serve({ body: true, headers: { 'x-amzn-requestid': 'r-9' } }, { http });
    const ended: EndedCall[] = [];
    const tell = (call: EndedCall) => void ended.push(call);
    const { quotes, beneficiaries } = answered.connect({ ...answered.tokens, ended: tell });
    await quotes.isStale('quote-7c0e');
    await quotes.isStale('..');
    await beneficiaries.template('GR', 'EUR');
    await close?.();
    const silent = await serve('reset', { http });
    await silent.connect({ ...silent.tokens, ended: tell }).deals.book(deal, 'key-1');
    expect(ended).toEqual([
      { call: 'GET /payments/quotes/{id}/stale', status: 200, requestId: 'r-9', key: null },
      {
        call: 'GET /bank-accounts/template/{country}/{currency}/bankaccount',
        status: 200,
        requestId: 'r-9',
        key: null,
      },
      { call: 'POST /payments/deals', status: null, requestId: null, key: 'key-1' },
    ]);
    expect(answered.heard.map(({ path }) => path)).toEqual([
      '/payments/quotes/quote-7c0e/stale',
      '/bank-accounts/template/GR/EUR/bankaccount',
    ]);
  });

  it('that books is sent once, whatever happens to it (S-77)', async () => {
    for (const reply of ['reset', 'silence', { status: 503, body: {} }] as const) {
      const { ofx, heard } = await serve(reply, { http });
      expect((await ofx.deals.book(deal, 'key-1')).ok).toBe(false);
      expect(heard).toHaveLength(1);
      await close?.();
    }
  });
});

describe('a booking', () => {
  it('names quote, amounts and funding, under a key where one is configured (OFX-DEAL-3, OFX-DEAL-4)', async () => {
    const { ofx, heard } = await serve({ body: { dealId: 4711, reference: 'R-1' } });
    expect(await ofx.deals.book(deal, 'key-1')).toEqual({
      ok: true,
      value: { dealId: '4711', reference: 'R-1' },
    });
    expect(heard[0]).toMatchObject({ path: '/payments/deals', headers: { 'idempotency-key': 'key-1' } });
    expect(heard[0]?.body).toEqual({
      quoteId: 'q1',
      beneficiaries: [{ beneficiaryId: 'b1', amount: 333.34 }],
      fundingSource: 'Direct Debit',
    });
  });

  it('carries no key where none is configured', async () => {
    const { ofx, heard } = await serve({ body: { DealId: 'd', Reference: '' } }, { key: null });
    expect(await ofx.deals.book(deal, 'key-1')).toMatchObject({ ok: true, value: { dealId: 'd' } });
    expect(heard[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it.each([{}, { dealId: 36, reference: 11 }])(
    'whose answer names no deal, or a reference that is no text, is unreadable, which proves nothing: %j',
    async (body) => {
      const { ofx } = await serve({ body });
      expect(await ofx.deals.book(deal, 'k')).toMatchObject({ failure: { kind: 'unreadable', status: 200 } });
    },
  );
});

describe('any other call', () => {
  it.each([
    [401, { message: 'Expired.' }, 'token-refused', ['Expired.'], 1],
    [403, '', 'session-refused', [], 1],
    [403, { message: 'Not for you.' }, 'refused', ['Not for you.'], 0],
    [403, { errors: [{ fieldName: 'x', message: 'A.' }, 'B.'] }, 'refused', ['A.', 'B.'], 0],
    [404, { message: 'None.' }, 'refused', ['None.'], 0],
    [200, '<html>', 'unreadable', [], 0],
  ])('answered %i %o is %s (S-81, GATE-20)', async (status, body, kind, messages, refusals) => {
    const { ofx, tokens } = await serve({ status, body });
    expect(await ofx.deals.list()).toMatchObject({ failure: { kind, messages, path: '/payments/deals' } });
    expect(tokens.refusals).toBe(refusals);
  });

  it('is not sent without a token, or without an address', async () => {
    const { connect, heard } = await serve({ body: {} });
    const none = connect({ current: async () => null, refused: () => undefined });
    expect(await none.deals.list()).toMatchObject({ failure: { kind: 'missing-token' } });
    expect(heard).toEqual([]);
    await close?.();
    const away = await serve({ body: {} }, { configured: false });
    expect(await away.ofx.deals.list()).toMatchObject({ failure: { kind: 'missing-configuration' } });
  });
});

const twice = <T>(entry: T) => [entry, entry];

describe('the deals', () => {
  it('are read as the newer partner writes them, in capitals (OFX-DEAL-15, OFX-DEAL-16)', async () => {
    const row = {
      DealId: 90017,
      DealType: 'Spot',
      BuyCurrency: 'USD',
      BuyAmount: 1000,
      SellCurrency: 'EUR',
      SellAmount: '861.20',
      Rate: 0.8612,
      Status: 'AwaitingFunds',
      Reference: 'W90017',
      EnteredDate: '2026-11-21T09:00:00',
      MaturityDate: '2026-11-24',
      Fee: 15,
      FeeCurrency: 'USD',
      BPayNumber: null,
      DealBeneficiaries: [{ BeneficiaryId: 'b1', Amount: 861.2 }],
      StateInfo: { DealState: 'AwaitingFunds', DealStateDisplay: 'Awaiting funds' },
    };
    const { ofx } = await serve({
      body: { Deals: [row, { ...row, DealId: 'D2', StateInfo: null, DealBeneficiaries: null, Fee: null }] },
    });
    const deals = await ofx.deals.list();
    const read = {
      dealId: '90017',
      reference: 'W90017',
      enteredDate: '2026-11-21T09:00:00',
      maturityDate: '2026-11-24',
      status: 'AwaitingFunds',
      buy: { currency: 'USD', amount: 1000 },
      sell: { currency: 'EUR', amount: 861.2 },
      rate: 0.8612,
      fee: { currency: 'USD', amount: 15 },
      stateInfo: { dealState: 'AwaitingFunds', dealStateDisplay: 'Awaiting funds' },
      dealBeneficiaries: [{ beneficiaryId: 'b1', amount: 861.2 }],
    };
    expect(deals).toEqual({
      ok: true,
      value: [
        read,
        {
          ...read,
          dealId: 'D2',
          fee: null,
          stateInfo: { dealState: '', dealStateDisplay: '' },
          dealBeneficiaries: [],
        },
      ],
    });
  });

  it('are there once each with those they pay, though the answer holds everything twice', async () => {
    const answered = {
      dealId: 'd1',
      buyCurrency: 'USD',
      buyAmount: 1,
      sellCurrency: 'EUR',
      sellAmount: 1,
      dealBeneficiaries: twice({ beneficiaryId: 'b1', amount: 1 }),
    };
    const { ofx } = await serve({ body: { deals: twice(answered) } });
    const listed = await ofx.deals.list();
    expect(listed.ok && listed.value).toHaveLength(1);
    expect(listed.ok && listed.value[0]?.dealBeneficiaries).toHaveLength(1);
  });

  it('do not say what somebody is paid where the list leaves it out', async () => {
    const amounts = { buyCurrency: 'USD', buyAmount: 2, sellCurrency: 'EUR', sellAmount: 2 };
    const dealBeneficiaries = [{ beneficiaryId: 'b1' }, { beneficiaryId: 'b2', amount: 1 }];
    const { ofx } = await serve({ body: { deals: [{ dealId: 'd1', ...amounts, dealBeneficiaries }] } });
    expect(await ofx.deals.list()).toMatchObject({
      value: [
        {
          dealBeneficiaries: [
            { beneficiaryId: 'b1', amount: null },
            { beneficiaryId: 'b2', amount: 1 },
          ],
        },
      ],
    });
  });

  it('name those who are paid by one (OFX-DEAL-13, OFX-DEAL-14)', async () => {
    const paid = { beneficiaryId: 'b1', name: 'Harbour Books', amount: 861.2, currency: 'EUR' };
    const { ofx, heard } = await serve({ body: { dealBeneficiaries: [paid] } });
    expect(await ofx.deals.beneficiaries('90017')).toEqual({
      ok: true,
      value: [{ beneficiaryId: 'b1', name: 'Harbour Books', amount: { currency: 'EUR', amount: 861.2 } }],
    });
    expect(heard[0]?.path).toBe('/payments/deals/90017/beneficiaries');
  });
});
