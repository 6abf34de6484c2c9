import type { AnsweredMoneyCall, MoneyCallOutcome } from '@fx-gateway/domain/intents/answeredMoneyCall.ts';
import { expect, it } from 'vitest';
import { fakeInvocation } from '../../test/fakeInvocation.ts';
import { mentionUnreportedOutcomes } from './unreportedOutcomes.ts';

const names = { idOf: (id: string) => id, textOf: ({ intent }: AnsweredMoneyCall<string>) => `${intent}.` };

it.each([
  ['booked', []],
  ['instructed', []],
  ['instructed-differently', []],
  ['instructed-already', []],
  ['not-booked', ['step']],
  ['not-instructed', ['step']],
] as const)(
  'a mention of what became %s leaves to its own command what that has to end with',
  async (became, told) => {
    const reported: string[] = [];
    const answer: MoneyCallOutcome = { became, number: '700', words: '' };
    const journal = {
      unreported: async () => [{ intent: 'step', answer }],
      reported: async (ids: readonly string[]) => void reported.push(...ids),
    };
    const run = fakeInvocation(null);
    await mentionUnreportedOutcomes(run.invocation, journal, names);
    expect(run.reported()).toContain('step.');
    await run.written();
    expect(reported).toEqual(told);
  },
);
