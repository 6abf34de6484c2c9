import { expect, it } from 'vitest';
import { formatRunReportCsv } from './runReport.ts';
import { toRunReportRows } from './toRunReportRows.ts';

const cellsOf = (written: string): string => {
  const held = [{ row: 2, ownId: '', payee: 'Olive', written, reasons: ['You removed it.'] }];
  const [, row = ''] = formatRunReportCsv(toRunReportRows({ deals: [], held }, new Map())).split('\r\n');
  const [, cells = ''] = row.split('Olive,');
  return cells.slice(0, cells.indexOf(',,'));
};

it.each([
  ['640.00 USD', '640.00,USD'],
  ['2,210 GBP', '"2,210",GBP'],
  ['1,777.15 CHF', '1777.15,CHF'],
  ['640 EUR', '640.00,EUR'],
])(
  'a row that did not go has amount and currency in their own columns, as those that went: %s',
  (written, cells) => {
    expect(cellsOf(written)).toBe(cells);
  },
);

it.each(['about 20', '12.5.7', 'ten USD'])('what is no amount stands as it was given: %s', (written) => {
  expect(cellsOf(written)).toBe(written);
});
