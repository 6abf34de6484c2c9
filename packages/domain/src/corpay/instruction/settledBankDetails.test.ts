import { describe, expect, it } from 'vitest';
import {
  detail,
  leftOpen,
  makeInstructionFixture,
  ours,
  refused,
  saidYes,
} from '../../../test/instructionFixture.ts';
import { failed } from '../../result/result.ts';
import type { StoredInstructionCall } from '../intents/intent.ts';
import { resolveLostInstruction, storeUserAnswerOnInstruction } from './resolveLostInstruction.ts';

/** What is noted once the person has said that the payments are those of this instruction. */
const notedOf = async (change: (sent: StoredInstructionCall) => StoredInstructionCall) => {
  const fixture = makeInstructionFixture();
  const intent = change(await leftOpen(fixture));
  const noted: unknown[] = [];
  const confirmedAccounts = {
    notePaid: async (order: string, endings: ReadonlyMap<string, string>, sentAt: number) =>
      void noted.push([order, [...endings], sentAt === intent.startedAt]),
  };
  await storeUserAnswerOnInstruction({ ...fixture, confirmedAccounts }, intent, [ours], true);
  return noted;
};

describe('the account that a settled instruction was paid to', () => {
  it('is noted where it was known when it was sent, with the moment of that', async () => {
    expect(await notedOf((sent) => sent)).toEqual([['700', [['b1', '0076']], true]]);
  });

  it('is not noted where it was not known then, but the moment is', async () => {
    expect(await notedOf(({ accountEnding: _none, ...sent }) => sent)).toEqual([['700', [], true]]);
  });

  it('is not noted where the partner refused what was sent, since another instruction paid the order', async () => {
    expect(await notedOf((sent) => ({ ...sent, callEnded: true, refused: true }))).toEqual([]);
  });
});

describe('the check of new bank details (MSG-1), once it is known what became of a lost instruction', () => {
  it('closes when an instruction without an answer turns out to be made', async () => {
    const fixture = makeInstructionFixture({ order: detail([ours]) });
    await fixture.bankDetailChecks.changed('b1');
    const intent = await leftOpen(fixture, await saidYes(fixture));
    await resolveLostInstruction(fixture, intent);
    expect(await fixture.bankDetailChecks.open('b1')).toBe(false);
  });

  it.each([
    ['closes', 'just what was sent', [ours], false],
    ['stays open', 'what cannot be told apart from it', [{ ...ours, reference: '' }], true],
  ] as const)('%s after a refusal where the order shows %s', async (_what, _shown, payments, open) => {
    const fixture = makeInstructionFixture({ answer: failed(refused) });
    await fixture.bankDetailChecks.changed('b1');
    const intent = await leftOpen(fixture, await saidYes(fixture));
    const ports = { ...fixture, orders: { ...fixture.orders, show: async () => detail(payments) } };
    await resolveLostInstruction(ports, intent);
    expect(await fixture.bankDetailChecks.open('b1')).toBe(open);
  });

  it('that was opened after the call left stays open, since nobody made it', async () => {
    const fixture = makeInstructionFixture({ order: detail([ours]) });
    const intent = await leftOpen(fixture);
    await fixture.bankDetailChecks.changed('b1');
    await resolveLostInstruction(fixture, intent);
    expect(await fixture.bankDetailChecks.open('b1')).toBe(true);
  });
});
