import { expect, it } from 'vitest';
import { keptDeal, keptRun } from '../../test/keptRun.ts';
import { planOfRun } from './planRun.ts';

const waiting = keptDeal({ kind: 'waiting', refusal: null });
const [payment] = waiting.payments;
if (payment === undefined) throw new Error('a payment');
const factsOf = (more: Partial<typeof waiting>) =>
  planOfRun(keptRun({ ...waiting, ...more }), null, 0, []).facts;

it('a run is confirmed with the account that each deal is settled from, and whom it pays on which account', () => {
  const settledFrom = {
    account: 'USD Wire, Northfield Bank ...4410',
    feeAccount: 'USD Wire, Northfield Bank ...4410',
  };
  const payments = [
    { ...payment, accountEnding: '0695' },
    { ...payment, row: 3, accountEnding: '0695' },
    { ...payment, row: 4, payeeId: 'thalassa', payee: 'Thalassa' },
  ];
  expect(factsOf({ settledFrom, payments }).slice(0, 3)).toEqual([
    ['Deal 1', '€150.00 in 3 payments'],
    ['Deal 1 settled from', 'USD Wire, Northfield Bank ...4410'],
    ['Deal 1 pays', 'Olive Export •••• 0695 and Thalassa'],
  ]);
  expect(factsOf({ settledFrom: { ...settledFrom, feeAccount: 'USD iACH ...8411' } })[1]?.[1]).toBe(
    'USD Wire, Northfield Bank ...4410, its fees from USD iACH ...8411',
  );
});

it('of many payees the plan names the first twelve, and how many more there are', () => {
  const payments = Array.from({ length: 14 }, (_, place) => ({
    ...payment,
    payee: `Payee ${String(place)}`,
  }));
  expect(factsOf({ payments })[1]?.[1]).toMatch(/Payee 11 and 2 more$/);
});
