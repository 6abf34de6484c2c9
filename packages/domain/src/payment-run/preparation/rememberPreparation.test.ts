import { expect, it } from 'vitest';
import { callFailure } from '../../calls/callFailure.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { RunPayee } from '../runPayee.ts';
import { rememberPreparation } from './rememberPreparation.ts';
import type { RunPreparation } from './runPreparation.ts';

const payee = (id: string): RunPayee => ({ id, name: id, currency: 'EUR', country: 'DE', methods: ['W'] });

const account = (beneficiaryId: string) => ({
  beneficiaryId,
  name: beneficiaryId,
  account: `DE00${beneficiaryId}`,
  bank: 'Bank',
  details: [],
  changedAt: null,
});

const setUp = () => {
  const asked: string[] = [];
  const trouble = { accounts: false };
  const from: RunPreparation = {
    rememberChecked: async () => undefined,
    payees: async () => {
      asked.push('payees');
      return succeeded([payee('a'), payee('b')]);
    },
    settlementAccounts: async () => {
      asked.push('settlements');
      return trouble.accounts ? failed(callFailure('no-answer', '/accounts')) : succeeded([]);
    },
    readAccounts: async (ids) => {
      asked.push(`read ${ids.join(',')}`);
      return { kind: 'read', accounts: ids.map(account), questions: [] };
    },
    purposes: async ({ country, method }) => {
      asked.push(`purposes ${country} ${method}`);
      return succeeded([{ id: 'GOODS', text: 'Goods' }]);
    },
    recentPayments: async (payees) => {
      asked.push(`recent ${payees.map(({ id }) => id).join(',')}`);
      return succeeded({
        payments: payees.map(({ id }) => ({
          payeeId: id,
          amount: makeMoney(1n, 'EUR'),
          order: { number: id, reference: '' },
          named: `order ${id}`,
          day: 'November 2',
        })),
        unread: null,
        known: ['7'],
      });
    },
  };
  return { asked, trouble, remembered: rememberPreparation(from) };
};

it('rows that are judged again ask the partner only about whom nobody asked before', async () => {
  const { asked, remembered } = setUp();
  for (const ids of [['a'], ['a'], ['b', 'a']]) {
    await remembered.payees();
    const read = await remembered.readAccounts(ids);
    expect(read.kind === 'read' && read.accounts.map(({ beneficiaryId }) => beneficiaryId)).toEqual(ids);
    const recent = await remembered.recentPayments(ids.map(payee), []);
    expect(recent.ok && recent.value.payments.map(({ payeeId }) => payeeId).toSorted()).toEqual(
      ids.toSorted(),
    );
    await remembered.purposes({ country: 'DE', method: 'W', currency: 'EUR' });
  }
  expect(asked).toEqual(['payees', 'read a', 'recent a', 'purposes DE W', 'read b', 'recent b']);
});

it('what could not be read is asked for again', async () => {
  const { asked, trouble, remembered } = setUp();
  trouble.accounts = true;
  expect((await remembered.settlementAccounts()).ok).toBe(false);
  trouble.accounts = false;
  expect((await remembered.settlementAccounts()).ok).toBe(true);
  expect((await remembered.settlementAccounts()).ok).toBe(true);
  expect(asked).toEqual(['settlements', 'settlements']);
});
