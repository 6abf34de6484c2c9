import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpayCustomer, errorsOf, instructionOf, type CorpayCustomer } from './corpayCustomer.ts';
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

describe('an instruction', () => {
  it('pays the beneficiary, settles the deal and its fee, and shows in the order', async () => {
    const deal = await customer.deal();
    const answer = await customer.instruct(instructionOf(deal));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      content: {
        ordNum: deal.orderNumber,
        valueDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        newPaymentIds: [expect.any(Number)],
      },
    });
    const order = await customer.call('GET', `/deal/order/${deal.orderNumber}`);
    expect(order.body).toMatchObject({
      content: {
        fees: [{ amount: 15, curr: 'USD' }],
        payments: [
          {
            payeeName: 'Thalassa Olive Cooperative',
            availableDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
            reference: 'Invoice 12',
            amount: deal.payment.amount,
            currency: 'EUR',
            feeAmount: 15,
            feeCurrency: 'USD',
          },
        ],
        settlements: [
          { amount: 10_000, currency: 'USD', isFee: false, accountDetails: expect.stringContaining('USD') },
          { amount: 15, currency: 'USD', isFee: true },
        ],
      },
    });
    const listed = await customer.orders();
    expect(listed).toContainEqual(expect.objectContaining({ ordNum: deal.orderNumber, beneCount: 1 }));
  });

  it('costs nothing by iACH', async () => {
    const deal = await customer.deal();
    await customer.instruct(instructionOf(deal, { payment: { deliveryMethod: 'E' } }));
    const order = await customer.call('GET', `/deal/order/${deal.orderNumber}`);
    expect(order.body).toMatchObject({
      content: { fees: [], payments: [{ feeAmount: 0 }], settlements: [{ isFee: false }] },
    });
  });

  it('is carried out once, however often it is sent', async () => {
    const deal = await customer.deal();
    const body = instructionOf(deal);
    const answers = await Promise.all(Array.from({ length: 10 }, () => customer.instruct(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    const second = await customer.instruct(instructionOf(deal, { payment: { paymentReference: 'Other' } }));
    expect([second.status, second.body]).toEqual([
      400,
      errorsOf('Orders.0.orderId', `Order ${deal.orderNumber} was already instructed.`),
    ]);
    const order = await customer.call('GET', `/deal/order/${deal.orderNumber}`);
    expect(order.body).toMatchObject({ content: { payments: [{ reference: 'Invoice 12' }] } });
  });

  it('is answered again under its key', async () => {
    const deal = await customer.deal();
    const body = instructionOf(deal);
    const [one, two] = await Promise.all([
      customer.instruct(body, 'pay-1'),
      customer.instruct(body, 'pay-1'),
    ]);
    expect([one.status, two.body]).toEqual([200, one.body]);
    expect((await customer.instruct(body, 'pay-2')).status).toBe(400);
  });

  it('leaves nothing half-done when it is refused', async () => {
    const deal = await customer.deal();
    const tooMuch = { ...deal, payment: { amount: Math.round(deal.payment.amount * 100 + 1) / 100 } };
    const cases: readonly [unknown, number, string][] = [
      [instructionOf(tooMuch), 400, 'Orders.0.amount'],
      [instructionOf(deal, { payment: { currency: 'GBP' } }), 400, 'Payments.0.currency'],
      [instructionOf(deal, { payment: { purposeOfPayment: 'FUN' } }), 400, 'Payments.0.purposeOfPayment'],
      [instructionOf(deal, { payment: { deliveryMethod: 'C' } }), 400, 'Payments.0.deliveryMethod'],
      [instructionOf(deal, { payment: { beneficiaryId: 'nobody' } }), 400, 'Payments.0.beneficiaryId'],
      [instructionOf(deal, { spot: { accountId: 'nothing' } }), 400, 'Settlements.Spot.accountId'],
      [instructionOf(deal, { spot: { accountId: 'INCOMING410233_EUR' } }), 400, 'Settlements.Spot.currency'],
      [
        instructionOf(deal, { fee: { accountId: 'INCOMING410233_EUR', currency: 'EUR' } }),
        400,
        'Settlements.Fee.currency',
      ],
      [instructionOf(deal, { fee: { purpose: 'Spot' } }), 400, 'Settlements'],
      [instructionOf({ ...deal, orderNumber: 99999999 }), 400, 'Orders.0.orderId'],
      [{ ...instructionOf(deal), note: 'hello' }, 400, 'body'],
    ];
    for (const [body, status, key] of cases) {
      const answer = await customer.instruct(body);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ errors: [expect.objectContaining({ key }), ...more(answer.body)] });
    }
    const order = await customer.call('GET', `/deal/order/${deal.orderNumber}`);
    expect(order.body).toMatchObject({ content: { payments: [], settlements: [] } });
    expect((await customer.instruct(instructionOf(deal))).status).toBe(200);
  });

  it('cannot reach another customer’s order or beneficiary', async () => {
    const own = await customer.deal();
    const theirs = await other.deal();
    const foreignOrder = await other.instruct(instructionOf(own));
    // As for an order that is not there: who asks does not learn that it is somebody's.
    expect([foreignOrder.status, foreignOrder.body]).toEqual([
      400,
      errorsOf('Orders.0.orderId', 'There is no such order.'),
    ]);
    const foreignBeneficiary = await other.instruct(instructionOf(theirs));
    expect([foreignBeneficiary.status, foreignBeneficiary.body]).toEqual([
      403,
      errorsOf('permission', 'This beneficiary belongs to another customer.'),
    ]);
  });
});

