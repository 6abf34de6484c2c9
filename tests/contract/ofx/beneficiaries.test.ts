import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { leaseSandbox, type Lease } from '../harness/leaseSandbox.ts';
import { startSandbox } from '../harness/startSandbox.ts';
import { ofxCustomer, type OfxCustomer } from './ofxCustomer.ts';

const path = '/payments/beneficiaries';
let started: Lease;
let customer: OfxCustomer;

beforeAll(async () => {
  started = await leaseSandbox();
});
afterAll(() => started.giveBack());
beforeEach(async () => {
  await started.sandbox.reset();
  customer = await ofxCustomer(started.url);
});

const address = {
  addressLine: '880 Foundry Street',
  citySuburb: 'Toledo',
  stateProvince: 'OH',
  postCode: '43604',
  country: 'US',
};

const larkspur = {
  name: 'Larkspur Tool Supply',
  currency: 'USD',
  classification: '3rd Party',
  paymentReason: 'Goods',
  beneficiaryAddress: address,
  beneficiaryBankDetails: {
    bankName: 'Prairie Merchants Bank',
    bankBranchName: '',
    account: '004417720913',
    abaRoutingNumber: '999000111',
    bankAddress: {
      addressLine: '',
      citySuburb: 'Columbus',
      stateProvince: 'OH',
      postCode: '',
      country: 'US',
    },
  },
};

const listed = z.object({
  beneficiaries: z.array(
    z.object({ beneficiaryId: z.string(), name: z.string(), currency: z.string() }).loose(),
  ),
});
const list = async () => listed.parse((await customer.call('GET', path)).body).beneficiaries;

const refused = async (sent: object) => {
  const { status, body } = await customer.call('POST', `${path}/validate`, sent);
  return [status, body];
};

describe('the beneficiaries', () => {
  it('of the story are listed, some of one currency', async () => {
    const beneficiaries = await list();
    expect(beneficiaries.map(({ currency }) => currency).filter((code) => code === 'EUR')).toHaveLength(3);
    expect(beneficiaries[0]).toMatchObject({
      name: 'Thalassa Olive Cooperative',
      beneficiaryAddress: { country: 'GR' },
      beneficiaryBankDetails: { account: 'GR9301198760000000123456789', bankAddress: { country: '' } },
      updatedDate: '2026-02-02T09:00:00.000Z',
    });
  });

  it('are validated, added, replaced and deleted', async () => {
    expect(await customer.call('POST', `${path}/validate`, { body: larkspur })).toMatchObject({
      status: 200,
      body: { isValid: true },
    });
    const before = await list();
    const added = await customer.call('POST', path, { body: larkspur });
    expect(added).toMatchObject({ status: 201, body: larkspur });
    const { beneficiaryId } = z.object({ beneficiaryId: z.uuid() }).loose().parse(added.body);
    expect(await list()).toEqual([...before, added.body]);
    const changed = { ...larkspur, ...z.looseObject({}).parse(added.body), paymentReason: 'Repairs' };
    const edited = await customer.call('PUT', `${path}/${beneficiaryId}`, { body: changed });
    expect(edited).toMatchObject({ status: 200, body: { beneficiaryId, paymentReason: 'Repairs' } });
    expect(await list()).toEqual([...before, edited.body]);
    const deleted = await customer.call('DELETE', `${path}/${beneficiaryId}`);
    expect([deleted.status, deleted.body]).toEqual([204, null]);
    expect(await list()).toEqual(before);
  });

  it('are kept without bank details that their template does not ask for', async () => {
    const { beneficiaryBankDetails: details } = larkspur;
    const body = { ...larkspur, beneficiaryBankDetails: { ...details, sortCode: '99-00-11' } };
    const added = await customer.call('POST', path, { body });
    expect(added).toMatchObject({ status: 201, body: larkspur });
    expect(added.body).not.toHaveProperty('beneficiaryBankDetails.sortCode');
  });

  it('that are wrong are refused with every reason beside its field, and not kept', async () => {
    const body = { ...larkspur, name: '', beneficiaryAddress: { ...address, postCode: ' ' } };
    const refusal = {
      status: 403,
      body: {
        errors: [
          { fieldName: 'name', message: 'This is a required field.' },
          { fieldName: 'beneficiaryAddress.postCode', message: 'This is a required field.' },
        ],
      },
    };
    const before = await list();
    expect(await customer.call('POST', `${path}/validate`, { body })).toMatchObject(refusal);
    expect(await customer.call('POST', path, { body })).toMatchObject(refusal);
    const [first] = before;
    expect(await customer.call('PUT', `${path}/${first?.beneficiaryId}`, { body })).toMatchObject(refusal);
    expect(await list()).toEqual(before);
  });

  it('that are no beneficiaries at all are refused with one sentence', async () => {
    expect(await refused({ text: '{"name":' })).toEqual([400, { message: 'The body is not JSON.' }]);
    expect(await refused({ body: { ...larkspur, name: 7 } })).toEqual([
      400,
      { message: 'name: This must be a text.' },
    ]);
    expect((await refused({ body: { ...larkspur, nickname: 'x' } }))[0]).toBe(400);
  });

  it('of others are not there', async () => {
    const [first] = await list();
    const id = first?.beneficiaryId;
    for (const unknown of ['11111111-2222-4333-8444-555555555555', 'none']) {
      expect((await customer.call('PUT', `${path}/${unknown}`, { body: larkspur })).status).toBe(404);
      expect((await customer.call('DELETE', `${path}/${unknown}`)).status).toBe(404);
    }
    expect((await list())[0]?.beneficiaryId).toBe(id);
  });

  it('are added once under one key, where keys are honoured', async () => {
    const first = await customer.call('POST', path, { body: larkspur, key: 'once' });
    const again = await customer.call('POST', path, { body: larkspur, key: 'once' });
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await customer.call('POST', path, { body: { ...larkspur, name: 'Else' }, key: 'once' });
    expect(other.status).toBe(422);
    expect((await list()).filter(({ name }) => name === larkspur.name)).toHaveLength(1);
  });

  it('are added every time where no keys are honoured', async () => {
    const { url, sandbox } = await startSandbox({ idempotency: false });
    const plain = await ofxCustomer(url);
    const sent = { body: larkspur, key: 'once' };
    const [first, second] = [await plain.call('POST', path, sent), await plain.call('POST', path, sent)];
    expect(first.body).not.toEqual(second.body);
    await sandbox.close();
  });

  it('are struck by faults like every call', async () => {
    await started.control.faults({ service: 'ofx', path, fault: 'status', status: 503, times: 1 });
    expect((await customer.call('GET', path)).status).toBe(503);
    expect((await customer.call('GET', path)).status).toBe(200);
  });
});

describe('the template of a bank account', () => {
  it('is a list of fields for a country and a currency', async () => {
    const { status, body } = await customer.call('GET', '/bank-accounts/template/GB/GBP/bankaccount');
    expect(status).toBe(200);
    expect(body).toContainEqual({
      propertyKey: 'sortCode',
      name: 'Sort Code',
      required: true,
      validationRegex: '^\\d{2}-?\\d{2}-?\\d{2}$',
      maxLength: 34,
    });
  });

  it.each(['CN/USD', 'US/CNY', 'FR/EUR', 'US/ABC'])('is not there for %s', async (place) => {
    expect((await customer.call('GET', `/bank-accounts/template/${place}/bankaccount`)).status).toBe(404);
  });
});
