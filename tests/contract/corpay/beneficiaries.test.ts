import { randomUUID } from 'node:crypto';
import { inventBeneficiary } from '../../../packages/sandbox/src/corpay/seed/busy/inventBeneficiary.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpayCustomer, type CorpayCustomer } from './corpayCustomer.ts';
import type { Sent } from '../harness/signedUser.ts';
import { leaseSandbox, type Lease } from '../harness/leaseSandbox.ts';

let started: Lease;
let customer: CorpayCustomer;
let other: CorpayCustomer;

beforeAll(async () => {
  started = await leaseSandbox();
  customer = await corpayCustomer(started.url, 'corpay@sandbox.test');
  other = await corpayCustomer(started.url, 'empty@sandbox.test');
});
afterAll(() => started.giveBack());

type SentBeneficiary = ReturnType<typeof inventBeneficiary>;

const newBeneficiary = (): SentBeneficiary => ({
  ...inventBeneficiary(1_234),
  clientIntegrationId: randomUUID(),
});

const outcome = async (
  method: string,
  path: string,
  sent: Sent = {},
  by = customer,
): Promise<readonly [number, unknown]> => {
  const { status, body } = await by.call(method, path, sent);
  return [status, body];
};

const add = (body: SentBeneficiary, key?: string) =>
  outcome('POST', '/beneficiaries', {
    body,
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const edit = (body: SentBeneficiary, by = customer) => outcome('PUT', '/beneficiaries', { body }, by);
const remove = (id: string, by = customer) => outcome('DELETE', `/beneficiaries/${id}`, {}, by);
const show = (id: string) => outcome('GET', `/beneficiaries?id=${id}`);
const listedIds = async (): Promise<unknown> => (await customer.call('GET', '/beneficiaries')).body;

const saved = [
  200,
  { content: { templateId: expect.stringMatching(/^[0-9a-f-]{36}$/) }, errors: [], links: [] },
];
const refusal = (key: string) => ({ errors: [{ key, message: expect.any(String) }] });

describe('a beneficiary', () => {
  it('that is added stands last in the list and is shown in full', async () => {
    const beneficiary = newBeneficiary();
    expect(await add(beneficiary)).toEqual(saved);
    expect(await listedIds()).toEqual(
      expect.arrayContaining([
        {
          clientIntegrationId: beneficiary.clientIntegrationId,
          curr: beneficiary.bankCurrency,
          bankCountryISO: beneficiary.bankCountry,
          payee: beneficiary.accountHolderName,
          methods: beneficiary.paymentMethods,
        },
      ]),
    );
    expect(await show(beneficiary.clientIntegrationId)).toMatchObject([
      200,
      {
        content: {
          bene: { beneContactName: beneficiary.accountHolderName, bankPostal: beneficiary.bankPostal },
        },
      },
    ]);
  });

  it('that is added again is recognised, and another under its id is not taken', async () => {
    const beneficiary = newBeneficiary();
    const first = await add(beneficiary);
    expect(await add(beneficiary)).toEqual(first);
    const otherwise = { ...beneficiary, accountHolderName: 'Somebody Else' };
    expect(await add(otherwise)).toEqual([409, refusal('clientIntegrationId')]);
    expect(await show(beneficiary.clientIntegrationId)).toMatchObject([
      200,
      { content: { bene: { beneContactName: beneficiary.accountHolderName } } },
    ]);
  });

  it('is added once however many calls come at the same time', async () => {
    const beneficiary = newBeneficiary();
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(beneficiary)));
    for (const answer of answers) expect(answer).toEqual(saved);
    expect(await listedIds()).toSatisfy(
      (rows: readonly { clientIntegrationId: string }[]) =>
        rows.filter(({ clientIntegrationId }) => clientIntegrationId === beneficiary.clientIntegrationId)
          .length === 1,
    );
  });

  it('that was added under a key is answered the same under it, and no other is', async () => {
    const beneficiary = newBeneficiary();
    const key = randomUUID();
    const first = await add(beneficiary, key);
    expect(await edit({ ...beneficiary, accountHolderCity: 'Elsewhere' })).toEqual(saved);
    expect(await add(beneficiary, key)).toEqual(first);
    expect(await add(newBeneficiary(), key)).toEqual([422, refusal('Idempotency-Key')]);
  });

  it('is changed as a whole, by its own customer alone', async () => {
    const beneficiary = newBeneficiary();
    await add(beneficiary);
    const changed = { ...beneficiary, accountHolderName: 'Marigold Ropes', accountHolderEmail: '' };
    expect(await edit(changed, other)).toEqual([403, refusal('permission')]);
    expect(await edit(changed)).toEqual(saved);
    expect(await show(beneficiary.clientIntegrationId)).toMatchObject([
      200,
      { content: { bene: { beneContactName: 'Marigold Ropes', beneEmail: '' } } },
    ]);
    expect(await edit(newBeneficiary())).toEqual([404, refusal('id')]);
  });

  it('is deleted once, by its own customer alone', async () => {
    const beneficiary = newBeneficiary();
    await add(beneficiary);
    expect(await remove(beneficiary.clientIntegrationId, other)).toEqual([403, refusal('permission')]);
    expect(await remove(beneficiary.clientIntegrationId)).toEqual([
      200,
      { content: {}, errors: [], links: [] },
    ]);
    expect(await show(beneficiary.clientIntegrationId)).toEqual([404, refusal('id')]);
    expect(await remove(beneficiary.clientIntegrationId)).toEqual([404, refusal('id')]);
  });

  it('that is wrong is refused with every reason, and nothing of it is kept', async () => {
    const beneficiary = newBeneficiary();
    const wrong = { ...beneficiary, accountHolderName: '', bankPostal: '?', swiftBicCode: 'FRNBXXZZ' };
    expect(await add(wrong)).toEqual([
      400,
      {
        errors: ['accountHolderName', 'bankPostal', 'swiftBicCode'].map((key) => ({
          key,
          message: expect.any(String),
        })),
      },
    ]);
    expect(await show(beneficiary.clientIntegrationId)).toEqual([404, refusal('id')]);
    await add(beneficiary);
    expect((await edit(wrong))[0]).toBe(400);
    expect(await show(beneficiary.clientIntegrationId)).toMatchObject([
      200,
      { content: { bene: { bankPostal: beneficiary.bankPostal } } },
    ]);
  });
});

