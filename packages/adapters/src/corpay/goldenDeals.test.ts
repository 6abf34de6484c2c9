import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { describe, expect, it } from 'vitest';
import { answeredCorpay, forms } from '../../test/answeredCorpay.ts';

const asked = {
  settlementCurrency: 'CAD',
  paymentCurrency: 'USD',
  lockSide: 'Payment',
  amount: makeMoney(1_000_000n, 'USD'),
} as const;

const offer = {
  ok: true,
  value: {
    quoteId: '5f0c2b7d9a314e66b1d8c4a2e7f39105',
    rate: 1.36415,
    payment: { currency: 'USD', minor: 1_000_000n },
    settlement: { currency: 'CAD', minor: 1_364_150n },
    expiryRemaining: null,
  },
};

/** The spot quote of the partner has no expiry; the case of `lockSide` differs between question and answer. */
const spot = (lockSide: string) =>
  `{"rate":{"value":1.36415,"lockSide":"${lockSide}","rateType":"USDCAD","operation":"Multiply"},
    "quoteId":"5f0c2b7d9a314e66b1d8c4a2e7f39105",
    "payment":{"currency":"USD","amount":10000},
    "settlement":{"currency":"CAD","amount":13641.5}}`;

const instruction = {
  orderNumber: '20418355',
  payments: [
    {
      amount: makeMoney(1_000_000n, 'USD'),
      beneficiaryId: 'b1',
      deliveryMethod: 'W',
      purposeOfPayment: 'GOODS',
      paymentReference: 'INV 7',
    },
  ],
  settlement: { accountId: 'A1', deliveryMethod: 'W', currency: 'CAD' },
  fee: { accountId: 'A2', deliveryMethod: 'W' },
} as const;

describe('a quote as the partner writes it', () => {
  it.each(forms(spot('Payment')))('is read %s', async (_form, json) => {
    expect(await answeredCorpay(json).corpay.quotes.request(asked)).toEqual(offer);
  });

  it('is read in either case of the lock side, and with amounts, rate and seconds as texts', async () => {
    expect(await answeredCorpay(spot('payment')).corpay.quotes.request(asked)).toEqual(offer);
    const texts = `{"content":{"quoteId":"5f0c2b7d9a314e66b1d8c4a2e7f39105","expiryRemaining":"9.5",
      "rate":{"value":"1.36415","lockSide":null,"rateType":null,"operation":"Divide"},
      "payment":{"currency":"usd","amount":"10000.00"},"settlement":{"currency":"CAD","amount":"13641.50"}}}`;
    expect(await answeredCorpay(texts).corpay.quotes.request(asked)).toEqual({
      ok: true,
      value: { ...offer.value, expiryRemaining: 9.5 },
    });
  });

  it('above the limit of the customer is refused in the words of the partner', async () => {
    const json =
      '{"content":null,"errors":[{"key":"amount","message":"Amount exceeds the spot limit.","severity":"Error"}],"links":[]}';
    expect(await answeredCorpay(json, 400).corpay.quotes.request(asked)).toMatchObject({
      failure: { kind: 'refused', messages: ['Amount exceeds the spot limit.'], listed: true },
    });
  });

  it.each(
    forms('{"expiryRemaining":7.25}', [
      'with a text for the seconds',
      '{"content":{"quoteId":"5f0c","expiryRemaining":"7.25","isExpired":false}}',
    ]),
  )('tells how long it lives %s', async (_form, json) => {
    expect(await answeredCorpay(json).corpay.quotes.remaining('5f0c')).toEqual({ ok: true, value: 7.25 });
  });

  it('that does not tell how long it lives is silent about it', async () => {
    expect(
      await answeredCorpay('{"content":{"expiryRemaining":null}}').corpay.quotes.remaining('5f0c'),
    ).toEqual({
      ok: true,
      value: null,
    });
  });
});

describe('a booking as the partner answers it', () => {
  const booked = { ok: true, value: { orderNumber: '20418355' } };

  it.each(
    forms(
      '{"orderNumber":20418355,"token":"3d8f0c71-5a4e-4a7b-9a35-6f1b2c3d4e5f","settlementDate":"2026-11-24"}',
      [
        'without its date',
        '{"content":{"orderNumber":"20418355","token":"3d8f0c71-5a4e-4a7b-9a35-6f1b2c3d4e5f"}}',
      ],
      ['under the short name', '{"content":{"ordNum":20418355,"orderNumber":null,"settlementDate":null}}'],
    ),
  )('has its order number %s', async (_form, json) => {
    expect(await answeredCorpay(json).corpay.deals.book('5f0c', 'k')).toEqual(booked);
  });

  it('a second time is a 200 without an order, and late a 410 under its key', async () => {
    const repeated =
      '{"content":{"orderNumber":null,"token":"00000000-0000-0000-0000-000000000000"},"errors":[]}';
    expect(await answeredCorpay(repeated).corpay.deals.book('5f0c', 'k')).toEqual({
      ok: true,
      value: { orderNumber: null },
    });
    const late = '{"errors":[{"key":"QUOTE_EXPIRED","message":"The quote has expired."}]}';
    expect(await answeredCorpay(late, 410).corpay.deals.book('5f0c', 'k')).toMatchObject({
      failure: { kind: 'refused', status: 410, code: 'QUOTE_EXPIRED' },
    });
  });
});

describe('an instruction as the partner answers it', () => {
  const content = `{"ordNum":20418355,"valueDate":"2026-11-24","newPaymentIds":[881240],
    "payments":[{"paymentInstructionId":881240,"availableDate":"2026-11-24","orderId":null,"amount":10000,"currency":"USD",
      "approvalStatus":"Approved","feeAmount":10,"feeCurrency":"USD","estimateCostAmount":null,"estimateCostCurrency":null,
      "beneId":"b1","clientIntegrationId":"b1","payeeName":"Harbour Timber","payeeAccount":null,"accountType":null,
      "method":"W","reference":"INV 7","trackerId":"410233-8XK2PQ","links":[]}],
    "settlements":[{"settlementId":7,"accountId":"A1","method":"W","methodDescription":"Wire","isFee":false,"amount":13641.5,"currency":"CAD"}],
    "orderDetail":{"ordNum":20418355,"ourAction":"Sell","token":"3d8f0c71"},
    "enableApproveTradeButton":false,"showApproveTradeButton":true}`;

  it.each(forms(content))('has its order number, and the id of its answer %s', async (_form, json) => {
    expect(await answeredCorpay(json).corpay.deals.instruct(instruction, 'k')).toEqual({
      ok: true,
      value: { orderNumber: '20418355', requestId: 'r-1' },
    });
  });

  it.each([
    'Settlement account or method is invalid.',
    'Beneficiary or method is invalid.',
    'Order is unknown or already instructed.',
    'Amount exceeds the spot balance of the order.',
  ])('may be refused: %s', async (message) => {
    const json = JSON.stringify({ content: null, errors: [{ key: null, message }], links: [] });
    expect(await answeredCorpay(json, 400).corpay.deals.instruct(instruction, 'k')).toMatchObject({
      failure: { kind: 'refused', messages: [message], code: null },
    });
  });
});
