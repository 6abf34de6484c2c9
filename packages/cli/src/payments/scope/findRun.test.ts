import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { createPaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../verbs/options.ts';
import { keptDeal, keptRun } from '../../../test/keptRun.ts';
import { findRun } from './findRun.ts';

const run = (name: string, isOver: boolean): PaymentRun => ({
  ...keptRun(keptDeal(isOver ? { kind: 'left-out' } : { kind: 'waiting', refusal: null })),
  id: name,
  name,
});

const found = async (kept: readonly PaymentRun[], whenOver: 'newest' | 'only' = 'only', key?: string) => {
  const runs = createPaymentRunStore(createMemoryStore(), 'ann');
  for (const each of kept) await runs.begin(each);
  const answer = await findRun({ runs }, readOptions(key === undefined ? {} : { key }), whenOver);
  return answer.ok ? answer.value.name : `${answer.failure.exit} ${answer.failure.hint}`;
};

describe('a run that is not named', () => {
  it('is the only one that is not over, whatever else is kept', async () => {
    expect(await found([run('old', true), run('open', false), run('new', true)])).toBe('open');
    expect(await found([run('one', false), run('over', true), run('two', false)])).toBe(
      '2 Say which one with --key: one, two',
    );
  });

  it('is the newest to look at where all are over, and has to be named for anything else', async () => {
    const over = [run('old', true), run('new', true)];
    expect(await found(over, 'newest')).toBe('new');
    expect(await found(over)).toBe('2 Say which one with --key: old, new');
    expect(await found([run('old', true)])).toBe('old');
    expect(await found([])).toMatch(/^5 /);
  });

  it('is no matter where one is named', async () => {
    expect(await found([run('old', true), run('open', false)], 'only', 'old')).toBe('old');
    expect(await found([run('old', true)], 'only', 'other')).toBe('5 There are: old');
  });
});
