import { describe, expect, it } from 'vitest';
import { sampleBooking, sampleRun } from '../../../test/samplePaymentRun.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { createMemoryStore } from '../../ports/memoryStore.ts';
import { createPaymentRunStore } from './paymentRunStore.ts';

const leaves = { type: 'booking-leaves', booking: sampleBooking(), limited: false } as const;

describe('the payment runs of a user', () => {
  it('are kept with every amount, and are another user’s never', async () => {
    const store = createMemoryStore();
    const runs = createPaymentRunStore(store, 'corpay.ann');
    expect(await runs.begin(sampleRun())).toBe(null);
    expect(await createPaymentRunStore(store, 'corpay.ann').list()).toEqual([sampleRun()]);
    expect(await createPaymentRunStore(store, 'corpay.bea').list()).toEqual([]);
    expect(await runs.find('else')).toBe(null);
  });

  it('have one run for a name: another under it is not begun, and the first is given', async () => {
    const runs = createPaymentRunStore(createMemoryStore(), 'ann');
    await runs.begin(sampleRun());
    expect(await runs.begin({ ...sampleRun(), id: 'run-2' })).toEqual(sampleRun());
    expect(await runs.find('run-2')).toBe(null);
    expect(await runs.begin({ ...sampleRun(), id: 'run-3', name: 'December' })).toBe(null);
    expect((await runs.list()).map(({ id }) => id)).toEqual(['run-1', 'run-3']);
  });

  it('go on by one step at a time, of which two at once take one', async () => {
    const runs = createPaymentRunStore(createMemoryStore(), 'ann');
    await runs.begin(sampleRun());
    const steps = await Promise.all([runs.advance('run-1', '1', leaves), runs.advance('run-1', '1', leaves)]);
    expect(steps.map(({ ok }) => ok)).toEqual([true, false]);
    expect((await runs.find('run-1'))?.deals[0]?.state).toEqual({
      kind: 'booking',
      booking: sampleBooking(),
    });
    expect(await runs.advance('gone', '1', leaves)).toEqual({ ok: false, failure: { kind: 'not-now' } });
  });

  it('keep the limits that were agreed to', async () => {
    const runs = createPaymentRunStore(createMemoryStore(), 'ann');
    await runs.begin(sampleRun());
    await runs.limit('run-1', [makeMoney(5n, 'USD')]);
    await runs.limit('gone', []);
    expect((await runs.list()).map(({ limits }) => limits)).toEqual([[makeMoney(5n, 'USD')]]);
  });

  it('are forgotten once they are closed, and never while an outcome is not known', async () => {
    const store = createMemoryStore();
    const runs = createPaymentRunStore(store, 'ann');
    await runs.begin(sampleRun());
    await runs.advance('run-1', '1', leaves);
    expect(await runs.forget('run-1')).toBe(false);
    expect(await runs.list()).toHaveLength(1);
    await runs.advance('run-1', '1', { type: 'not-booked', quoteId: 'q1', refusal: null });
    expect(await runs.forget('run-1')).toBe(true);
    expect(store.kept.size).toBe(0);
  });

  it('are heard of when they change', async () => {
    const runs = createPaymentRunStore(createMemoryStore(), 'ann');
    const heard: string[] = [];
    const ends = [runs.watch('run-1', () => heard.push('run')), runs.watchList(() => heard.push('list'))];
    await runs.begin(sampleRun());
    expect(heard).toEqual(['run', 'list']);
    for (const end of ends) end();
    await runs.limit('run-1', []);
    expect(heard).toHaveLength(2);
  });

  it.each([
    ['fx-gateway.payment-run.ann.run-1', '{}'],
    ['fx-gateway.payment-run.ann.run-1', '{"version":2,"run":{}}'],
    ['fx-gateway.payment-run.ann.run-1', '{"version":1,"run":{"id":"run-1","deals":[{"payments":[]}]}}'],
    ['fx-gateway.payment-runs.ann', '{}'],
    ['fx-gateway.payment-runs.ann', '[{"id":"run-1","name":"November"}]'],
  ])('that cannot be read are never taken for absent: %s with %s', async (place, text) => {
    const store = createMemoryStore();
    const runs = createPaymentRunStore(store, 'ann');
    await runs.begin(sampleRun());
    await store.write(place, text);
    await expect(runs.list()).rejects.toThrow(/cannot be read/);
  });
});
