import * as fc from 'fast-check';
import { inventBeneficiary } from '../../../packages/sandbox/src/corpay/seed/busy/inventBeneficiary.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpayCustomer, instructionOf, type CorpayCustomer } from './corpayCustomer.ts';
import { leaseSandbox, type Lease } from '../harness/leaseSandbox.ts';

let started: Lease;
let customer: CorpayCustomer;

beforeAll(async () => {
  started = await leaseSandbox();
  customer = await corpayCustomer(started.url, 'corpay@sandbox.test');
});
afterAll(() => started.giveBack());

const runs = { numRuns: 60 };
const refusals = [400, 403, 404, 410, 422];

/** Any JSON value, leaning towards those that databases and numbers stumble over. */
const oddity = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    '',
    ' ',
    '\u0000',
    '\uD800',
    'constructor',
    '__proto__',
    1e21,
    -1,
    0,
    1e-9,
    [],
    {},
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double({ noNaN: true }),
  fc.maxSafeInteger(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A beneficiary of the customer. */
const kept = '7c0e4d5a-1f0b-4c57-8a51-3f6f0b2d1005';

const good = { settlementCurrency: 'USD', paymentCurrency: 'EUR', lockSide: 'Settlement', amount: 100 };

describe('whatever is sent', () => {
  it('in place of a member of a quote gets a quote or a refusal with its reasons', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(good), 'other'), oddity, async (member, odd) => {
        const { status, body } = await customer.call('POST', '/deal/quote', {
          body: { ...good, [member]: odd },
        });
        if (status !== 200) {
          expect(status).toBe(400);
          expect(body).toEqual({
            errors: expect.arrayContaining([expect.objectContaining({ message: expect.any(String) })]),
          });
        }
      }),
      runs,
    );
  });

  it('in place of a member of a beneficiary is kept or refused with its reasons', async () => {
    const beneficiary = inventBeneficiary(77);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(beneficiary), 'other'), oddity, async (member, odd) => {
        const { status, body } = await customer.call('PUT', '/beneficiaries', {
          body: { ...beneficiary, clientIntegrationId: kept, [member]: odd },
        });
        if (status === 200) return;
        expect(refusals).toContain(status);
        expect(body).toEqual({
          errors: expect.arrayContaining([{ key: expect.any(String), message: expect.any(String) }]),
        });
      }),
      runs,
    );
  });

  it('as a whole body is refused', async () => {
    const calls = fc.constantFrom('/deal/quote', '/deal/book', '/deal/instruct', '/beneficiaries');
    await fc.assert(
      fc.asyncProperty(calls, oddity, async (path, odd) => {
        const { status } = await customer.call('POST', path, { body: odd });
        expect(status).toBe(400);
      }),
      runs,
    );
  });

  it('as an id is not found or refused', async () => {
    const id = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });
    const paths = fc.constantFrom(
      ['GET', '/deal/order/'],
      ['GET', '/deal/quote/status/'],
      ['GET', '/beneficiaries?id='],
      ['DELETE', '/beneficiaries/'],
    );
    await fc.assert(
      fc.asyncProperty(paths, id, async ([method = '', path = ''], text) => {
        fc.pre(!/^\.+$/.test(text));
        const { status } = await customer.call(method, path + encodeURIComponent(text));
        expect(refusals).toContain(status);
      }),
      runs,
    );
  });

  it('in place of a part of an instruction is refused and leaves the order open', async () => {
    const deal = await customer.deal();
    const order = fc.constantFrom('orderId', 'amount');
    const payment = fc.constantFrom(
      'amount',
      'currency',
      'beneficiaryId',
      'deliveryMethod',
      'purposeOfPayment',
    );
    const settlement = fc.constantFrom('accountId', 'deliveryMethod', 'currency', 'purpose');
    const place = fc.oneof(
      fc.tuple(fc.constant('Orders'), order),
      fc.tuple(fc.constant('Payments'), payment),
      fc.tuple(fc.constant('Settlements'), settlement),
    );
    await fc.assert(
      fc.asyncProperty(place, oddity, async ([list, member], odd) => {
        const { Orders, Payments, Settlements } = instructionOf(deal);
        const spoil = (entries: readonly object[], name: string) =>
          name === list
            ? entries.map((entry, at) => (at === 0 ? { ...entry, [member]: odd } : entry))
            : entries;
        const { status } = await customer.instruct({
          Orders: spoil(Orders, 'Orders'),
          Payments: spoil(Payments, 'Payments'),
          Settlements: spoil(Settlements, 'Settlements'),
        });
        expect(refusals).toContain(status);
      }),
      runs,
    );
    const { body } = await customer.call('GET', `/deal/order/${deal.orderNumber}`);
    expect(body).toMatchObject({ content: { payments: [], settlements: [] } });
  });
});
