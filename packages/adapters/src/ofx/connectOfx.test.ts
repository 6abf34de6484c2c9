import { money } from '@fx-gateway/domain/money';
import type { OfxBeneficiary, OfxDealRequest, OfxQuoteRequest, OfxTokenSource } from '@fx-gateway/domain/ofx';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringServer, type Reply } from '../../test/answeringServer.ts';
import { signedInContext } from '../../test/signedInContext.ts';
import { connectSignedApi } from '../http/connectSignedApi.ts';
import { fetchHttp } from '../http/fetchHttp.ts';
import { undiciHttp } from '../http/node/undiciHttp.ts';
import { systemTimers } from '../system/systemPorts.ts';
import { connectOfx } from './connectOfx.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const clock = { now: () => 1_000_000 };

const serve = async (
  reply: Reply,
  { http = fetchHttp, key = 'Idempotency-Key' as string | null, configured = true } = {},
) => {
  const server = await answeringServer(() => reply);
  close = server.close;
  const places = {
    baseUrl: server.url,
    ratesUrl: `${server.url}/ofxrates`,
    ...(key === null ? {} : { idempotencyKey: key }),
  };
  const api = connectSignedApi(signedInContext(server.url), 'corpay', systemTimers, 2_000);
  const { ofx, ofxTokens, ofxRates } = connectOfx(http(500), api, configured ? places : null, clock);
  const tokens = {
    refusals: 0,
    answers: 0,
    current: async () => ({ accessToken: 'OFX-7', expires: 2_000_000 }),
    refused: () => void (tokens.refusals += 1),
    reached: () => void (tokens.answers += 1),
  } satisfies OfxTokenSource & { refusals: number; answers: number };
  return { heard: server.heard, ofx: ofx(tokens), rates: ofxRates(tokens), ofxTokens, tokens, connect: ofx };
};

const address = {
  addressLine: '1 Quay Street',
  citySuburb: 'Sydney',
  stateProvince: 'NSW',
  postCode: '2000',
  country: 'AU',
};

const beneficiary: OfxBeneficiary = {
  beneficiaryId: 'b1',
  name: 'Harbour Books',
  currency: 'AUD',
  classification: '3rd Party',
  paymentReason: 'Invoices',
  updatedDate: '2026-11-20',
  beneficiaryAddress: address,
  beneficiaryBankDetails: {
    values: { bankName: 'Harbour Bank', account: '12345678', bsb: '062000', empty: '' },
    bankAddress: { ...address, country: '' },
  },
};

const wireBeneficiary = {
  beneficiaryId: 'b1',
  name: 'Harbour Books',
  currency: 'AUD',
  classification: '3rd Party',
  paymentReason: 'Invoices',
  updatedDate: '2026-11-20',
  beneficiaryAddress: address,
  beneficiaryBankDetails: {
    bankName: 'Harbour Bank',
    account: '12345678',
    bsb: '062000',
    bankAddress: { ...address, country: '' },
  },
};

const request: OfxQuoteRequest = {
  buyCurrency: 'USD',
  sellCurrency: 'EUR',
  lockSide: 'buy',
  amount: money(100_050n, 'USD'),
  beneficiaries: 3,
};

const deal: OfxDealRequest = {
  quoteId: 'q1',
  beneficiaries: [{ beneficiaryId: 'b1', amount: money(333_34n, 'EUR') }],
};

