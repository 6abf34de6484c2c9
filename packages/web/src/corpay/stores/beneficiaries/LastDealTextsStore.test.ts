import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { openScope, orderSummary, thalassa } from '../../../../test/fakeCorpay.ts';
import { beneficiaryOptions } from './beneficiaryOptions.ts';
import { findOrCreateOrderDetailsStore } from '../orders/findOrCreateOrderDetailsStore.ts';

const mill = { ...thalassa, clientIntegrationId: 'b-2', payee: 'Mill' };

const open = async () => {
  const opened = openScope();
  const { answers, scope, time } = opened;
  answers.beneficiaries = succeeded([thalassa, mill]);
  answers.orders = [
    { ...orderSummary('2'), beneCount: 1, payees: ['Mill'] },
    { ...orderSummary('1'), beneCount: 1, entryDate: '2026-10-01' },
  ];
  answers.payments = [
    {
      payeeName: thalassa.payee,
      availableDate: '2026-10-03',
      reference: '',
      amount: { currency: 'EUR', amount: 1 },
      fee: { currency: 'USD', amount: 0 },
    },
  ];
  scope.session.start();
  await time.advance(0);
  await scope.session.beneficiaries.load();
  return opened;
};

describe('when beneficiaries were last paid (HIST-6)', () => {
  it('is known from the orders and details that the visit has read, and nothing is asked for it', async () => {
    const { scope, time, calls } = await open();
    const details = findOrCreateOrderDetailsStore(scope);
    const seen: string[][] = [];
    const before = calls.length;
    const stop = autorun(() => seen.push([...scope.paidDates.texts].map((each) => each.join(' '))));
    await time.advance(1_000);
    expect(calls).toHaveLength(before);
    await scope.orders.load();
    details.read(scope.orders.value?.slice(1) ?? []);
    await time.advance(1_000);
    stop();
    expect(seen).toEqual([
      [],
      ['b-2 Last deal Nov 21, 2026'],
      ['b-2 Last deal Nov 21, 2026', 'b-1 Last deal Oct 1, 2026'],
    ]);
  });

  it('stands beside them in a choice, and is no part of their name', async () => {
    const { scope } = await open();
    findOrCreateOrderDetailsStore(scope);
    await scope.orders.load();
    expect(
      beneficiaryOptions(scope.session.beneficiaries.value ?? [], new Map(), scope.paidDates.texts),
    ).toEqual([
      {
        value: 'b-1',
        label: 'Thalassa Olive Cooperative · EUR',
        name: 'Thalassa Olive Cooperative',
        also: '',
      },
      { value: 'b-2', label: 'Mill · EUR', name: 'Mill', also: '', hint: 'Last deal Nov 21, 2026' },
    ]);
  });
});
