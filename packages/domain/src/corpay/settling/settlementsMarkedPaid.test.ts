import { expect, it } from 'vitest';
import { createMemoryStore } from '../../ports/memoryStore.ts';
import { createSettlementsMarkedPaid } from './settlementsMarkedPaid.ts';

const line = { id: '1/0/USD/1000.00' };

it('what was marked as paid is remembered for its user only, and can be taken back', async () => {
  const store = createMemoryStore();
  const marks = createSettlementsMarkedPaid(store, 'sub-1');
  await marks.mark(line);
  expect(await createSettlementsMarkedPaid(store, 'sub-1').read()).toEqual(new Set([line.id]));
  expect(await createSettlementsMarkedPaid(store, 'sub-2').read()).toEqual(new Set());
  await marks.unmark(line);
  expect(await marks.read()).toEqual(new Set());
  expect(await store.read('fx-gateway.paid-settlements.sub-1'), 'nothing is kept').toBeNull();
});

it('a mark outlives whatever day this device takes it for, and the newest 500 are kept', async () => {
  const store = createMemoryStore();
  const marks = createSettlementsMarkedPaid(store, 'sub-1');
  for (let each = 0; each <= 500; each += 1) await marks.mark({ id: String(each) });
  const kept = await marks.read();
  expect([kept.size, kept.has('0'), kept.has('1'), kept.has('500')]).toEqual([500, false, true, true]);
});

it.each(['no list', '{}', '[1, {"id": 2}]'])('%j, which was kept, marks nothing', async (kept) => {
  const store = createMemoryStore();
  await store.write('fx-gateway.paid-settlements.sub-1', kept);
  const marks = createSettlementsMarkedPaid(store, 'sub-1');
  expect(await marks.read()).toEqual(new Set());
  await marks.mark(line);
  expect(await marks.read()).toEqual(new Set([line.id]));
});

it('a mark that was kept with a day still counts', async () => {
  const store = createMemoryStore();
  await store.write(
    'fx-gateway.paid-settlements.sub-1',
    JSON.stringify([
      { id: 'before', entered: '2026-11-25' },
      { id: 'later', countsFrom: '2026-11-19' },
    ]),
  );
  const marks = createSettlementsMarkedPaid(store, 'sub-1');
  expect(await marks.read()).toEqual(new Set(['before', 'later']));
  await marks.mark(line);
  expect(await marks.read()).toEqual(new Set(['before', 'later', line.id]));
});
