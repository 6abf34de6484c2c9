import { describe, expect, it } from 'vitest';
import { northwind } from '../../../test/runSamples.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { writePaymentRun } from '../run/paymentRunText.ts';
import type { RunGroup } from '../runPayment.ts';
import { makePaymentRun } from './makePaymentRun.ts';
import type { RunSettlementChoice } from './runPreparation.ts';

const account = (accountId: string, currency: string): RunSettlementChoice => ({
  accountId,
  deliveryMethod: `by-${accountId}`,
  text: accountId,
  currency,
  preferred: false,
});
const usd = account('usd-1', 'USD');
const second = account('usd-2', 'USD');
const gbp = account('gbp-1', 'GBP');

const group = (settlementCurrency: 'USD' | 'GBP', settlementAccount: string | null): RunGroup => ({
  settlementCurrency,
  settlementAccount,
  paymentCurrency: 'EUR',
  total: makeMoney(100n, 'EUR'),
  payments: [
    {
      row: 7,
      payee: northwind,
      amount: makeMoney(100n, 'EUR'),
      settlementCurrency,
      settlementAccount,
      method: 'W',
      purpose: null,
      reference: 'INV-7',
      ownId: 'A7',
    },
  ],
  part: 1,
  parts: 1,
  splitBecause: [],
});
const named = { id: 'r', name: 'n', terms: '', known: [], held: [], createdAt: 1, limits: [] };
const settled = (
  groups: readonly RunGroup[],
  accounts: readonly RunSettlementChoice[],
  fee: string | null = null,
) => {
  const made = makePaymentRun(named, groups, accounts, fee);
  return made.ok
    ? made.value.deals.map(({ settlement }) => settlement)
    : made.failure.map(({ accountId }) => accountId);
};
const sent = ({ accountId, deliveryMethod }: RunSettlementChoice) => ({ accountId, deliveryMethod });

describe('a run that is made of groups', () => {
  it('has a deal for each, which waits, with its payments as they are sent', () => {
    expect(makePaymentRun(named, [group('USD', 'usd-1')], [usd], null)).toMatchObject({
      value: {
        ...named,
        deals: [
          {
            id: '1',
            state: { kind: 'waiting', refusal: null },
            payments: [
              {
                row: 7,
                payeeId: northwind.id,
                payee: northwind.name,
                reference: 'INV-7',
                purpose: '',
                deliveryMethod: 'W',
                ownId: 'A7',
              },
            ],
          },
        ],
      },
    });
  });

  it('settles fees from the account itself where that is in dollars (CP-INSTR-9)', () => {
    expect(settled([group('USD', 'usd-2')], [usd, second, gbp])).toEqual([
      { from: sent(second), fee: sent(second) },
    ]);
  });

  it('settles them else from the only dollar account, or the one that was chosen (CP-INSTR-10)', () => {
    expect(settled([group('GBP', 'gbp-1')], [usd, gbp])).toEqual([{ from: sent(gbp), fee: sent(usd) }]);
    expect(settled([group('GBP', 'gbp-1')], [usd, second, gbp], 'usd-2')).toEqual([
      { from: sent(gbp), fee: sent(second) },
    ]);
  });

  it('is not made while the account of the fees is open: the choices are given', () => {
    expect(settled([group('GBP', 'gbp-1')], [usd, second, gbp])).toEqual(['usd-1', 'usd-2']);
    expect(settled([group('GBP', 'gbp-1')], [usd, second, gbp], 'gbp-1')).toEqual(['usd-1', 'usd-2']);
  });

  it('is settled from no account where the partner has no such choice', () => {
    expect(settled([group('GBP', null)], [])).toEqual([null]);
  });

  it('names the accounts that it is settled from and paid to, and keeps of no number more than its end (RUN-8)', () => {
    const named1 = { ...usd, text: 'Operating 00123456789, Northfield Bank' };
    const made = makePaymentRun(named, [group('GBP', 'gbp-1'), group('USD', 'usd-1')], [named1, gbp], null);
    expect(made.ok ? made.value.deals : null).toMatchObject([
      { settledFrom: { account: 'gbp-1', feeAccount: 'Operating ...6789, Northfield Bank' } },
      {
        settledFrom: { account: 'Operating ...6789, Northfield Bank' },
        payments: [{ accountEnding: northwind.accountEnding }],
      },
    ]);
    expect(writePaymentRun(made.ok ? made.value : { ...named, deals: [] })).not.toContain('0123');
  });
});