describe('rules and banks', () => {
  it('are told over the wire', async () => {
    const query =
      'destinationcountry=GB&bankcountry=GB&bankCurrency=GBP&classification=Business&paymentMethods=W%2CE';
    expect(await outcome('GET', `/beneficiaries/rules?${query}`)).toMatchObject([
      200,
      { content: { template: { rules: expect.any(Array), regulatoryRules: [] } } },
    ]);
    expect(await outcome('GET', '/beneficiaries/rules?destinationcountry=GB')).toMatchObject([400, {}]);
    expect(await outcome('GET', '/beneficiaries/banks?country=GB&query=bank')).toMatchObject([
      200,
      { content: { banks: { data: { pagination: { total: 120 } } } } },
    ]);
  });
});

describe('a busy customer', () => {
  it('has 5,000 beneficiaries and 10,000 orders from the first token on, told once', async () => {
    const [busy] = await Promise.all([1, 2].map(() => corpayCustomer(started.url, 'busy@sandbox.test')));
    const [beneficiaries, orders] = await Promise.all([
      busy?.call('GET', '/beneficiaries'),
      busy?.call('GET', '/deal/orders'),
    ]);
    expect(beneficiaries?.body).toHaveLength(5_000);
    expect(orders?.body).toHaveLength(10_000);
    const paid = await busy?.call('GET', '/deal/order/20405000');
    expect(paid?.body).toMatchObject({
      content: { orderDetail: { ordNum: 20405000 }, payments: [{ orderId: 20405000 }] },
    });
    const lastOfEach = new Map((await busy?.orders())?.map((order) => [order['sell'], order]));
    expect([...lastOfEach.keys()]).toEqual(expect.arrayContaining(['EUR', 'JPY']));
    for (const { ordNum, sell, sellAmount, entryDate } of lastOfEach.values()) {
      const { body } = (await busy?.call('GET', `/deal/order/${ordNum}`)) ?? {};
      expect(body).toMatchObject({ content: { orderDetail: { sell, sellAmount, entryDate } } });
    }
  }, 60_000);
});
