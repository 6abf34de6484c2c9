import { describe, expect, it } from 'vitest';
import { answeredCorpay, forms } from '../../test/answeredCorpay.ts';

const older = `{"ordNum":20418340,"beneCount":0,"sell":"CAD","sellAmount":500.25,"buy":"USD","entryDate":"2026-11-20T15:04:05","status":{"id":"B","text":"Booked"},"links":[]}`;
const newer = `{"ordNum":"20418355","beneCount":"1","sell":"JPY","sellAmount":"159900","entryDate":"2026-11-21","settlementDate":null}`;

describe('orders as the partner writes them', () => {
  const orders = [
    { ordNum: '20418355', beneCount: 1, sell: { currency: 'JPY', amount: 159_900 }, entryDate: '2026-11-21' },
    {
      ordNum: '20418340',
      beneCount: 0,
      sell: { currency: 'CAD', amount: 500.25 },
      entryDate: '2026-11-20T15:04:05',
    },
  ];

  it.each(
    forms(
      `[${older},${newer}]`,
      ['as items', `{"content":{"items":[${older},${newer}],"isCompleteList":true}}`],
      [
        'as a page',
        `{"content":{"data":{"rows":[${older},${newer}],"pagination":{"total":2,"skip":0,"take":100},"sorting":null},"facets":{}}}`,
      ],
    ),
  )('are listed %s, the last one first', async (_form, json) => {
    expect(await answeredCorpay(json).corpay.orders.list()).toEqual({ ok: true, value: orders });
  });

  const content = `{"ordNum":20418355,"valueDate":null,"newPaymentIds":null,
    "orderDetail":{"ordNum":20418355,"entryDate":"2026-11-21","buy":"CAD","buyAmount":"13641.50","sell":"USD","sellAmount":10000,
      "exchange":"1.36415","ourAction":"Sell","token":"3d8f0c71-5a4e-4a7b-9a35-6f1b2c3d4e5f"},
    "fees":[{"amount":"10.00","currency":"USD","description":"Wire fee"}],
    "payments":[{"paymentInstructionId":881240,"availableDate":"2026-11-24","orderId":null,"amount":10000,"currency":"USD",
      "approvalStatus":"Approved","feeAmount":null,"feeCurrency":null,"beneId":"b1","payeeName":"Harbour Timber","payeeAccount":null,
      "method":"W","reference":null,"trackerId":"410233-8XK2PQ","links":[]}],
    "settlements":[{"settlementId":7,"accountId":"A1","method":"W","methodDescription":"Wire","accountDetails":"Northfield ...4410",
      "paymentIdent":null,"isFee":null,"amount":13641.5,"currency":"CAD","accountType":null,"links":[]}],
    "enableApproveTradeButton":false,"showApproveTradeButton":false}`;

  it.each(forms(content))('are shown in full %s', async (_form, json) => {
    expect(await answeredCorpay(json).corpay.orders.show('20418355')).toEqual({
      ok: true,
      value: {
        ordNum: '20418355',
        entryDate: '2026-11-21',
        buy: { currency: 'CAD', amount: 13_641.5 },
        sell: { currency: 'USD', amount: 10_000 },
        exchange: 1.36415,
        fees: [{ currency: 'USD', amount: 10 }],
        payments: [
          {
            deliveryMethod: 'W',
            payeeName: 'Harbour Timber',
            availableDate: '2026-11-24',
            reference: '',
            amount: { currency: 'USD', amount: 10_000 },
            fee: { currency: 'USD', amount: 0 },
          },
        ],
        settlements: [
          {
            amount: { currency: 'CAD', amount: 13_641.5 },
            isFee: false,
            accountId: 'A1',
            accountDetails: 'Northfield ...4410',
          },
        ],
      },
    });
  });

  it('that do not exist are not found', async () => {
    const json = '{"content":null,"errors":[{"key":"ordNum","message":"Order not found."}],"links":[]}';
    expect(await answeredCorpay(json, 404).corpay.orders.show('1')).toMatchObject({
      failure: { kind: 'refused', status: 404 },
    });
  });
});

describe('what an instruction chooses from, as the partner writes it', () => {
  const groups = `{"items":[
    {"ordnum":1,"text":"FX Balances","children":[{"id":77,"text":"USD balance","method":{"id":"C","text":"FXBalance"},"currency":"USD",
      "paymentIdent":null,"bankName":null,"bankAccount":null,"preferred":false,"selected":null,"links":[]}]},
    {"ordnum":2,"text":"Bank accounts","children":[{"id":"INCOMING410233_CAD","text":"CAD wire, Northfield Bank ...7720",
      "method":{"id":"W","text":"Wire"},"currency":"CAD","paymentIdent":"7720","bankName":"Northfield Bank","bankAccount":"...7720",
      "preferred":true,"selected":true,"links":[{"rel":"self","uri":"/x","method":"GET"}]}]}]}`;

  it.each(forms(groups))('are the accounts of all groups %s', async (_form, json) => {
    expect(await answeredCorpay(json).corpay.settlements.accounts()).toEqual({
      ok: true,
      value: [
        {
          id: '77',
          text: 'USD balance',
          currency: 'USD',
          bankName: '',
          method: { id: 'C', text: 'FXBalance' },
          preferred: false,
        },
        {
          id: 'INCOMING410233_CAD',
          text: 'CAD wire, Northfield Bank ...7720',
          currency: 'CAD',
          bankName: 'Northfield Bank',
          method: { id: 'W', text: 'Wire' },
          preferred: true,
        },
      ],
    });
  });

  const purposes = `{"items":[{"id":"GOODS","text":"PURCHASE OF GOOD(S)","searchText":"GOODS PURCHASE OF GOOD(S)"},{"id":12,"text":"SALARY","searchText":null}]}`;

  it.each(forms(purposes))('are the purposes %s', async (_form, json) => {
    const asked = { currency: 'USD', countryISO: 'US', method: 'W' };
    expect(await answeredCorpay(json).corpay.settlements.purposes(asked)).toEqual({
      ok: true,
      value: [
        { id: 'GOODS', text: 'PURCHASE OF GOOD(S)' },
        { id: '12', text: 'SALARY' },
      ],
    });
  });
});