describe.each([
  ['a browser', fetchHttp],
  ['Node', undiciHttp],
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

  it('whose answer names no deal is unreadable, which proves nothing', async () => {
    const { ofx } = await serve({ body: {} });
    expect(await ofx.deals.book(deal, 'k')).toMatchObject({ failure: { kind: 'unreadable', status: 200 } });
  });
});

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
    buy: money(100_050n, 'USD'),
    sell: money(86_163n, 'EUR'),
    fee: { currency: 'USD', amount: 15 },
    customerRate: 0.8612,
  };

  it('is asked for with the amount of the locked side, and 0 on the other (OFX-QUOTE-15 to OFX-QUOTE-18)', async () => {
    const { ofx, heard } = await serve({ body: answer });
    expect(await ofx.quotes.request(request)).toEqual({ ok: true, value: read });
    await ofx.quotes.request({ ...request, lockSide: 'sell', amount: money(7n, 'EUR') });
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
      body: { Deals: [row, { ...row, StateInfo: null, DealBeneficiaries: null, Fee: null }] },
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
        { ...read, fee: null, stateInfo: { dealState: '', dealStateDisplay: '' }, dealBeneficiaries: [] },
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

describe('the beneficiaries', () => {
  const { empty: _empty, ...values } = beneficiary.beneficiaryBankDetails.values;
  const read = {
    ...beneficiary,
    beneficiaryBankDetails: { ...beneficiary.beneficiaryBankDetails, values },
  };

  it('are read with the details of their banks (OFX-BENE-11 to OFX-BENE-13)', async () => {
    const { ofx } = await serve({ body: { beneficiaries: [wireBeneficiary] } });
    expect(await ofx.beneficiaries.list()).toEqual({ ok: true, value: [read] });
  });

  it('are added without an id and under a key, edited as a whole, and deleted by their id (OFX-BENE-29, S-94)', async () => {
    const { ofx, heard } = await serve({ status: 201, body: wireBeneficiary });
    await ofx.beneficiaries.add({ ...beneficiary, beneficiaryId: '', updatedDate: '' }, 'key-1');
    expect(await ofx.beneficiaries.edit(beneficiary)).toEqual({ ok: true, value: read });
    expect(await ofx.beneficiaries.remove('b1')).toEqual({ ok: true, value: null });
    const { beneficiaryId: _id, updatedDate: _date, ...fresh } = wireBeneficiary;
    expect(heard.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/payments/beneficiaries', fresh],
      ['PUT', '/payments/beneficiaries/b1', wireBeneficiary],
      ['DELETE', '/payments/beneficiaries/b1', undefined],
    ]);
    expect(heard[0]?.headers).toMatchObject({ 'idempotency-key': 'key-1' });
  });

  it.each([
    [200, { isValid: true }, []],
    [
      200,
      { IsValid: false, Errors: [{ Field: 'name', Message: 'No.' }] },
      [{ fieldName: 'name', message: 'No.' }],
    ],
    [403, { errors: [{ fieldName: 'name', message: 'No.' }] }, [{ fieldName: 'name', message: 'No.' }]],
    [403, { message: 'No.' }, [{ fieldName: '', message: 'No.' }]],
  ])('are judged by the partner: %i %o (OFX-BENE-25, OFX-BENE-26)', async (status, body, errors) => {
    const { ofx, heard, tokens } = await serve({ status, body });
    expect(await ofx.beneficiaries.validate(beneficiary)).toEqual({ ok: true, value: errors });
    expect(heard[0]).toMatchObject({ method: 'POST', path: '/payments/beneficiaries/validate' });
    expect(heard[0]?.body).toEqual(wireBeneficiary);
    expect(tokens.refusals).toBe(0);
  });

  it.each([
    [403, '', 0],
    [400, { message: 'No.' }, 0],
    [401, '', 1],
    [200, {}, 0],
  ])('are not judged by %i %o (ERR-17, S-81)', async (status, body, refusals) => {
    const { ofx, tokens } = await serve({ status, body });
    expect((await ofx.beneficiaries.validate(beneficiary)).ok).toBe(false);
    expect(tokens.refusals).toBe(refusals);
  });

  const field = {
    propertyKey: 'bsb',
    name: 'BSB',
    required: true,
    validationRegex: '^\\d{6}$',
    maxLength: 6,
  };

  it.each([
    [[field]],
    [{ fields: [field] }],
    [
      {
        Fields: [
          { PropertyKey: 'bsb', Name: 'BSB', Required: true, ValidationRegex: '^\\d{6}$', MaxLength: 6 },
        ],
      },
    ],
  ])('are asked for bank details by a template (OFX-BANK-1, OFX-BANK-4)', async (body) => {
    const { ofx, heard } = await serve({ body });
    expect(await ofx.beneficiaries.template('AU', 'AUD')).toEqual({ ok: true, value: [field] });
    expect(heard[0]?.path).toBe('/bank-accounts/template/AU/AUD/bankaccount');
  });

  it('a field of the template may leave out its pattern and its length', async () => {
    const { ofx } = await serve({ body: [{ propertyKey: 'x', name: null, maxLength: 0 }] });
    expect(await ofx.beneficiaries.template('AU', 'AUD')).toMatchObject({
      value: [{ propertyKey: 'x', name: '', required: false, validationRegex: null, maxLength: null }],
    });
  });
});

describe('a token of OFX', () => {
  const golden = { access_token: 'OFX-8', expires_in: 3599, token_type: 'Bearer', scope: 'payments' };

  it('is had from the accounts service, which signs nothing for the partner (OFX-AUTH-8, S-92, S-93)', async () => {
    const { ofxTokens, heard } = await serve({ body: golden });
    const code = { code: 'c', redirectUri: 'https://web.test/d', codeVerifier: 'v' };
    expect(await ofxTokens.exchange(code)).toEqual({
      ok: true,
      value: { accessToken: 'OFX-8', expires: 1_000_000 + 3_599_000 },
    });
    await ofxTokens.renew();
    await ofxTokens.forRates();
    expect(heard.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/partners/ofx/token', { grantType: 'authorization_code', scope: 'payments', ...code }],
      ['POST', '/partners/ofx/token', { grantType: 'refresh_token', scope: 'payments' }],
      ['POST', '/partners/ofx/token', { grantType: 'client_credentials', scope: 'ofxrates' }],
    ]);
  });

  it.each([
    [
      400,
      { code: 'AUTHORIZATION_REQUIRED', message: 'Authorize first.' },
      'refused',
      'AUTHORIZATION_REQUIRED',
    ],
    [400, { code: 'INVALID_GRANT', message: 'Used.' }, 'refused', 'INVALID_GRANT'],
    [403, { errors: [{ key: 'permission', message: 'No.' }] }, 'permission', 'permission'],
    [503, '', 'server-trouble', null],
    [200, { expires_in: 1 }, 'unreadable', null],
  ])('that is refused says why: %i %o', async (status, body, kind, code) => {
    const { ofxTokens } = await serve({ status, body });
    expect(await ofxTokens.renew()).toMatchObject({ failure: { kind, code } });
  });
});

