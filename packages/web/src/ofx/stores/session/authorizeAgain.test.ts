import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { authorizationRequired, openOfxScope } from '../../../../test/fakeOfx.ts';
import { heldCall } from '../../../../test/heldCall.ts';

const refusedList = callFailure('token-refused', '/payments/list', { status: 401 });

const started = async (needsAuthorization: boolean) => {
  const opened = openOfxScope();
  const { session } = opened.scope;
  const { renew } = opened.answers;
  if (needsAuthorization) opened.answers.renew = async () => failed(authorizationRequired);
  session.start();
  await opened.time.advance(0);
  return {
    ...opened,
    session,
    authorizeElsewhere: () => (opened.answers.renew = renew),
    press: async (after?: typeof refusedList) => {
      const answer = session.authorizeAgain(after);
      await opened.time.advance(0);
      return answer;
    },
  };
};

describe('who presses Authorize again (S-83, S-96)', () => {
  it('is not sent to the partner where a token can be had by now', async () => {
    const { session, authorizeElsewhere, press, time, left } = await started(true);
    session.authorization.send({ type: 'needed' });
    session.authorization.cancel();
    authorizeElsewhere();
    expect(await press()).toBe(true);
    await time.advance(60_000);
    expect([session.access, session.authorization.state.kind, left]).toEqual(['open', 'closed', []]);
  });

  it('is asked to go there where only that helps, and no longer once a token comes after all', async () => {
    const { session, authorizeElsewhere, press, time } = await started(true);
    session.authorization.send({ type: 'needed' });
    session.authorization.cancel();
    expect(await press()).toBe(false);
    expect(session.authorization.state.kind).toBe('counting');
    authorizeElsewhere();
    session.lookAgain();
    await time.advance(0);
    expect(session.authorization.state.kind).toBe('closed');
  });

  it('reads why no token can be had where the partner would not help', async () => {
    const { session, answers, press } = await started(true);
    answers.renew = async () => failed(callFailure('no-answer', '/partners/ofx/token'));
    expect(await press()).toBe(false);
    expect([session.tokenFailure?.kind, session.authorization.open]).toEqual(['no-answer', false]);
  });

  it('sees that it is looked into, once for all presses', async () => {
    const { session, answers, calls, time } = await started(false);
    const { held, goOn } = heldCall(answers.renew);
    answers.renew = held;
    const first = session.authorizeAgain(refusedList);
    expect(session.authorizing).toBe(true);
    expect(await session.authorizeAgain(refusedList)).toBe(false);
    goOn();
    await time.advance(0);
    expect([await first, session.authorizing, session.authorization.open]).toEqual([true, false, false]);
    expect(calls).toEqual(['renew', 'renew']);
  });

  it('opens nothing by a press whose answer comes after the sign-out', async () => {
    const { session, answers, time } = await started(false);
    const { held, goOn } = heldCall(async () => failed(authorizationRequired));
    answers.renew = held;
    const pressed = session.authorizeAgain(refusedList);
    session.signOut();
    goOn();
    await time.advance(0);
    expect([await pressed, session.authorization.state.kind, session.authorizing]).toEqual([
      false,
      'closed',
      false,
    ]);
  });
});

describe('a call that the partner refuses though there is a token', () => {
  it('leads there only where it refuses the call with a new one as well', async () => {
    const { session, press } = await started(false);
    expect(await press(refusedList)).toBe(true);
    expect(session.authorization.open).toBe(false);
    expect(await press(refusedList)).toBe(false);
    expect(session.authorization.open).toBe(true);
  });

  it('is tried with a new token of its own, whatever another call led to', async () => {
    const { session, press } = await started(false);
    await press(refusedList);
    expect(await press({ ...refusedList, path: '/payments/deals' })).toBe(true);
    expect(session.authorization.open).toBe(false);
  });

  it('leads there at once where no token can be had at all', async () => {
    const { session, answers, press } = await started(false);
    answers.renew = async () => failed(authorizationRequired);
    expect(await press(refusedList)).toBe(false);
    expect([session.session.needsAuth, session.authorization.open]).toEqual([true, true]);
  });
});
