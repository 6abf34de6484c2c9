import { describe, expect, it } from 'vitest';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import type { OrderPayment } from '../api/order.ts';
import { findLastPayees } from './findLastPayees.ts';

const beneficiary = (id: string, payee: string, curr = 'EUR'): BeneficiarySummary => ({
  clientIntegrationId: id,
  payee,
  curr,
  bankCountryISO: 'GR',
  methods: ['W'],
});

const paid = (payeeName: string, more: Partial<OrderPayment> = {}): OrderPayment => ({
  payeeName,
  availableDate: '2026-11-27',
  reference: '',
  amount: { currency: 'EUR', amount: 100 },
  fee: { currency: 'USD', amount: 0 },
  ...more,
});

const list = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name) => beneficiary(`b-${name}`, name));

const names = (payments: readonly OrderPayment[], among: readonly BeneficiarySummary[] | null = list) =>
  findLastPayees([{ payments }], among).map(({ payment }) => payment.payeeName);

describe('the last payees', () => {
  it('are the newest four, each once', () => {
    expect(names(['Ben', 'Ada', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name) => paid(name)))).toEqual([
      'Ben',
      'Ada',
      'Cleo',
      'Dora',
    ]);
  });

  it('are another one in another currency', () => {
    const pounds = { amount: { currency: 'GBP', amount: 5 } };
    const among = [...list, beneficiary('b-9', 'Ada', 'GBP')];
    expect(names([paid('Ada'), paid('Ada', pounds)], among)).toEqual(['Ada', 'Ada']);
  });

  it('can still be paid, as far as the beneficiaries are known', () => {
    expect(names([paid('Gone'), paid('Ada')])).toEqual(['Ada']);
    expect(names([paid('Gone'), paid('Ada')], null)).toEqual(['Gone', 'Ada']);
  });

  it('are told apart by what the partner names them with', () => {
    const among = [beneficiary('b-1', 'Ada'), beneficiary('b-2', 'Ada')];
    const payments = ['b-2', 'b-1', 'b-2'].map((beneficiaryId) => paid('Ada', { beneficiaryId }));
    expect(
      findLastPayees([{ payments }], among).map(({ beneficiary: found }) => found?.clientIntegrationId),
    ).toEqual(['b-2', 'b-1']);
  });

  it('say how many more payments of the same order they received, and none of an older one', () => {
    const order = { payments: [paid('Ada'), paid('Ben'), paid('Ada'), paid('Ada')] };
    const found = findLastPayees([order, { payments: [paid('Ada'), paid('Ben')] }], list);
    expect(found.map(({ payment, more }) => [payment.payeeName, more])).toEqual([
      ['Ada', 2],
      ['Ben', 0],
    ]);
  });
});
