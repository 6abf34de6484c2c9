import { expect, it } from 'vitest';
import { contoso, runContext, runRow } from '../../../test/runSamples.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { createRunJudge } from './createRunJudge.ts';

const payees = Array.from({ length: 5_000 }, (_, at) => ({
  ...contoso,
  id: `payee-${at}`,
  name: `Supplier ${at % 4_900} of Goods Ltd`,
  country: 'GR',
  currency: 'EUR',
  accountEnding: String(1_000 + at),
}));
const recentPayments = payees.map(({ id }, at) => ({
  payeeId: id,
  amount: makeMoney(BigInt(at), 'EUR'),
  named: `order ${at}`,
  day: '24 November 2026',
}));

/** A tenth of them wrong, each in another way. */
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    runRow(
      {
        payee: at % 20 === 0 ? `Supplier ${at} of Good` : `Supplier ${at % 5_000} of Goods Ltd`,
        amount: at % 20 === 10 ? '1.000' : `${at % 900},000.50`.replace(/^0,/, ''),
        currency: at % 30 === 0 ? 'USD' : 'EUR',
        reference: `Invoice ${at}`,
      },
      at + 2,
    ),
  );

const msOf = (run: () => void): number => {
  const before = performance.now();
  run();
  return performance.now() - before;
};

it.each([
  [1_000, 100],
  [10_000, 1_000],
])('%i rows with 5,000 payees are judged within %i ms, and an edited one at once', (count, within) => {
  // What is measured is the code as it runs in a page that has judged before.
  createRunJudge({ ...runContext, payees: [...payees], recentPayments })(rowsOf(1_000));
  const rows = rowsOf(count);
  const judge = createRunJudge({ ...runContext, payees: [...payees], recentPayments });
  let judged = 0;
  const whole = msOf(() => {
    judged = judge(rows).rows.length;
  });
  const edited = rows.map((row, at) => (at === 7 ? runRow({ ...row.texts, amount: '7' }, row.row) : row));
  const again = msOf(() => judge(edited));
  expect(judged).toBe(count);
  expect(whole).toBeLessThan(within);
  expect(again).toBeLessThan(within / 4);
  process.stdout.write(`${count} rows: ${whole.toFixed(1)} ms, one edited: ${again.toFixed(1)} ms\n`);
});