describe('a market rate of OFX', () => {
  const golden = { ofxRate: 0.8612, inverseOfxRate: 1.1612, convertedAmount: 861.2 };

  it('is asked for by base, quote and 1000, with the token for rates (RATE-11)', async () => {
    const { rates, heard } = await serve({ body: golden });
    expect(await rates.rate({ base: 'USD', quote: 'EUR' })).toEqual({
      ok: true,
      value: { rate: 0.8612, receivedAt: 1_000_000 },
    });
    expect(heard[0]).toMatchObject({
      path: '/ofxrates/USD/EUR/1000',
      headers: { authorization: 'Bearer OFX-7' },
    });
  });

  it.each([
    [{ status: 401, body: {} }, 'server-trouble', 1],
    [{ status: 500, body: golden }, 'server-trouble', 0],
    [{ body: { ofxRate: 0 } }, 'unreadable', 0],
    [{ body: {} }, 'unreadable', 0],
    ['silence', 'no-answer', 0],
  ] as const)('is none after %o: %s', async (reply, kind, refusals) => {
    const { rates, tokens } = await serve(reply);
    expect(await rates.rate({ base: 'USD', quote: 'EUR' })).toMatchObject({ failure: { kind } });
    expect(tokens.refusals).toBe(refusals);
  });
});
