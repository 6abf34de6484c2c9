import { describe, expect, it } from 'vitest';
import { orderDetail, orderPayment, orderSummary } from '../../../test/sampleDeals.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { findPaymentsToBeneficiary, type PaidBeneficiary } from './findPaymentsToBeneficiary.ts';
import { describePaymentsSearchCoverage } from './paymentsToMessages.ts';

const kestrel: PaidBeneficiary = { id: 'b-1', name: 'Kestrel Wool', currency: 'EUR', hasNamesake: false };

const euros = (amount: number) => ({ currency: 'EUR', amount });

const to = (payeeName: string, amount: number, more: Partial<typeof orderPayment> & { id?: string } = {}) => {
  const { id, ...members } = more;
  return {
    ...orderPayment,
    payeeName,
    amount: euros(amount),
    ...(id === undefined ? {} : { beneficiaryId: id }),
    ...members,
  };
};

const order = (ordNum: string, more: Partial<OrderSummary> = {}): OrderSummary => ({
  ...orderSummary(ordNum),
  beneCount: 1,
  ...more,
});

const named = (ordNum: string, payees: readonly string[], instructed = euros(10_000)): OrderSummary =>
  order(ordNum, { beneCount: payees.length, payees, instructed });

const detailsOf =
  (details: Readonly<Record<string, OrderDetail['payments']>>) =>
  ({ ordNum }: OrderSummary): OrderDetail | null => {
    const payments = details[ordNum];
    return payments === undefined ? null : orderDetail(payments);
  };

describe('payments to a beneficiary (HIST-5)', () => {
  it('are those of the details, by the identifier where the partner delivers it, whatever the name is by now', () => {
    const found = findPaymentsToBeneficiary(
      kestrel,
      [order('3'), order('2'), order('1')],
      detailsOf({
        3: [to('Kestrel', 700.5, { id: 'b-1', reference: 'INV-9' }), to('Quay', 1)],
        2: [to('Kestrel Wool', 900, { id: 'b-2' })],
        1: [to('Kestrel Wool', 300), to('Kestrel Wool', 200, { reference: 'INV-8' })],
      }),
    );
    expect(
      found.orders.map(({ order: { ordNum }, ...paid }) => [ordNum, paid.amounts, paid.references]),
    ).toEqual([
      ['3', [euros(700.5)], ['INV-9']],
      ['1', [euros(300), euros(200)], ['INV-7', 'INV-8']],
    ]);
    expect(found.totals).toEqual([{ currency: 'EUR', minor: 120_050n }]);
    expect(found.unknown).toEqual([]);
  });

  it('are those of the list, where it names them alone, before any detail is read', () => {
    const found = findPaymentsToBeneficiary(
      kestrel,
      [named('3', ['Kestrel Wool']), named('2', ['Quay']), order('1', { beneCount: 0 })],
      () => null,
    );
    expect(found.orders.map(({ order: { ordNum }, amounts }) => [ordNum, amounts])).toEqual([
      ['3', [euros(10_000)]],
    ]);
    expect(found.unknown).toEqual([]);
    expect(found.reach).toEqual({ all: 3, looked: 3, newest: 3 });
  });

  it.each([
    ['others are paid by it too', named('2', ['Quay', 'Kestrel Wool']), kestrel],
    ['the list names nobody', order('2'), kestrel],
    ['the list does not say how much', order('2', { payees: ['Kestrel Wool'] }), kestrel],
    ['another one has their name', named('2', ['Kestrel Wool']), { ...kestrel, hasNamesake: true }],
  ])('are known from the detail alone where %s', (_why, unread, beneficiary) => {
    const found = findPaymentsToBeneficiary(beneficiary, [named('3', ['Quay']), unread], () => null);
    expect(found.orders).toEqual([]);
    expect(found.unknown).toEqual([unread]);
    expect(found.reach).toEqual({ all: 2, looked: 1, newest: 1 });
  });

  it('are in the currency of the beneficiary, where only the name says who is paid', () => {
    const inPounds = { currency: 'GBP', amount: 5 };
    const found = findPaymentsToBeneficiary(
      kestrel,
      [order('2', { sell: inPounds, payees: ['Kestrel Wool'], instructed: inPounds }), order('1')],
      detailsOf({ 1: [to('Kestrel Wool', 0, { amount: inPounds })] }),
    );
    expect(found.orders).toEqual([]);
    expect(found.reach.looked).toBe(2);
  });

  it('are said to be found by the name alone where another one has it and no identifier was delivered', () => {
    const byName = detailsOf({ 1: [to('Kestrel Wool', 5)] });
    const byId = detailsOf({ 1: [to('Kestrel Wool', 5, { id: 'b-1' })] });
    const namesake = { ...kestrel, hasNamesake: true };
    expect(findPaymentsToBeneficiary(namesake, [order('1')], byName).byNameAlone).toBe(true);
    expect(findPaymentsToBeneficiary(namesake, [order('1')], byId).byNameAlone).toBe(false);
    expect(findPaymentsToBeneficiary(kestrel, [order('1')], byName).byNameAlone).toBe(false);
  });

  it('are added up by currency, and not those in a currency that nobody here knows', () => {
    const found = findPaymentsToBeneficiary(
      { ...kestrel, currency: 'SEK' },
      [order('1')],
      detailsOf({
        1: [
          to('Kestrel', 5, { id: 'b-1' }),
          to('Kestrel', 0, { id: 'b-1', amount: { currency: 'JPY', amount: 500 } }),
          to('Kestrel', 0, { id: 'b-1', amount: { currency: 'SEK', amount: 7 } }),
        ],
      }),
    );
    expect(found.totals).toEqual([
      { currency: 'EUR', minor: 500n },
      { currency: 'JPY', minor: 500n },
    ]);
  });
});

describe('how far back was looked for payments to a beneficiary', () => {
  it.each([
    [{ all: 0, looked: 0, newest: 0 }, 'There are no orders yet.'],
    [{ all: 1, looked: 1, newest: 1 }, 'Looked through your only order.'],
    [{ all: 10_000, looked: 10_000, newest: 10_000 }, 'Looked through all 10,000 orders.'],
    [{ all: 10_000, looked: 200, newest: 200 }, 'Looked through the newest 200 of 10,000 orders.'],
    [{ all: 10_000, looked: 9_950, newest: 30 }, 'Looked through 9,950 of 10,000 orders.'],
    [{ all: 450, looked: 0, newest: 0 }, 'Looked through 0 of 450 orders.'],
  ])('%j', (reach, text) => {
    expect(describePaymentsSearchCoverage(reach)).toBe(text);
  });
});
