import { describe, expect, it } from 'vitest';
import { refusal } from '../../test/sampleDeals.ts';
import { createVirtualTime } from '../ports/virtualTime.ts';
import { failed, succeeded } from '../result/result.ts';
import { reduceCorpaySession, initialCorpaySession } from '../corpay/session/corpaySession.ts';
import { callFailure } from '../calls/callFailure.ts';
import { createRenewingTokenProvider } from './createRenewingTokenProvider.ts';

const refused = refusal({ path: '/token', messages: ['No integration.'], code: 'INTEGRATION_MISSING' });

const makeKeeper = ({ fails = false, lifeMs = 1_200_000 } = {}) => {
  const time = createVirtualTime();
  let count = 0;
  let session = initialCorpaySession;
  const keeper = createRenewingTokenProvider({
    clock: time.clock,
    timers: time.timers,
    onEvent: (event) => {
      session = reduceCorpaySession(session, event);
    },
    tokens: {
      request: async () => {
        count += 1;
        const expires = time.clock.now() + lifeMs;
        return fails ? failed(refused) : succeeded({ cmgToken: `t${count}`, clientCode: '410233', expires });
      },
    },
  });
  return { time, keeper, asked: () => count, session: () => session };
};

describe('the partner token', () => {
  it('is asked for once, however many ask at the same moment (S-82)', async () => {
    const { keeper, asked, session } = makeKeeper();
    await Promise.all([keeper.renew(), keeper.renew(), keeper.current()]);
    expect(asked()).toBe(1);
    expect(session()).toMatchObject({
      loading: false,
      needsAuth: false,
      corpayToken: { cmgToken: 't1' },
      error: null,
    });
  });

  it('a call that comes while it is on its way waits for it', async () => {
    const { keeper } = makeKeeper();
    void keeper.renew();
    expect(await keeper.current()).toMatchObject({ cmgToken: 't1' });
  });

  it('is renewed before it ends, and after it was refused (GATE-20)', async () => {
    const { keeper, time, asked } = makeKeeper();
    await keeper.renew();
    await time.advance(1_195_000);
    expect(await keeper.current()).toMatchObject({ cmgToken: 't2' });
    await time.advance(1_000);
    keeper.refused();
    expect(await keeper.current()).toMatchObject({ cmgToken: 't3' });
    expect(asked()).toBe(3);
  });

  it('that came since is not thrown away for calls that were refused with the one before', async () => {
    const { keeper, time, asked } = makeKeeper();
    const first = await keeper
      .current()
      .then(async (held) => held ?? (await keeper.renew(), keeper.current()));
    const sent = [first, first, first];
    keeper.refused(sent[0]);
    await time.advance(0);
    const second = await keeper.current();
    for (const straggler of sent.slice(1)) keeper.refused(straggler);
    keeper.refused(null);
    await time.advance(2_000);
    expect(await keeper.current()).toBe(second);
    expect(asked()).toBe(2);
    keeper.refused(second);
    await time.advance(2_000);
    expect(asked()).toBe(3);
  });

  it('is asked for by itself once a second at most, whatever is refused; by a person at once', async () => {
    const { keeper, time, asked } = makeKeeper();
    keeper.refused();
    await time.advance(0);
    expect(asked()).toBe(1);
    for (let turn = 0; turn < 20; turn += 1) {
      keeper.refused();
      await time.advance(100);
    }
    expect(asked()).toBe(3);
    await time.advance(1_000);
    keeper.refused();
    await time.advance(0);
    const before = asked();
    await keeper.renew();
    expect(asked()).toBe(before + 1);
  });

  it('that nearly ends when it comes is renewed once a second at most', async () => {
    const { keeper, time, asked } = makeKeeper({ lifeMs: 10_000 });
    await keeper.renew();
    expect(await keeper.current()).toMatchObject({ cmgToken: 't2' });
    const waiting = keeper.current();
    await time.advance(999);
    expect(asked()).toBe(2);
    await time.advance(1);
    expect(asked()).toBe(3);
    expect(await waiting).toMatchObject({ cmgToken: 't3' });
  });

  it('is not asked for any more by somebody who signed out while the next asking waited', async () => {
    const { keeper, time, asked, session } = makeKeeper();
    keeper.refused();
    await time.advance(0);
    keeper.refused();
    const joined = keeper.renew();
    keeper.forget();
    await time.advance(5_000);
    expect(asked()).toBe(1);
    expect(await joined).toEqual(failed(callFailure('session-lost', '/token')));
    expect(session().error).toBeNull();
  });

  it('is asked for by who opens, where none is held', async () => {
    const { keeper } = makeKeeper();
    expect(await keeper.open()).toMatchObject({ value: { cmgToken: 't1' } });
  });

  it('a failure is kept in the session and there is no token (GATE-14, ERR-51)', async () => {
    const { keeper, session } = makeKeeper({ fails: true });
    await keeper.renew();
    expect(await keeper.current()).toBeNull();
    expect(session()).toMatchObject({
      loading: false,
      corpayToken: null,
      error: { of: 'token', failure: refused },
    });
  });

  it('a token that arrives after the sign-out is not kept', async () => {
    const { keeper, session } = makeKeeper();
    const onItsWay = keeper.renew();
    keeper.forget();
    await onItsWay;
    expect(await keeper.current()).toBeNull();
    expect(session().corpayToken).toBeNull();
  });
});

