import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../ports/memoryStore.ts';
import { createPendingBankDetailCheckStore } from './bankDetailChecks.ts';

describe('the check of a beneficiary', () => {
  it('is open from a change until somebody has checked, for one user and one beneficiary', async () => {
    const store = createMemoryStore();
    const [mine, others] = [
      createPendingBankDetailCheckStore(store, 'me'),
      createPendingBankDetailCheckStore(store, 'you'),
    ];
    expect(await mine.open('b1')).toBe(false);
    await mine.changed('b1');
    await mine.changed('b1');
    await mine.changed('b2');
    expect([await mine.open('b1'), await mine.open('b2'), await others.open('b1')]).toEqual([
      true,
      true,
      false,
    ]);
    await mine.checked('b1');
    expect([await mine.open('b1'), await mine.open('b2')]).toEqual([false, true]);
    expect(await createPendingBankDetailCheckStore(store, 'me').open('b2')).toBe(true);
  });

  it('keeps ids only, and nothing when none is open', async () => {
    const store = createMemoryStore();
    const checks = createPendingBankDetailCheckStore(store, 'me');
    await checks.changed('b1');
    await checks.changed('b1');
    expect([...store.kept.values()]).toEqual(['["b1"]']);
    await checks.checked('b1');
    expect(store.kept.size).toBe(0);
  });

  it.each(['', '{', '7', '{"b1":true}', '[1,null]', '["b2",1]'])(
    'is open for every beneficiary when what is kept is %j, until each one is checked',
    async (kept) => {
      const store = createMemoryStore();
      const checks = createPendingBankDetailCheckStore(store, 'me');
      await checks.changed('b1');
      for (const key of store.kept.keys()) store.kept.set(key, kept);
      const open = () => Promise.all(['b1', 'b2'].map((id) => checks.open(id)));
      expect(await open()).toEqual([true, true]);
      await checks.checked('b1');
      await checks.checked('b1');
      expect(await open()).toEqual([false, true]);
      await checks.changed('b1');
      await checks.changed('b2');
      expect(await open()).toEqual([true, true]);
      await checks.checked('b2');
      expect(await open()).toEqual([true, false]);
    },
  );
});

describe('checks that the first version kept', () => {
  it.each([
    ['["b-1"]', { 'b-1': true, 'b-2': false }],
    ['["*","!b-2"]', { 'b-1': true, 'b-2': false }],
    ['["*","!b-1","b-1"]', { 'b-1': true, 'b-2': true }],
  ])('%s is still read', async (kept, open) => {
    const store = createMemoryStore();
    store.kept.set('fx-gateway.payee-checks.sub-1', kept);
    const checks = createPendingBankDetailCheckStore(store, 'sub-1');
    for (const [id, isOpen] of Object.entries(open)) expect(await checks.open(id)).toBe(isOpen);
  });
});
