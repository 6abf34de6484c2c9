import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { emptyRunRowTexts, type RunRowTexts } from '@fx-gateway/domain/payment-run/runRow.ts';
import { expect, it } from 'vitest';
import { fakePaymentRuns } from '../../../test/fakePaymentRuns.ts';
import { RunCheckStore } from './RunCheckStore.ts';

const open = async (...texts: readonly Partial<RunRowTexts>[]) => {
  const partner = fakePaymentRuns();
  const rows = texts.map((each, index) => ({ row: index + 2, texts: { ...emptyRunRowTexts, ...each } }));
  const check = new RunCheckStore(partner.scope, { rows, isCommaDecimal: false }, 'November');
  check.start();
  await partner.time.advance(1);
  check.chooseSettlement('USD');
  await partner.time.advance(1);
  check.choosePurposes([{ country: 'GR', method: 'W', chosen: 'GOODS' }]);
  check.choosePurposes([{ country: 'GB', method: 'W', chosen: 'GOODS' }]);
  await partner.time.advance(1);
  return { ...partner, check };
};

const olive = { payee: 'Olive Export', amount: '100.00' };

it('good rows go without the bad ones, which leave as a file with their reasons', async () => {
  const { check } = await open(olive, { payee: 'Nobody', amount: '5' }, { payee: 'Hartwell', amount: 'ten' });
  expect(check.counts).toEqual({ good: 1, wrong: 2, asked: 0 });
  const run = check.makeRun();
  expect(run?.deals.map(({ payments }) => payments.map(({ row }) => row))).toEqual([[2]]);
  expect(check.heldCsv).toContain('No payee is called Nobody.');
  expect(check.heldCsv).not.toContain('Olive Export');
});

it('good rows without a reference are told where the partner sends references', async () => {
  const { check } = await open(olive, { ...olive, reference: 'INV 7' }, { payee: 'Nobody', amount: '5' });
  expect(check.withoutReference).toEqual([2]);
  check.edit(2, 'reference', 'INV 8');
  expect(check.withoutReference).toEqual([]);
});

it('an amount that was a number is a text as any other once it was edited, and not before', async () => {
  const { check } = await open(olive);
  check.rows = check.rows.map((row) => ({ ...row, isAmountNumber: true }));
  check.edit(2, 'reference', 'INV 8');
  expect(check.rows[0]?.isAmountNumber).toBe(true);
  check.edit(2, 'amount', '5');
  expect(check.rows[0]?.isAmountNumber).toBe(false);
});

it('an amount whose currency alone was changed waits until it is typed again or said to be in that currency, and the run keeps what was pasted', async () => {
  const { check, time } = await open(
    { payee: 'Hartwell', amount: '1,100.00', currency: 'EUR' },
    { payee: 'Hartwell', amount: '7', currency: 'EUR' },
  );
  expect(check.counts.wrong).toBe(2);
  check.edit(2, 'currency', 'GBP');
  check.edit(3, 'currency', 'GBP');
  await time.advance(400);
  expect(check.counts).toEqual({ good: 0, wrong: 0, asked: 2 });
  const [question] = check.judged.rows[0]?.questions ?? [];
  expect(question?.tick).toBe('The amount is in GBP.');
  check.confirm(question?.key ?? '', true);
  // Typed again, it may be the same figure.
  check.edit(3, 'amount', '7');
  expect(check.counts).toEqual({ good: 2, wrong: 0, asked: 0 });
  expect(check.makeRun()?.deals[0]?.payments.map(({ asPasted }) => asPasted)).toEqual([
    'Amount 1,100.00 EUR',
    'Amount 7 EUR',
  ]);
});

it('a row is mended in its place, and who is meant anew is looked up before anything can go', async () => {
  const { check, time } = await open(olive, { payee: 'Hart', amount: '5' });
  expect(check.counts.wrong).toBe(1);
  check.edit(3, 'payee', 'Hartwell');
  expect(check.loading).toBe(true);
  await time.advance(400);
  expect(check.loading).toBe(false);
  expect(check.counts).toEqual({ good: 2, wrong: 0, asked: 0 });
  expect(check.totals).toEqual([makeMoney(10_000n, 'EUR'), makeMoney(500n, 'GBP')]);
});

