import { describe, expect, it } from 'vitest';
import { goodTexts } from '../../../test/judgedSamples.ts';
import { runContext, runRow } from '../../../test/runSamples.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import type { RunRow, RunRowTexts } from '../runRow.ts';
import { createRunJudge } from './createRunJudge.ts';
import type { RunContext } from './runContext.ts';
import { selectRunPayments } from './selectRunPayments.ts';

const rowsOf = (...texts: readonly Partial<RunRowTexts>[]): readonly RunRow[] =>
  texts.map((each, index) => runRow({ ...goodTexts, ...each }, index + 2));
const asked = (rows: readonly RunRow[], context: Partial<RunContext> = {}) =>
  createRunJudge({ ...runContext, ...context })(rows).rows.map(({ questions }) =>
    questions.map(({ kind, message }) => `${kind}: ${message}`),
  );

describe('what is asked before a row goes', () => {
  it('is whether a payment that stands there twice is meant twice', () => {
    expect(
      asked(
        rowsOf(
          {},
          { reference: 'other' },
          { payee: 'p-1', amount: '10.00' },
          { amount: '11' },
          { amount: '€10', currency: 'EUR' },
          { payee: 'nobody' },
          { payee: 'nobody' },
          {},
        ),
      ),
    ).toEqual([
      [],
      [],
      ['same-row: This row has the payee and amount of row 2, and neither has a reference.'],
      [],
      ['same-row: This row has the payee and amount of rows 2 and 4, and none of them has a reference.'],
      [],
      [],
      ['same-row: This row has the payee and amount of rows 2, 4 and 6, and none of them has a reference.'],
    ]);
  });

  it('is it by the reference, of which only letters and digits count, or by the id of your own', () => {
    expect(
      asked(
        rowsOf(
          { reference: 'INV-7', ownId: '1' },
          { reference: 'inv 7', ownId: '2' },
          { reference: 'INV 8', ownId: '1' },
          { reference: '---' },
          { reference: '--' },
          { reference: '---' },
        ),
      ),
    ).toEqual([
      [],
      ['same-row: This row has the payee and amount of row 2, and the same reference or id.'],
      ['same-row: This row has the payee and amount of row 2, and the same reference or id.'],
      [],
      [],
      ['same-row: This row has the payee and amount of row 5, and the same reference or id.'],
    ]);
  });

  it('is it of rows without a reference also where their own ids differ, and once where they do not', () => {
    expect(asked(rowsOf({ ownId: '1' }, { ownId: '2' }, { ownId: '1' }))).toEqual([
      [],
      ['same-row: This row has the payee and amount of row 2, and neither has a reference.'],
      [
        'same-row: This row has the payee and amount of row 2, and the same reference or id.',
        'same-row: This row has the payee and amount of row 3, and neither has a reference.',
      ],
    ]);
  });

  it('is whether one reference is paid with two amounts, to the same payee', () => {
    const other = { payee: 'p-2', purpose: 'Rent' };
    expect(
      asked(
        rowsOf(
          { reference: 'INV 7' },
          { reference: 'INV 7', ...other },
          { reference: 'INV-7', amount: '11' },
          { reference: 'inv7', amount: '12' },
          { amount: '13' },
          { amount: '14' },
        ),
      ),
    ).toEqual([
      [],
      [],
      ['same-reference: The same reference stands in row 2 with another amount.'],
      ['same-reference: The same reference stands in rows 2 and 4 with another amount.'],
      [],
      [],
    ]);
    const [, judged] = createRunJudge(runContext)(
      rowsOf({ reference: 'INV 7' }, { reference: 'INV 7', amount: '11' }),
    ).rows;
    expect(judged?.questions).toEqual([
      {
        kind: 'same-reference',
        key: 'same-reference 3 2 ["p-1","reference inv7"] EUR 1100',
        field: 'reference',
        message: 'The same reference stands in row 2 with another amount.',
        tick: 'I want to pay this row as well.',
      },
    ]);
  });

  it('is whether somebody who was paid the same within seven days is paid again', () => {
    const recentPayments = [
      {
        payeeId: 'p-1',
        amount: makeMoney(1_000n, 'EUR'),
        order: { number: '20418202', reference: '' },
        named: 'order 20418202',
        day: '24 November 2026',
      },
      {
        payeeId: 'p-2',
        amount: makeMoney(1_100n, 'EUR'),
        order: { number: '20418203', reference: '' },
        named: 'order 20418203',
        day: '24 November 2026',
      },
    ];
    expect(asked(rowsOf({}, { amount: '11' }), { recentPayments })).toEqual([
      [
        'paid-lately: A payment of €10.00 to Northwind Ltd was booked on 24 November 2026 already (order 20418202).',
      ],
      [],
    ]);
  });

  it('stands at a cell, with what the user says yes to, under a key of all that it is about', () => {
    const recentPayments = ['1', '2'].map((number) => ({
      payeeId: 'p-1',
      amount: makeMoney(1_000n, 'EUR'),
      order: { number, reference: '' },
      named: `order ${number}`,
      day: '24 November 2026',
    }));
    const judgeAll = createRunJudge({ ...runContext, recentPayments, changedPayees: new Set(['p-1']) });
    const paidMessage =
      'A payment of €10.00 to Northwind Ltd was booked on 24 November 2026 already (order 1).';
    expect(judgeAll(rowsOf({}, {}, {})).rows[2]?.questions).toEqual([
      {
        kind: 'same-row',
        key: 'same-row 4 2,3 ["p-1","EUR 1000","no reference"]',
        field: 'payee',
        message: 'This row has the payee and amount of rows 2 and 3, and none of them has a reference.',
        tick: 'I want to pay this row as well.',
      },
      {
        kind: 'paid-lately',
        key: 'paid-lately ["p-1","EUR","1000"] order 1 order 2',
        field: 'amount',
        message: paidMessage,
        paidElsewhere: { number: '1', reference: '', sentence: paidMessage },
        tick: 'I want to pay this amount again.',
      },
      {
        kind: 'details-changed',
        key: 'details-changed p-1',
        field: 'payee',
        message:
          'The bank details of Northwind Ltd are new or have changed, and nobody has confirmed them on this device.',
        tick: 'I have checked the bank details with the beneficiary by calling a telephone number I already knew.',
      },
    ]);
  });

  it('is whether changed bank details were checked, once for a payee', () => {
    const changedPayees = new Set(['p-1']);
    const { rows } = createRunJudge({ ...runContext, changedPayees })(rowsOf({}, { amount: '11' }));
    expect(rows.map(({ questions }) => questions.map(({ message }) => message))).toEqual([
      [
        'The bank details of Northwind Ltd are new or have changed, and nobody has confirmed them on this device.',
      ],
      [
        'The bank details of Northwind Ltd are new or have changed, and nobody has confirmed them on this device.',
      ],
    ]);
    const keys = rows.flatMap(({ questions }) => questions.map(({ key }) => key));
    expect(new Set(keys).size).toBe(1);
    expect(selectRunPayments(rows, new Set()).payments).toEqual([]);
    expect(selectRunPayments(rows, new Set(keys)).payments.length).toBe(2);
  });

  it('keeps a row from going until each of its questions has a yes, and a yes counts for what was asked alone', () => {
    const judgeRows = createRunJudge({ ...runContext, changedPayees: new Set(['p-1']) });
    const before = judgeRows(rowsOf({}, {})).rows;
    const all = new Set(before.flatMap(({ questions }) => questions.map(({ key }) => key)));
    expect(selectRunPayments(before, all).payments.map(({ row }) => row)).toEqual([2, 3]);
    const first = new Set([...all].filter((key) => key.startsWith('details-changed')));
    expect(selectRunPayments(before, first)).toMatchObject({
      payments: [{ row: 2 }],
      held: [
        { row: 3, reasons: ['This row has the payee and amount of row 2, and neither has a reference.'] },
      ],
    });
    const edited = judgeRows(rowsOf({ amount: '12' }, { amount: '12' })).rows;
    expect(selectRunPayments(edited, all).payments.map(({ row }) => row)).toEqual([2]);
  });

  it('is no question for the good rows, which go without the bad ones', () => {
    const { rows } = createRunJudge(runContext)(rowsOf({}, { amount: 'x' }, { amount: '11' }));
    expect(selectRunPayments(rows, new Set())).toMatchObject({
      payments: [{ row: 2 }, { row: 4 }],
      held: [{ row: 3, reasons: ['The amount cannot be read. Write it like 1,000.50.'] }],
    });
  });
});

describe('a run that is edited in place', () => {
  it('judges the edited row again and no other, and sees what it has in common with them', () => {
    const judgeRows = createRunJudge(runContext);
    const rows = [
      runRow(goodTexts, 2),
      runRow({ ...goodTexts, amount: '11' }, 3),
      runRow({ ...goodTexts, amount: '12' }, 4),
    ];
    const [first, second, third] = judgeRows(rows).rows;
    const edited = rows.map((row) => (row.row === 3 ? runRow(goodTexts, 3) : row));
    const after = judgeRows(edited).rows;
    expect(after[0]).toBe(first);
    expect(after[2]).toBe(third);
    expect(second?.questions).toEqual([]);
    expect(after[1]?.questions.map(({ kind }) => kind)).toEqual(['same-row']);
  });
});
