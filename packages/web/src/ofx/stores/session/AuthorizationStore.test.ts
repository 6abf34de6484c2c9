import { failed } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { authorizationRequired, ofxPayee, openOfxScope } from '../../../../test/fakeOfx.ts';
import { hearDefects } from '../../../../test/hearDefects.ts';
import { heldCall } from '../../../../test/heldCall.ts';

/** The modal counts. */
const counting = async (options: Parameters<typeof openOfxScope>[0] = {}) => {
  const opened = openOfxScope(options);
  const { renew } = opened.answers;
  opened.answers.renew = async () => failed(authorizationRequired);
  opened.scope.session.start();
  await opened.time.advance(0);
  const { authorization } = opened.scope.session;
  authorization.send({ type: 'needed' });
  await opened.time.advance(0);
  return {
    ...opened,
    authorization,
    /** The partner has what it needs, as from another device. */
    authorizeElsewhere: () => (opened.answers.renew = renew),
  };
};

/** The modal counts, and the way to the partner is made ready only when the test says so. */
const unprepared = async (sha256 = async (text: string) => `hash-of-${text}`) => {
  const { held, goOn } = heldCall(sha256);
  return { ...(await counting({ sha256: held })), prepare: goOn };
};

describe('the modal of the authorization (OFX-AUTH-1 to OFX-AUTH-5)', () => {
  it('offers the way that Continue takes, the same while it counts', async () => {
    const { authorization, time, left } = await counting();
    const { link } = authorization;
    expect(link).toContain('https://partner.test/authorize?');
    await time.advance(3_000);
    expect(authorization.link).toBe(link);
    authorization.goOn();
    await time.advance(0);
    expect(left).toEqual([link]);
  });

  it('offers no link before the way is ready, and goes there as soon as it is', async () => {
    const { authorization, time, left, prepare } = await unprepared();
    authorization.goOn();
    await time.advance(0);
    expect([authorization.link, left]).toEqual([null, []]);
    prepare();
    await time.advance(0);
    expect(left).toEqual([authorization.link]);
  });

  it('is open while it counts and while the customer is on the way, and closed by Cancel', async () => {
    const { authorization } = await counting();
    expect(authorization.open).toBe(true);
    authorization.goOn();
    expect(authorization.open).toBe(true);
    authorization.cancel();
    expect(authorization.open).toBe(false);
  });

  it('counts no longer than 5 seconds where it is asked for once more meanwhile', async () => {
    const { authorization, time, left } = await counting();
    await time.advance(4_500);
    authorization.send({ type: 'needed' });
    await time.advance(500);
    expect(left).toHaveLength(1);
  });

  it('waits for the customer only while it counts and something is typed', async () => {
    const { authorization, scope } = await counting();
    expect(authorization.waitsForUser).toBe(false);
    scope.quote.send({ type: 'beneficiaries-chosen', beneficiaries: [ofxPayee('b1', 'Thalassa')] });
    expect(authorization.waitsForUser).toBe(true);
    authorization.cancel();
    expect(authorization.waitsForUser).toBe(false);
  });

  it('closes when the partner gives a token after all, and nobody is sent away', async () => {
    const { authorization, scope, time, left, authorizeElsewhere } = await counting();
    authorizeElsewhere();
    scope.session.tryAgain();
    await time.advance(60_000);
    expect([authorization.state.kind, left]).toEqual(['closed', []]);
  });
});

describe('Cancel (S-96)', () => {
  it('on the way to a page that does not come keeps nothing of it, and the next way is another', async () => {
    const { authorization, time, kept, left } = await counting();
    authorization.goOn();
    await time.advance(0);
    expect(kept()).not.toBeNull();
    authorization.cancel();
    expect(kept()).toBeNull();
    expect(authorization.state).toEqual({ kind: 'dismissed', why: { kind: 'cancelled' } });
    authorization.send({ type: 'wanted-again' });
    await time.advance(5_000);
    expect(new Set(left).size).toBe(2);
  });

  it('before the way is ready sends nobody there when it is', async () => {
    const { authorization, time, left, kept, prepare } = await unprepared();
    authorization.goOn();
    authorization.cancel();
    prepare();
    await time.advance(60_000);
    expect([left, kept()]).toEqual([[], null]);
  });
});

describe('the page that asked for an authorization', () => {
  it('is left for another: the next one asks anew, for 5 seconds', async () => {
    const { authorization, time, left } = await counting();
    await time.advance(4_000);
    authorization.pageLeft();
    expect(authorization).toMatchObject({ open: false, link: null });
    authorization.send({ type: 'needed' });
    await time.advance(4_999);
    expect(left).toEqual([]);
    await time.advance(1);
    expect(left).toHaveLength(1);
  });

  it('is left for the partner: what proves the return stays kept', async () => {
    const { authorization, time, kept } = await counting();
    authorization.goOn();
    await time.advance(0);
    authorization.pageLeft();
    expect(authorization.open).toBe(true);
    expect(kept()).not.toBeNull();
  });

  it('is left after Cancel: the next one does not ask again by itself', async () => {
    const { authorization, time, left } = await counting();
    authorization.cancel();
    authorization.pageLeft();
    authorization.send({ type: 'needed' });
    await time.advance(60_000);
    expect(left).toEqual([]);
  });
});

describe('a way to the partner that is made ready too late', () => {
  const heard = hearDefects();

  it('is offered nowhere once the page that asked was left', async () => {
    const { authorization, time, prepare } = await unprepared();
    authorization.pageLeft();
    prepare();
    await time.advance(0);
    expect(authorization.link).toBeNull();
  });

  it('and fails then is reported, and told nobody', async () => {
    const broken = new Error('this address is not safe');
    const { authorization, time, prepare } = await unprepared(() => Promise.reject(broken));
    authorization.pageLeft();
    prepare();
    await time.advance(0);
    expect(heard).toEqual([broken]);
    expect(authorization.state.kind).toBe('closed');
  });
});