it('the same row twice and what was paid lately go only with a yes, which counts for nothing else', async () => {
  const { check, answers, time } = await open(olive, olive);
  expect(check.counts).toEqual({ good: 1, wrong: 0, asked: 1 });
  const keyOf = () => check.judged.rows[1]?.questions[0]?.key ?? '';
  check.confirm(keyOf(), true);
  expect(check.counts.good).toBe(2);
  check.edit(3, 'amount', '100');
  expect(check.counts.good).toBe(2);
  answers.recent = [
    {
      payeeId: 'olive',
      amount: makeMoney(10_000n, 'EUR'),
      order: { number: '900', reference: '' },
      named: 'order 900',
      day: 'November 20',
    },
  ];
  await check.readAnew();
  await time.advance(1);
  expect(check.counts).toEqual({ good: 0, wrong: 0, asked: 2 });
  // Whoever leaves it, or removes it, finds in the report by which order it is paid (RUN-13).
  check.remove(3);
  expect(check.makeRun()?.held).toMatchObject(
    [2, 3].map((row) => ({
      row,
      reasons:
        row === 2
          ? [expect.stringContaining('order 900')]
          : ['You removed this row from the list.', expect.stringContaining('order 900')],
      paidElsewhere: { number: '900', reference: '' },
    })),
  );
});

it('an invoice that was paid with another amount goes only with a yes, which counts for no deal of the same amount', async () => {
  const { check, answers, time } = await open({ ...olive, reference: 'IH-0118' });
  answers.recent = [
    {
      payeeId: 'olive',
      amount: makeMoney(110_000n, 'EUR'),
      order: { number: '900', reference: '' },
      named: 'order 900',
      day: 'Nov 30, 2026',
      reference: 'IH-0118',
    },
  ];
  await check.readAnew();
  await time.advance(1);
  const sentence = 'Order 900 paid this payee €1,100.00 with the reference IH-0118 on Nov 30, 2026.';
  expect(check.counts).toEqual({ good: 0, wrong: 0, asked: 1 });
  expect(check.makeRun()?.held).toMatchObject([
    { reasons: [`${sentence} Pay it as well?`], paidElsewhere: { number: '900' }, cause: 'question' },
  ]);
  const [question] = check.judged.rows[0]?.questions ?? [];
  check.confirm(question?.key ?? '', true);
  expect(check.counts.good).toBe(1);
  expect(check.paidAgain).toEqual(new Set());
  check.remove(2);
  expect(check.makeRun()?.held).toMatchObject([
    { reasons: ['You removed this row from the list.', sentence] },
  ]);
});

it('a row that was removed is told, and put back stands where it stood', async () => {
  const { check, time } = await open(
    olive,
    { payee: 'Hartwell', amount: '7' },
    { payee: 'Hartwell', amount: '8' },
  );
  check.remove(3);
  expect(check.rows.map(({ row }) => row)).toEqual([2, 4]);
  expect(check.removed.map(({ row }) => row)).toEqual([3]);
  expect(check.makeRun()?.held).toMatchObject([{ row: 3, reasons: ['You removed this row from the list.'] }]);
  check.putBack();
  await time.advance(1);
  expect(check.rows.map(({ row }) => row)).toEqual([2, 3, 4]);
  expect(check.removed).toEqual([]);
  expect(check.counts.good).toBe(3);
});

it('a payee who was added meanwhile is known at once', async () => {
  const { check, answers, payeesChanged, time } = await open({ payee: 'New Works', amount: '7' });
  expect(check.counts.wrong).toBe(1);
  const [known] = answers.payees;
  if (known === undefined) throw new Error('There is a payee.');
  answers.payees = [...answers.payees, { ...known, id: 'new', name: 'New Works' }];
  payeesChanged();
  await time.advance(1);
  expect(check.counts.good).toBe(1);
});

it('rows that are shown because of what is wrong with them stay shown when they are mended', async () => {
  const { check } = await open(olive, { payee: 'Hartwell', amount: 'ten' });
  check.showHeld(true);
  check.edit(3, 'amount', '10');
  expect(check.shown.map(({ row }) => row.row)).toEqual([3]);
  check.showHeld(false);
  check.remove(3);
  expect(check.shown.map(({ row }) => row.row)).toEqual([2]);
});
