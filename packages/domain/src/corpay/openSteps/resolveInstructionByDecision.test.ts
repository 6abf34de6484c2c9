import { describe, expect, it } from 'vitest';
import {
  detail,
  leftOpen,
  makeInstructionFixture,
  noOrder,
  openUnclear,
  ours,
  silence,
  trouble,
} from '../../../test/instructionFixture.ts';
import { failed, succeeded } from '../../result/result.ts';
import { maxInstructionCallMs } from '../instruction/resolveLostInstruction.ts';
import { resolveInstructionByDecision } from './resolveInstructionByDecision.ts';

const neverAsked = () => Promise.reject(new Error('There is nothing to decide.'));

describe('an instruction without an answer', () => {
  it.each([
    ['payments that are the same', detail([ours]), 'instructed'],
    ['no payments', detail([]), 'not-instructed'],
    ['no order', failed(noOrder), 'not-instructed'],
    ['nothing, because nobody answers', failed(silence), 'unknown'],
  ] as const)('is nothing to decide on where the order shows %s', async (_what, order, kind) => {
    const fixture = makeInstructionFixture({ answer: failed(trouble), order });
    const intent = await leftOpen(fixture);
    await fixture.time.advance(maxInstructionCallMs);
    expect(await resolveInstructionByDecision(fixture, intent, neverAsked)).toMatchObject({
      value: { kind },
    });
  });

  it('is what the user says where it cannot be told apart', async () => {
    const mine = await openUnclear();
    expect(
      await resolveInstructionByDecision(mine.fixture, mine.intent, async (shown) =>
        succeeded(shown.length === 1),
      ),
    ).toEqual(succeeded({ kind: 'instructed', orderNumber: '700' }));
    const other = await openUnclear();
    expect(
      await resolveInstructionByDecision(other.fixture, other.intent, async () => succeeded(false)),
    ).toEqual(
      succeeded({
        kind: 'instructed-differently',
        orderNumber: '700',
        instructedAs: [ours],
        different: [],
      }),
    );
    for (const { fixture } of [mine, other]) expect(await fixture.journal.list()).toEqual([]);
  });

  it('is settled elsewhere where another process was faster', async () => {
    const { fixture, intent } = await openUnclear();
    const say = async () => {
      await fixture.journal.settle(intent);
      return succeeded(true);
    };
    const elsewhere = succeeded({ kind: 'settled-elsewhere', orderNumber: '700' });
    expect(await resolveInstructionByDecision(fixture, intent, say)).toEqual(elsewhere);
    const { fixture: other, intent: left } = await openUnclear();
    const leave = async () => {
      await other.journal.settle(left);
      return succeeded(null);
    };
    expect(await resolveInstructionByDecision(other, left, leave)).toEqual(elsewhere);
    expect(await resolveInstructionByDecision(fixture, intent, neverAsked)).toEqual(elsewhere);
  });

  it('stays open where the user does not say it', async () => {
    const { fixture, intent } = await openUnclear();
    expect(await resolveInstructionByDecision(fixture, intent, async () => succeeded(null))).toEqual(
      succeeded({ kind: 'unknown', failure: null, shown: [ours] }),
    );
    expect(await resolveInstructionByDecision(fixture, intent, async () => failed('gone'))).toEqual(
      failed('gone'),
    );
    expect(await fixture.journal.list()).toHaveLength(1);
  });
});
