import { describe, expect, it } from 'vitest';
import { runContext, runRow } from '../../../test/runSamples.ts';
import { editRunRow } from '../editRunRow.ts';
import { createRunJudge } from '../judging/createRunJudge.ts';
import { selectRunPayments } from '../judging/selectRunPayments.ts';
import { toRunHeldRows } from './toRunHeldRows.ts';

describe('the rows that did not go', () => {
  it('are kept with who is named and every reason, and without an account number', () => {
    const rows = [
      runRow({ payee: 'Northwind Ltd', amount: 'x', ownId: 'A-7' }, 2),
      runRow({ payee: 'Nobody Ltd', amount: '10' }, 3),
      runRow({ payee: 'Nobody GR1601101250000000012302345', amount: '10' }, 4),
    ];
    const judged = createRunJudge(runContext)(rows).rows;
    const { held } = selectRunPayments(judged, new Set());
    expect(toRunHeldRows(rows, judged, held)).toMatchObject([
      {
        row: 2,
        ownId: 'A-7',
        payee: 'Northwind Ltd',
        written: 'x',
        reasons: [expect.stringContaining('cannot be read')],
      },
      { row: 3, ownId: '', payee: 'Nobody Ltd', amount: null },
      { row: 4, payee: '' },
    ]);
  });

  it('say their amount in the currency that they are written in, and keep their reference', () => {
    const rows = [
      runRow({ payee: 'Northwind Ltd', amount: '1,777.15', currency: 'CHF', reference: 'RE-7' }, 2),
      runRow({ payee: 'Northwind Ltd', amount: '4006500010012345', currency: 'EUR' }, 3),
    ];
    const judged = createRunJudge(runContext)(rows).rows;
    const { held } = selectRunPayments(judged, new Set());
    const [other, unreadable] = toRunHeldRows(rows, judged, held);
    expect(other).toMatchObject({ row: 2, written: '1,777.15 CHF', reference: 'RE-7' });
    expect(
      JSON.stringify(unreadable, (_, value: unknown) => (typeof value === 'bigint' ? '' : value)),
    ).not.toContain('4006500010012345');
  });

  it('say what the sheet had said where payee, amount or currency were changed', () => {
    const rows = [
      editRunRow(runRow({ payee: 'Northwind Ltd', amount: '7', currency: 'USD' }), 'currency', 'CHF'),
      editRunRow(runRow({ payee: 'Nobody', amount: '7' }, 3), 'reference', 'A-1'),
    ];
    const judged = createRunJudge(runContext)(rows).rows;
    const { held } = selectRunPayments(judged, new Set());
    expect(toRunHeldRows(rows, judged, held).map(({ asPasted }) => asPasted)).toEqual([
      'Amount 7 USD',
      undefined,
    ]);
  });

  it.each([
    [{ amount: '125000', currency: 'NOK' }, '125000 NOK'],
    [{ amount: '1 250 000', currency: 'NOK' }, '1 250 000 NOK'],
    [{ amount: '12,500.00 NOK' }, '12,500.00 NOK'],
    [{ amount: 'NOK 12,500.00', currency: 'NOK' }, 'NOK 12,500.00'],
    [{ amount: '1250000', payee: 'Nobody Ltd' }, '1250000'],
    [{ amount: '-125,000.00', currency: 'EUR' }, '-125,000.00 EUR'],
    [{ amount: 'NO9386011117947', currency: 'EUR' }, 'EUR'],
    [{ amount: '12500', currency: '4006500010012345' }, '12500'],
  ])(
    'keep an amount as it was given, whatever its currency, and no account number (RUN-11): %o',
    (texts, written) => {
      const rows = [runRow({ payee: 'Northwind Ltd', ...texts })];
      const judged = createRunJudge(runContext)(rows).rows;
      const { held } = selectRunPayments(judged, new Set());
      expect(toRunHeldRows(rows, judged, held)).toMatchObject([{ amount: null, written }]);
    },
  );
});
