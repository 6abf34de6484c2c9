import { describe, expect, it } from 'vitest';
import { contoso, northwind, runRow } from '../../../test/runSamples.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { corpayRunRules } from '../../corpay/payment-run/corpayRunRules.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { failed, succeeded } from '../../result/result.ts';
import { loadRunContext, type RunSettings } from './loadRunContext.ts';
import type { RunPreparation } from './runPreparation.ts';

const silence = callFailure('no-answer', '/beneficiaries');
const { accountEnding: _ending, iban: _iban, ...bare } = northwind;
const account = {
  beneficiaryId: 'p-1',
  name: 'Northwind Ltd',
  bank: 'Coral Bay Bank',
  account: 'GR1601101250000000012302345',
  details: [],
  changedAt: null,
};
const question = { account, print: 'p', why: 'changed-lately' } as const;
const recent = {
  payeeId: 'p-1',
  amount: makeMoney(5n, 'EUR'),
  order: { number: '7', reference: '' },
  named: 'order 7',
  day: 'Nov 28, 2026',
};

const settings: RunSettings = {
  settlementCurrency: 'USD',
  chosenAccounts: [],
  purposes: [{ country: 'GR', method: 'W', chosen: 'GOODS' }],
  isCommaDecimal: false,
};

const load = async (more: Partial<RunPreparation> = {}, payee = 'Northwind Ltd') => {
  const asked: string[] = [];
  const preparation: RunPreparation = {
    rememberChecked: async () => undefined,
    payees: async () => succeeded([bare, contoso, { ...bare, id: 'p-3', currency: 'USD' }]),
    readAccounts: async (ids) => {
      asked.push(`accounts ${ids.join()}`);
      return { kind: 'read', accounts: [account], questions: [question] };
    },
    settlementAccounts: async () =>
      succeeded([
        { accountId: 'usd-1', deliveryMethod: 'W', text: 'Main', currency: 'USD', preferred: true },
      ]),
    purposes: async ({ country, method, currency }) => {
      asked.push(`purposes ${country} ${method} ${currency}`);
      return succeeded([{ id: 'GOODS', text: 'Goods' }]);
    },
    recentPayments: async (payees) => {
      asked.push(`recent ${payees.map(({ id }) => id).join()}`);
      return succeeded({ payments: [recent], unread: null, known: ['7'] });
    },
    ...more,
  };
  const loaded = await loadRunContext(
    preparation,
    corpayRunRules,
    [runRow({ payee, amount: '5' })],
    settings,
  );
  return { loaded, asked };
};

describe('what the rows of a run are judged by', () => {
  it('is read for those whom the rows name, and for those among whom the user has to choose', async () => {
    expect((await load({}, 'p-1')).asked).toEqual(['accounts p-1', 'recent p-1', 'purposes GR W EUR']);
    expect((await load()).asked.slice(0, 2)).toEqual(['accounts p-1,p-3', 'recent p-1,p-3']);
    expect((await load({}, 'Northwind')).asked.slice(0, 2)).toEqual(['accounts p-1,p-3', 'recent p-1,p-3']);
    expect((await load({}, 'Contoso')).asked).toEqual(['accounts ', 'recent ']);
    expect((await load({}, 'nobody')).asked).toEqual(['accounts ', 'recent ']);
  });

  it('tells payees apart by their accounts, and holds what was paid, chosen and changed', async () => {
    const { loaded } = await load({}, 'p-1');
    expect(loaded).toMatchObject({
      ok: true,
      value: {
        questions: [question],
        unread: null,
        recentComplete: true,
        accounts: [{ accountId: 'usd-1' }],
        context: {
          settlementAccounts: [{ id: 'usd-1', preferred: true }],
          purposes: [{ country: 'GR', method: 'W', chosen: 'GOODS', choices: [{ id: 'GOODS' }] }],
          recentPayments: [recent],
          changedPayees: new Set(['p-1']),
        },
      },
    });
    const [first, second] = loaded.ok ? loaded.value.context.payees : [];
    expect([first, second]).toEqual([northwind, contoso]);
  });

  it('tells what could not be read, and fails only without payees or accounts to settle from', async () => {
    const { loaded } = await load(
      {
        readAccounts: async () => ({ kind: 'unread', failure: silence }),
        recentPayments: async () => failed(silence),
        purposes: async () => failed(silence),
      },
      'p-1',
    );
    expect(loaded).toMatchObject({
      value: {
        unread: silence,
        recentComplete: false,
        context: { purposes: [{ choices: null }], recentPayments: [], changedPayees: new Set() },
      },
    });
    for (const name of ['payees', 'settlementAccounts'])
      expect((await load({ [name]: async () => failed(silence) })).loaded).toEqual(failed(silence));
  });
});
