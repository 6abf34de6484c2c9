import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { describe, expect, it } from 'vitest';
import { seededBeneficiaries } from '../seed/seededBeneficiaries.ts';
import { readInstructRequest } from './instructRequest.ts';
import { planInstructionPayments } from './planInstructionPayments.ts';
import { settlementAccountsOfCustomer } from '../settlements/settlementAccountsOfCustomer.ts';

const beneficiaries = new Map(seededBeneficiaries.map((record) => [record.clientIntegrationId, record]));
const inEuro = seededBeneficiaries.find(({ bankCurrency }) => bankCurrency === 'EUR')?.clientIntegrationId;
const inYen = seededBeneficiaries.find(({ bankCurrency }) => bankCurrency === 'JPY')?.clientIntegrationId;
const order = { settlement: makeMoney(1_000_000n, 'USD'), payment: makeMoney(864_528n, 'EUR') };

const payment = {
  amount: 8645.28,
  currency: 'EUR',
  beneficiaryId: inEuro,
  deliveryMethod: 'W',
  purposeOfPayment: 'GOODS',
  paymentReference: 'Invoice 12',
};
const spot = { accountId: 'INCOMING410233_USD', deliveryMethod: 'W', currency: 'USD', purpose: 'Spot' };
const fee = { ...spot, purpose: 'Fee' };

type Said = {
  readonly amount?: number;
  readonly payment?: object;
  readonly settlements?: readonly object[];
};

const judge = (said: Said, against = order) => {
  const read = readInstructRequest({
    Orders: [{ orderId: 20418201, amount: said.amount ?? payment.amount }],
    Payments: [{ ...payment, ...said.payment }],
    Settlements: said.settlements ?? [spot, fee],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return planInstructionPayments(read.value, against, {
    beneficiaries,
    accounts: settlementAccountsOfCustomer('410233'),
  });
};

const reasons = (said: Said): readonly string[] => {
  const judgement = judge(said);
  return judgement.ok ? [] : judgement.errors.map(({ key, message }) => `${key}: ${message}`);
};

describe('an instruction', () => {
  it('pays the quoted amount to a beneficiary in its currency and costs fifteen dollars by wire', () => {
    const judgement = judge({});
    expect(judgement.ok && judgement.plan.payments[0]?.fee).toEqual(makeMoney(1_500n, 'USD'));
    expect(judgement.ok && judgement.plan.payments[0]?.amount).toEqual(makeMoney(864_528n, 'EUR'));
  });

  it('is free by iACH', () => {
    const judgement = judge({ payment: { deliveryMethod: 'E' } });
    expect(judgement.ok && judgement.plan.payments[0]?.fee).toEqual(makeMoney(0n, 'USD'));
  });

  it('may pay less than was quoted, never more', () => {
    expect(reasons({ amount: 8000, payment: { amount: 8000 } })).toEqual([]);
    expect(reasons({ amount: 8645.29, payment: { amount: 8645.29 } })).toEqual([
      'Orders.0.amount: The amount must not be above the quoted €8,645.28.',
    ]);
  });

  it('has payments that add up to the amount of the order', () => {
    expect(reasons({ amount: 8000 })).toEqual([
      'Payments: The payments must add up to the amount of the order.',
    ]);
  });

  it('has amounts no finer than the currency', () => {
    expect(reasons({ amount: 8000.001, payment: { amount: 8000.001 } })).toEqual([
      'Payments.0.amount: The amount has more decimals than EUR.',
      'Orders.0.amount: The amount has more decimals than EUR.',
    ]);
  });

  it.each([
    ['another currency than the order', { currency: 'GBP' }, 'currency: This order is paid in EUR.'],
    [
      'a beneficiary of another currency',
      { beneficiaryId: inYen },
      'beneficiaryId: This beneficiary is paid in JPY, not in EUR.',
    ],
    ['an unknown beneficiary', { beneficiaryId: 'nobody' }, 'beneficiaryId: There is no such beneficiary.'],
    [
      'a way the beneficiary does not have',
      { deliveryMethod: 'C' },
      'deliveryMethod: This beneficiary cannot be paid in this way.',
    ],
    [
      'an unknown purpose',
      { purposeOfPayment: 'FUN' },
      'purposeOfPayment: This is not a purpose of such a payment.',
    ],
    [
      'a purpose that iACH does not carry',
      { deliveryMethod: 'E', purposeOfPayment: 'LOAN' },
      'purposeOfPayment: This is not a purpose of such a payment.',
    ],
  ])('is refused for %s', (_what, change, reason) => {
    expect(reasons({ payment: change })).toEqual([`Payments.0.${reason}`]);
  });

  it('is settled in the currency of the deal, and its fee in dollars', () => {
    const euros = { accountId: 'INCOMING410233_EUR', currency: 'EUR' };
    expect(reasons({ settlements: [{ ...spot, ...euros }, fee] })).toEqual([
      'Settlements.Spot.currency: This deal is settled in USD.',
    ]);
    expect(reasons({ settlements: [spot, { ...fee, ...euros }] })).toEqual([
      'Settlements.Fee.currency: The fee is settled in USD.',
    ]);
  });

  it('names one known account for the deal and one for the fee, in the way that account has', () => {
    expect(reasons({ settlements: [spot] })).toEqual([
      'Settlements: There must be one settlement with purpose Fee.',
    ]);
    expect(reasons({ settlements: [spot, spot] })).toEqual([
      'Settlements: There must be one settlement with purpose Spot.',
      'Settlements: There must be one settlement with purpose Fee.',
    ]);
    expect(reasons({ settlements: [{ ...spot, accountId: 'INCOMING410258_USD' }, fee] })).toEqual([
      'Settlements.Spot.accountId: There is no such settlement account.',
    ]);
    expect(reasons({ settlements: [spot, { ...fee, deliveryMethod: 'E' }] })).toEqual([
      'Settlements.Fee.deliveryMethod: This account is not settled in this way.',
    ]);
  });

  it('gives every reason at once', () => {
    expect(
      reasons({ payment: { purposeOfPayment: 'FUN', currency: 'GBP' }, settlements: [spot] }),
    ).toHaveLength(3);
  });
});

describe('the body of an instruction', () => {
  it('has its three lists with a capital or without, and not both', () => {
    const small = { orders: [{ orderId: '20418201', amount: 1 }], payments: [payment], settlements: [spot] };
    const read = readInstructRequest(small);
    expect(read.ok && read.value.orders[0]?.orderId).toBe(20418201);
    expect(readInstructRequest({ ...small, Orders: small.orders }).ok).toBe(false);
    expect(readInstructRequest({ ...small, requested: 1 }).ok).toBe(false);
  });
});
