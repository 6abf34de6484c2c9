import { expect, it } from 'vitest';
import { awaited, detail, makeInstructionFixture, ours } from '../../../test/instructionFixture.ts';
import { stillAwaited } from './stillAwaited.ts';

it('a deal that was instructed elsewhere waits no more, also where that cannot be written down', async () => {
  const fixture = makeInstructionFixture({ order: detail([ours]) });
  await fixture.journal.keep(awaited('700'));
  fixture.journal.settle = () => Promise.reject(new Error('full'));
  expect(await stillAwaited(fixture, await fixture.journal.list())).toEqual([]);
});
