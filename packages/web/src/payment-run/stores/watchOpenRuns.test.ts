import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { expect, it } from 'vitest';
import { fakePaymentRuns, runOf } from '../../../test/fakePaymentRuns.ts';
import { PaymentRunWorkspace } from './PaymentRunWorkspace.ts';

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

it('the open runs follow at once what another tab does with one of them, until nobody looks', async () => {
  const store = createMemoryStore();
  const other = fakePaymentRuns(store).scope.runs;
  const workspace = new PaymentRunWorkspace(fakePaymentRuns(store).scope);
  const states = () => workspace.open?.flatMap(({ deals }) => deals.map(({ state }) => state.kind));
  const stop = workspace.watchOpen();
  await settled();
  expect(states()).toEqual([]);
  await other.begin(runOf(2));
  await settled();
  expect(states()).toEqual(['waiting', 'waiting']);
  await other.advance('run-1', '2', { type: 'left-out' });
  await settled();
  expect(states()).toEqual(['waiting', 'left-out']);
  stop();
  await other.advance('run-1', '2', { type: 'put-back' });
  await settled();
  expect(states()).toEqual(['waiting', 'left-out']);
});
