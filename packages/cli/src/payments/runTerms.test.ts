import { emptyRunRowTexts, type RunRow } from '@fx-gateway/domain/payment-run/runRow.ts';
import { expect, it } from 'vitest';
import { readOptions } from '../verbs/options.ts';
import { makeRunTerms, runTermsDifference } from './runTerms.ts';

const row = (number: number, amount: string): RunRow => ({
  row: number,
  texts: { ...emptyRunRowTexts, payee: 'Thalassa', amount },
});
const terms = (rows: readonly RunRow[], options: Readonly<Record<string, unknown>> = {}) =>
  makeRunTerms(readOptions(options), 'nov', rows);
const first = [row(2, '1'), row(3, '2'), row(4, '3')];

it('another file under a key is told by how many rows are changed, added and removed', async () => {
  const other = await terms([row(2, '1'), row(3, '9'), row(5, '3'), row(6, '3')]);
  expect(runTermsDifference(await terms(first), other)).toBe(
    'In this file: 1 row changed, 2 rows added and 1 row removed.',
  );
  expect(runTermsDifference(await terms(first), await terms(first))).toBe(null);
});

it('what is said otherwise for all rows is named', async () => {
  const purpose = await terms(first, { purpose: ['GOODS'], settleIn: 'GBP' });
  expect(runTermsDifference(await terms(first), purpose)).toBe(
    'Another settlement and purpose were said for all rows then.',
  );
});

it('a run of an earlier version goes on with its file, and otherwise nothing is said of what differs', async () => {
  const [whole = ''] = (await terms(first)).split(' ');
  expect(runTermsDifference(whole, await terms(first))).toBe(null);
  expect(runTermsDifference(whole, await terms([]))).toBe('');
});

it('no text of a file can be read from what stands for it', async () => {
  expect(await terms(first)).not.toContain('Thalassa');
});