const makeWithKept = ({ fails = false, lifeMs = 1_200_000 } = {}) => {
  const time = createVirtualTime();
  const left: (string | null)[] = [];
  let asked = 0;
  let kept = Promise.resolve();
  const keeper = createRenewingTokenProvider({
    clock: time.clock,
    timers: time.timers,
    onEvent: () => undefined,
    memory: {
      kept: { cmgToken: 'kept', clientCode: '410233', expires: time.clock.now() + lifeMs },
      keep: async (token) => {
        left.push(token?.cmgToken ?? null);
        await kept;
      },
    },
    tokens: {
      request: async () => {
        asked += 1;
        return fails
          ? failed(refused)
          : succeeded({
              cmgToken: `t${asked}`,
              clientCode: '410233',
              expires: time.clock.now() + 2_400_000,
            });
      },
    },
  });
  return { keeper, left, asked: () => asked, keepLater: (wait: Promise<void>) => void (kept = wait) };
};

describe('a token that an earlier run kept', () => {
  it('is taken without asking while it holds, and asked for anew when it nearly ends', async () => {
    const holding = makeWithKept();
    expect(await holding.keeper.open()).toMatchObject({ value: { cmgToken: 'kept' } });
    expect(await holding.keeper.current()).toMatchObject({ cmgToken: 'kept' });
    expect([holding.asked(), holding.left]).toEqual([0, []]);
    const ending = makeWithKept({ lifeMs: 9_000 });
    expect(await ending.keeper.open()).toMatchObject({ value: { cmgToken: 't1' } });
    expect(ending.left).toEqual(['t1']);
  });

  it('is replaced once where the partner refuses it, and the new one is left for the next run', async () => {
    const { keeper, left, asked } = makeWithKept();
    keeper.refused();
    expect(await keeper.insteadOfKept?.()).toMatchObject({ cmgToken: 't1' });
    expect(left).toEqual(['t1']);
    // The new one is nobody's leftover: a call that it refuses stays refused.
    keeper.refused();
    expect(await keeper.insteadOfKept?.()).toBeNull();
    expect(asked()).toBeLessThanOrEqual(2);
  });

  it('that nobody refused is replaced by nothing, and one that was replaced is not replaced again', async () => {
    const { keeper, asked } = makeWithKept();
    expect([await keeper.insteadOfKept?.(), asked()]).toEqual([null, 0]);
    keeper.refused();
    await keeper.insteadOfKept?.();
    expect(await keeper.insteadOfKept?.()).toBeNull();
  });

  it('is not followed by one that came after the sign-out, neither here nor in the next run', async () => {
    const early = makeWithKept();
    const onItsWay = early.keeper.renew();
    early.keeper.forget();
    await onItsWay;
    expect(early.left).toEqual([]);
    const late = makeWithKept();
    const waiting: (() => void)[] = [];
    late.keepLater(new Promise((resolve) => waiting.push(resolve)));
    const answered = late.keeper.renew();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(late.left).toEqual(['t1']);
    late.keeper.forget();
    waiting[0]?.();
    await answered;
    expect(await late.keeper.current()).toBeNull();
  });

  it('is forgotten where the partner gives none any more', async () => {
    const { keeper, left } = makeWithKept({ fails: true });
    keeper.refused();
    expect(await keeper.insteadOfKept?.()).toBeNull();
    expect(left).toEqual([null]);
  });
});

describe('the partner session (GATE-9, GATE-15, GATE-19)', () => {
  it('begins loading, without token and with beneficiaries unknown', () => {
    expect(initialCorpaySession).toEqual({
      loading: true,
      needsAuth: false,
      corpayToken: null,
      beneficiaries: null,
      error: null,
    });
  });

  it('a list that fails keeps what was there and stores the error; the next success clears it', () => {
    const failure = { ...refused, path: '/beneficiaries' };
    const had = reduceCorpaySession(initialCorpaySession, {
      type: 'beneficiaries-received',
      beneficiaries: [],
    });
    const asking = reduceCorpaySession(had, { type: 'beneficiaries-requested' });
    expect(asking.loading).toBe(true);
    const broken = reduceCorpaySession(asking, { type: 'beneficiaries-failed', failure });
    expect(broken).toMatchObject({
      loading: false,
      beneficiaries: [],
      error: { of: 'beneficiaries', failure },
    });
    expect(
      reduceCorpaySession(broken, { type: 'beneficiaries-received', beneficiaries: [] }).error,
    ).toBeNull();
  });
});
