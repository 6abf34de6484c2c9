import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { ExpiringToken, TokenProvider } from '@fx-gateway/domain/tokens/tokenProvider.ts';
import { describe, expect, it } from 'vitest';
import { sendWithToken } from './sendWithToken.ts';

const kept = { expires: 1, name: 'kept' };
const renewed = { expires: 2, name: 'renewed' };
const refusal = failed(callFailure('refused', '/deal/quote', { status: 401 }));

/** A call that is refused for each of these tokens, with what its source heard. */
const callRefusedFor = async (
  refused: readonly string[],
  instead: TokenProvider<typeof kept>['insteadOfKept'],
) => {
  const sent: (string | null)[] = [];
  let refusals = 0;
  const tokens: TokenProvider<ExpiringToken & { name: string }> = {
    current: async () => kept,
    refused: () => void (refusals += 1),
    ...(instead === undefined ? {} : { insteadOfKept: instead }),
  };
  const outcome = await sendWithToken(tokens, async (token) => {
    sent.push(token?.name ?? null);
    const refusesToken = refused.includes(token?.name ?? '');
    return { outcome: refusesToken ? refusal : succeeded('answered'), refusesToken };
  });
  return { sent, refusals, outcome };
};

describe('a call by a token of the partner', () => {
  it('is sent once where its token is taken, and nobody hears of a refusal', async () => {
    expect(await callRefusedFor([], async () => renewed)).toEqual({
      sent: ['kept'],
      refusals: 0,
      outcome: succeeded('answered'),
    });
  });

  it.each([
    ['the token is of this run', undefined],
    ['no new one is to be had', async () => null],
  ])('stays refused where %s, and its source hears of it (S-81, S-82)', async (_where, instead) => {
    expect(await callRefusedFor(['kept'], instead)).toEqual({
      sent: ['kept'],
      refusals: 1,
      outcome: refusal,
    });
  });

  it('is sent once more with a new token where an earlier run had kept the refused one', async () => {
    expect(await callRefusedFor(['kept'], async () => renewed)).toEqual({
      sent: ['kept', 'renewed'],
      refusals: 1,
      outcome: succeeded('answered'),
    });
  });

  it('is never sent a third time: the refusal of the new token is told to its source as well', async () => {
    expect(await callRefusedFor(['kept', 'renewed'], async () => renewed)).toEqual({
      sent: ['kept', 'renewed'],
      refusals: 2,
      outcome: refusal,
    });
  });
});
