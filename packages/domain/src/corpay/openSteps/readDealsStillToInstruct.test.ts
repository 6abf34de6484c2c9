import { describe, expect, it } from 'vitest';
import {
  awaited,
  detail,
  makeInstructionFixture,
  noOrder,
  ours,
  press,
  silence,
} from '../../../test/instructionFixture.ts';
import { instructionIntent } from '../../../test/sampleDeals.ts';
import { failed } from '../../result/result.ts';
import { readDealsStillToInstruct } from './readDealsStillToInstruct.ts';

it('a deal that was instructed elsewhere waits no more, also where that cannot be written down', async () => {
  const fixture = makeInstructionFixture({ order: detail([ours]) });
  await fixture.journal.keep(awaited('700'));
  fixture.journal.settle = () => Promise.reject(new Error('full'));
  expect(await readDealsStillToInstruct(fixture, await fixture.journal.list())).toEqual([]);
});

describe('a deal that waits for its instruction', () => {
  it.each([
    ['its order has no payments', detail([]), true],
    ['the partner cannot be asked', failed(silence), true],
    ['it was instructed elsewhere', detail([ours]), false],
    ['the partner does not know it', failed(noOrder), false],
  ] as const)('waits on, or is forgotten quietly, when %s: %#', async (_when, order, waits) => {
    const fixture = makeInstructionFixture({ order });
    await fixture.journal.keep(awaited('700'));
    await fixture.journal.keep({ ...instructionIntent, orderNumber: press.instruction.orderNumber });
    const kept = await fixture.journal.list();
    expect(await readDealsStillToInstruct(fixture, kept)).toEqual(waits ? [awaited('700')] : []);
    expect(await fixture.journal.list()).toEqual(waits ? kept : [kept[1]]);
  });
});
