import { describe, expect, it } from 'vitest';
import { answeredCorpay, forms } from '../../test/answeredCorpay.ts';
import { cedarPoint } from '../../test/cedarPoint.ts';

/** What the partner asks of a caller that changes a beneficiary, and every call that does. */
const changes = [
  [
    'added',
    (json: string, status?: number) => answeredCorpay(json, status).corpay.beneficiaries.add(cedarPoint, 'k'),
  ],
  [
    'edited',
    (json: string, status?: number) => answeredCorpay(json, status).corpay.beneficiaries.edit(cedarPoint),
  ],
  [
    'deleted',
    (json: string, status?: number) => answeredCorpay(json, status).corpay.beneficiaries.remove('cedar-1'),
  ],
] as const;

describe('beneficiaries as the partner lists them', () => {
  const rows = `[
    {"id":"8c1f7c52-0e53-4f7e-9a9f-3f0b6c1d2e3f","clientCode":410233,"clientIntegrationId":"cedar-1","payee":"Cedar Point Milling","curr":"CAD",
     "bankName":"Northfield Bank","bankCity":"Halifax","bankCountryISO":"CA","payeeCity":"Halifax","payeeCountry":"Canada","payeeCountryISO":"CA",
     "methods":[{"id":"E","text":"EFT"},{"id":"W","text":"Wire"}],"status":[{"id":"A","text":"Active"}],"paymentRef":null,
     "email":"desk@cedar.test","phone":null,"entryDate":"2026-10-02T00:00:00","links":[{"rel":"self","uri":"/x","method":"GET"}]},
    {"id":"1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed","clientIntegrationId":"","payee":"Typed By Phone","curr":"JPY","bankCountryISO":null,
     "methods":"W","status":null}]`;
  const listed = {
    ok: true,
    value: [
      {
        clientIntegrationId: 'cedar-1',
        payee: 'Cedar Point Milling',
        curr: 'CAD',
        bankCountryISO: 'CA',
        methods: ['W', 'E'],
      },
      {
        clientIntegrationId: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
        payee: 'Typed By Phone',
        curr: 'JPY',
        bankCountryISO: '',
        methods: ['W'],
      },
    ],
  };
  const page = `{"data":{"rows":${rows},"pagination":{"total":2,"skip":0,"take":50},"sorting":[],"links":[]},"facets":{"currencies":[]},"isBeneApprovalRequired":false}`;

  it.each(forms(page))('are read %s', async (_form, json) => {
    expect(await answeredCorpay(json).corpay.beneficiaries.list()).toEqual(listed);
  });
});

describe('a beneficiary as the partner shows it', () => {
  /** Names of the view throughout; the local routing number stands beside its method only. */
  const view = `{"id":"8c1f7c52-0e53-4f7e-9a9f-3f0b6c1d2e3f","persistentId":"d0a1","beneIdentifier":"cedar-1","templateIdentifier":"cedar",
    "beneContactName":"Cedar Point Milling","beneClassification":"business","beneCountry":"CA","beneCountryName":"Canada","beneRegion":"NS",
    "beneAddress1":"41 Wharf Road","beneAddress2":null,"beneCity":"Halifax","benePostal":"B3H 1A1","beneEmail":"desk@cedar.test",
    "beneficiaryPhoneNumber":19025550144,"accountHolderCountryName":"Canada","bankName":"Northfield Bank","bankCountry":"CA",
    "bankCountryName":"Canada","bankRegion":"NS","bankCity":"Halifax","bankAddressLine1":"1 Granary Street","bankAddressLine2":"",
    "bankPostal":"B3J 2K9","bankCurrency":"CAD","bankCurrencyDesc":"Canadian Dollar","swiftBicCode":"NFBKCATT","accountNumber":"00123456789",
    "routingCode":"000912345","localAccountNumber":"00123456789","iban":null,"paymentMethods":"W,E","settlementMethods":null,
    "preferredMethod":null,"methodOfDelivery":null,
    "methods":[{"method":"W","methodName":"Wire","isPreferred":false,"beneficiaryAccountNumber":"00123456789","routingCode":"000912345"},
      {"method":"E","methodName":"EFT","isPreferred":true,"beneficiaryAccountNumber":"00123456789","routingCode":"000912346"}],
    "regulatory":[{"key":"purposeCode","value":4},{"key":"note","value":null}],"status":{"id":"A"},"lastUpdate":"2026-10-02T00:00:00Z","provide":[]}`;

  it.each(forms(`{"bene":${view},"canEdit":true}`))('is read %s', async (_form, json) => {
    expect(await answeredCorpay(json).corpay.beneficiaries.show('cedar-1')).toEqual({
      ok: true,
      value: {
        ...cedarPoint,
        lastUpdate: '2026-10-02T00:00:00Z',
        regulatory: [
          { key: 'purposeCode', value: '4' },
          { key: 'note', value: '' },
        ],
      },
    });
  });

  it('is not found under an id that nobody has', async () => {
    const json = '{"content":null,"errors":[{"key":"id","message":"Beneficiary not found."}],"links":[]}';
    expect(await answeredCorpay(json, 404).corpay.beneficiaries.show('nobody')).toMatchObject({
      failure: { kind: 'refused', status: 404 },
    });
  });
});

describe.each(changes)('a beneficiary that is %s', (_change, change) => {
  const done = { ok: true, value: null };

  it.each(
    forms('{"templateId":"0d4b7a7e-3b0f-4f1c-8d7e-0a1b2c3d4e5f"}', [
      'with an empty object',
      '{"content":{},"errors":[],"links":[]}',
    ]),
  )('is answered %s', async (_form, json) => {
    expect(await change(json)).toEqual(done);
  });

  it('is refused with every reason, in order and under the key of the first', async () => {
    const json = `{"content":null,"errors":[{"key":"accountHolderAddress1","message":"A PO box is no address."},
      {"key":"swiftBicCode","message":"The SWIFT code belongs to another country."}],"links":[]}`;
    expect(await change(json, 400)).toMatchObject({
      failure: {
        kind: 'refused',
        status: 400,
        code: 'accountHolderAddress1',
        listed: true,
        messages: ['A PO box is no address.', 'The SWIFT code belongs to another country.'],
      },
    });
  });

  it('may be another customer’s, and is then a matter of permission', async () => {
    const json = '{"errors":[{"key":"Permission","message":"Not your beneficiary."}]}';
    expect(await change(json, 403)).toMatchObject({ failure: { kind: 'permission', status: 403 } });
  });
});

describe('a beneficiary that is saved', () => {
  it('does not count as saved when a 200 speaks of errors, or says nothing', async () => {
    const { beneficiaries } = answeredCorpay(
      '{"content":null,"errors":[{"key":"iban","message":"No."}]}',
    ).corpay;
    expect(await beneficiaries.add(cedarPoint, 'k')).toMatchObject({ failure: { kind: 'unreadable' } });
    expect(await answeredCorpay('').corpay.beneficiaries.edit(cedarPoint)).toMatchObject({
      failure: { kind: 'unreadable' },
    });
  });

  it('that is deleted needs no answer beyond its status', async () => {
    expect(await answeredCorpay('', 204).corpay.beneficiaries.remove('cedar-1')).toEqual({
      ok: true,
      value: null,
    });
  });
});