const purposes = (query: string) => customer.call('GET', `/deal/paymentPurpose?${query}`);

const more = (body: unknown): readonly unknown[] =>
  typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors)
    ? body.errors.slice(1)
    : [];

describe('what an instruction chooses from', () => {
  it('is the customer’s settlement accounts in two levels', async () => {
    const { body } = await customer.call('GET', '/deal/settlementAccounts');
    expect(body).toMatchObject({
      content: {
        items: [
          {
            ordnum: 1,
            children: expect.arrayContaining([
              expect.objectContaining({
                id: 'INCOMING410233_USD',
                currency: 'USD',
                bankName: 'Northfield Bank',
                method: { id: 'W', text: 'Wire' },
                preferred: true,
              }),
            ]),
          },
          { ordnum: 2, children: expect.arrayContaining([expect.objectContaining({ currency: 'GBP' })]) },
        ],
      },
    });
  });

  it('is the purposes of such a payment, for values that are known', async () => {
    const wire = await purposes('currency=INR&countryISO=IN&method=W');
    expect(wire.body).toContainEqual({ id: 'GOODS', text: 'PURCHASE OF GOOD(S)' });
    for (const query of [
      'currency=INR&countryISO=IN',
      'currency=ABC&countryISO=IN&method=W',
      'currency=INR&countryISO=FR&method=W',
      'currency=JPY&countryISO=JP&method=E',
    ]) {
      expect((await purposes(query)).status).toBe(400);
    }
  });
});

describe('the orders', () => {
  it('are nobody else’s, and an unknown one is not found', async () => {
    const theirs = await other.call('GET', '/deal/order/20418077');
    expect([theirs.status, theirs.body]).toEqual([404, errorsOf('orderId', 'There is no such order.')]);
    for (const unknown of ['99999999', '0', 'abc', '99999999999999999999']) {
      const answer = await customer.call('GET', `/deal/order/${unknown}`);
      expect([answer.status, answer.body]).toEqual([404, errorsOf('orderId', 'There is no such order.')]);
    }
  });

  it('begin with the seeded stories, oldest first', async () => {
    const [first, yen] = await customer.orders();
    expect(first).toEqual({
      ordNum: 20418077,
      beneCount: 1,
      sell: 'EUR',
      sellAmount: 12500,
      buy: 'USD',
      buyAmount: 14468.43,
      payees: ['Thalassa Olive Cooperative'],
      instructedAmount: 12500,
      entryDate: '2026-09-14T13:20:41.000Z',
    });
    expect(yen).toMatchObject({ sell: 'JPY', sellAmount: 1_850_000, instructedAmount: 1_850_000 });
  });
});
