import { expect, it } from 'vitest';
import { corpayRunRules } from '../../corpay/payment-run/corpayRunRules.ts';
import { proposeColumnMapping } from './columnMapping.ts';
import { readRunTable } from './readRunTable.ts';
import { toRunRows } from './toRunRows.ts';

it('a payee in a table is named as what they are, so that a row for nobody says why (NAME-1)', () => {
  const read = readRunTable('Payee,Amount\nThal\u200bassa,1');
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  const rows = toRunRows(read.value, proposeColumnMapping(read.value, corpayRunRules));
  expect(rows).toMatchObject({ ok: true, value: { rows: [{ texts: { payee: 'Thal[U+200B]assa' } }] } });
});
