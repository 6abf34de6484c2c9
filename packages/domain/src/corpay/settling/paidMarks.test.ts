import { expect, it } from 'vitest';
import { createMemoryStore } from '../../ports/memoryStore.ts';
import { createPaidMarks } from './paidMarks.ts';

const line = { id: '1/0/USD/1000.00', countsFrom: '2026-11-25' };
const now = Date.parse('2026-11-27T10:00:00Z');

it('what was marked as paid is remembered for its user only, and can be taken back', async () => {
  const store = createMemoryStore();
  const marks = createPaidMarks(store, 'sub-1');
  await marks.mark(line, now);
  expect(await createPaidMarks(store, 'sub-1').read(now)).toEqual(new Set([line.id]));
  expect(await createPaidMarks(store, 'sub-2').read(now)).toEqual(new Set());
  await marks.unmark(line);
  expect(await marks.read(now)).toEqual(new Set());
  expect(await store.read('fx-gateway.paid-settlements.sub-1'), 'nothing is kept').toBeNull();
});

it('a mark is forgotten once its line is listed no more', async () => {
  const store = createMemoryStore();
  const marks = createPaidMarks(store, 'sub-1');
  const before = Date.parse('2026-11-20T10:00:00Z');
  await marks.mark({ id: 'old', countsFrom: '2026-11-19' }, before);
  expect(await marks.read(before)).toEqual(new Set(['old']));
  expect(await marks.read(now)).toEqual(new Set());
  expect(store.kept.size, 'nothing is kept').toBe(0);
  await marks.mark({ id: 'old', countsFrom: '2026-11-19' }, before);
  await marks.mark(line, now);
  expect(await marks.read(before)).toEqual(new Set([line.id]));
});

it.each(['no list', '{}', '[1, {"id": 2}]'])('%j, which was kept, marks nothing', async (kept) => {
  const store = createMemoryStore();
  await store.write('fx-gateway.paid-settlements.sub-1', kept);
  const marks = createPaidMarks(store, 'sub-1');
  expect(await marks.read(now)).toEqual(new Set());
  await marks.mark(line, now);
  expect(await marks.read(now)).toEqual(new Set([line.id]));
});

it('a mark that was kept with the day of its entry still counts', async () => {
  const store = createMemoryStore();
  await store.write(
    'fx-gateway.paid-settlements.sub-1',
    JSON.stringify([
      { id: 'before', entered: '2026-11-25' },
      { id: 'old', entered: '2026-11-19' },
    ]),
  );
  const marks = createPaidMarks(store, 'sub-1');
  expect(await marks.read(now)).toEqual(new Set(['before']));
  await marks.mark(line, now);
  expect(await marks.read(now)).toEqual(new Set(['before', line.id]));
});
