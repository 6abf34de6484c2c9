import { expect, it } from 'vitest';
import { fakePaymentRuns } from '../../../test/fakePaymentRuns.ts';
import { PaymentRunWorkspace } from './PaymentRunWorkspace.ts';
import { RunSourceStore } from './RunSourceStore.ts';

it('what a user said of a column is known for their next table', async () => {
  const { scope } = fakePaymentRuns();
  const first = new RunSourceStore(scope);
  first.type('Firma\tAmount\nOlive Export\t5');
  await first.readPasted();
  expect(first.rows?.ok).toBe(false);
  first.use('Firma', 'payee');
  expect(first.rows?.ok).toBe(true);
  await first.keepMapping();
  const next = new RunSourceStore(scope);
  next.type('Firma\tAmount\nHartwell\t7');
  await next.readPasted();
  expect(next.rows?.ok).toBe(true);
});

it('one column at most is a field: saying it of another one takes it from the first', async () => {
  const { scope } = fakePaymentRuns();
  const source = new RunSourceStore(scope);
  source.type('Payee\tCompany\tAmount\nA\tB\t5');
  await source.readPasted();
  source.use('Company', 'payee');
  expect(source.mapping).toEqual({ Payee: 'not-used', Company: 'payee', Amount: 'amount' });
});

it('rows in which two columns mean the same are not checked before the user has said which one counts', async () => {
  const { scope } = fakePaymentRuns();
  const source = new RunSourceStore(scope);
  source.type('Payee\tAmount\tAmount\nA\t5\t7');
  await source.readPasted();
  expect(source.rows).toMatchObject({
    failure: [{ message: expect.stringContaining("'Amount' and 'Amount (C)' are both the Amount.") }],
  });
  source.use('Amount (C)', 'amount');
  expect(source.mapping).toEqual({ Payee: 'payee', Amount: 'not-used', 'Amount (C)': 'amount' });
  expect(source.rows).toMatchObject({ value: { rows: [{ texts: { amount: '7' } }] } });
});

it('a file that cannot be read is refused with line and column, and what was read before stays away', async () => {
  const { scope } = fakePaymentRuns();
  const source = new RunSourceStore(scope);
  const text = new TextEncoder().encode('Payee,Amount\n"Olive,5\n');
  await source.readFile({ name: 'a.csv', arrayBuffer: async () => text.buffer });
  expect(source.read).toBeNull();
  expect(source.problems[0]).toMatchObject({ line: 2, column: 1 });
});

it('rows of which nothing was sent are kept nowhere, and hold back a reload', async () => {
  const { scope, store } = fakePaymentRuns();
  const workspace = new PaymentRunWorkspace(scope);
  expect(workspace.dirty).toBe(false);
  workspace.source.type('Payee\tAmount\nOlive Export\t5');
  expect(workspace.dirty).toBe(true);
  await workspace.source.readPasted();
  await workspace.beginCheck();
  expect(workspace.check?.rows).toHaveLength(1);
  expect(await store.read('fx-gateway.payment-runs.corpay.one')).toBeNull();
  workspace.clear();
  expect(workspace.dirty).toBe(false);
});

it('what was mended stays when the rows are only looked at again, and goes once they are others', async () => {
  const { scope } = fakePaymentRuns();
  const workspace = new PaymentRunWorkspace(scope);
  workspace.source.type('Payee\tAmount\nOlive Export\t77');
  await workspace.source.readPasted();
  await workspace.beginCheck();
  const { check } = workspace;
  expect(check).not.toBeNull();
  workspace.backToRows();
  expect(workspace.check).toBeNull();
  await workspace.beginCheck();
  expect(workspace.check).toBe(check);
  workspace.backToRows();
  workspace.source.type('Payee\tAmount\nOlive Export\t78');
  await workspace.source.readPasted();
  await workspace.beginCheck();
  expect(workspace.check).not.toBe(check);
  workspace.clear();
});
