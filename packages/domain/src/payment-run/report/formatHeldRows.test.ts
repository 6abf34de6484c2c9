import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runContext, runRow } from '../../../test/runSamples.ts';
import { corpayRunRules } from '../../corpay/payment-run/corpayRunRules.ts';
import { ofxRunRules } from '../../ofx/payment-run/ofxRunRules.ts';
import { createRunJudge } from '../judging/createRunJudge.ts';
import { selectRunPayments } from '../judging/selectRunPayments.ts';
import { toRunHeldRows } from '../preparation/toRunHeldRows.ts';
import { proposeColumnMapping } from '../reading/columnMapping.ts';
import { readRunTable } from '../reading/readRunTable.ts';
import { toRunRows } from '../reading/toRunRows.ts';
import { runFields } from '../runFields.ts';
import { formatHeldRows, formatKeptHeldRows } from './formatHeldRows.ts';

const readAgain = (csv: string) => {
  const table = readRunTable(csv);
  if (!table.ok) return table.failure;
  const read = toRunRows(table.value, proposeColumnMapping(table.value, corpayRunRules));
  return read.ok ? read.value.rows.map(({ texts }) => texts) : read.failure;
};

describe('the file of rows that do not go', () => {
  const rows = [
    runRow({ payee: 'Northwind Ltd', amount: '10' }, 2),
    runRow({ payee: '+Plus', amount: '1.000', reference: '2026-11-22' }, 4),
    runRow({ payee: 'Northwind Ltd', amount: '10.00' }, 5),
  ];
  const { held } = selectRunPayments(createRunJudge(runContext)(rows).rows, new Set());

  it('has them with their numbers and all of their reasons, and no others', () => {
    expect(formatHeldRows(rows, held, runContext)).toBe(
      'Row,Payee,IBAN or account ending,Amount,Currency,Settle in,Settle from,Reference,Purpose,Your id,Why it was not sent\r\n' +
        '4,\'+Plus,,1.000,,,,2026-11-22,,,"No payee is called +Plus. Choose one, or add this payee. The amount cannot be read. Do you mean 1.00 or 1,000.00?"\r\n' +
        '5,Northwind Ltd,,10.00,,,,,,,"This row has the payee and amount of row 2, and neither has a reference."\r\n',
    );
  });

  it('is written from what the run keeps once its page is gone: as it was read, and without what was removed', () => {
    const bad = [
      runRow(
        { payee: 'Nobody', account: 'DE89370400440532013000', amount: '12.50', currency: 'EUR', ownId: 'x' },
        6,
      ),
      runRow({ payee: 'Northwind Ltd', amount: 'ten', reference: 'N-7' }, 7),
    ];
    const all = [...rows, ...bad];
    const { rows: judged } = createRunJudge(runContext)(all);
    const kept = toRunHeldRows(all, judged, selectRunPayments(judged, new Set()).held);
    const csv = formatKeptHeldRows([
      ...kept,
      { row: 9, ownId: '', payee: 'Gone', reasons: ['You removed it.'], cause: 'removed' },
    ]);
    expect(csv.split('\r\n').map((line) => line.split(',').slice(0, 6).join())).toEqual([
      'Row,Payee,Amount,Currency,Reference,Your id',
      "4,'+Plus,1.000,,2026-11-22,",
      '5,Northwind Ltd,10.00,EUR,,',
      '6,Nobody,12.50,EUR,,x',
      '7,Northwind Ltd,ten,,N-7,',
      '',
    ]);
    expect(csv).not.toContain('DE89');
    expect(csv).toContain('No payee is called Nobody.');
  });

  it('has the columns that the partner has', () => {
    expect(formatHeldRows([], [], { ...runContext, rules: ofxRunRules })).toBe(
      'Row,Payee,IBAN or account ending,Amount,Currency,Settle in,Reference,Purpose,Your id,Why it was not sent\r\n',
    );
  });

  it('does not let an amount that can mean two be read as the larger one', () => {
    const comma = [runRow({ payee: 'a', amount: '1,500' }), runRow({ payee: 'b', amount: '1,50' }, 3)];
    const file = (isCommaDecimal: boolean) =>
      formatHeldRows(
        comma,
        comma.map(({ row }) => ({ row, reasons: [] })),
        { ...runContext, isCommaDecimal },
      );
    expect(readAgain(file(true))).toMatchObject([{ amount: '1.500' }, { amount: '1,50' }]);
    expect(readAgain(file(false))).toMatchObject([{ amount: '1,500' }, { amount: '1,50' }]);
  });

  it('is read again as the same rows, whatever stands in them', () => {
    const cell = fc.string().map((text) => text.trim());
    const texts = fc.record(Object.fromEntries(runFields.map((field) => [field, cell])));
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 8 }), (drawn) => {
        const written = drawn
          .map((each, at) => runRow(each, at + 2))
          // An apostrophe that keeps a spreadsheet from computing is taken off when it is read.
          .filter((row) => Object.values(row.texts).every((text) => !/^'[=+\-@]/.test(text)))
          .filter((row) => Object.values(row.texts).some((text) => text !== ''))
          .filter((row) => !/^\D*\d{1,3}$/.test(row.texts.amount));
        fc.pre(written.length > 0);
        const reasons = written.map(({ row }) => ({ row, reasons: ['Mend it.'] }));
        expect(readAgain(formatHeldRows(written, reasons, runContext))).toEqual(
          written.map((row) => row.texts),
        );
      }),
    );
  });
});
