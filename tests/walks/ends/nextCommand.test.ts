import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { fakeInvocation } from '../../../packages/cli/test/fakeInvocation.ts';
import { findAndReportOpenDeals } from '../../../packages/cli/src/ofx/openBookings/findAndReportOpenDeals.ts';
import { openFakePartner, type FakePartner } from '../fakePartner.ts';
import { corpayWorld } from './corpayWorld.ts';
import { leftAtEveryAwait, runFresh, runUnheard, type Left } from './endedCommand.ts';
import { ofxWorld } from './ofxWorld.ts';
import { slowStore } from './slowStore.ts';

let partner: FakePartner;
let folder: string;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  folder = await mkdtemp(join(tmpdir(), 'next-'));
  partner = await openFakePartner();
});
afterAll(async () => {
  await partner.close();
  await rm(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

const errorOf = (
  stderr: string,
): { readonly code: string; readonly message: string; readonly hint: string } =>
  JSON.parse(stderr.trimEnd().split('\n').at(-1) ?? '').error;

const corpay = () => corpayWorld(partner, join(folder, 'lock'), { keys: 'on', moves: '/deal/book' });

const book = (payee: string, amount = '321') =>
  `quotes book --beneficiary ${payee} --amount ${amount} --yes --max-settlement 1000`.split(' ');

describe('the same call under a key after an unkeyed booking of which nobody heard (S-80)', () => {
  it('gives its order with 8, and with 0 from then on: what repeats the identical call books nothing', async () => {
    const world = await corpay();
    const unheard = await runUnheard(world, book(world.payee));
    const [order] = await world.made();
    const keyed = [...book(world.payee), '--key', 'week-47'];
    const first = await runFresh(world, keyed, unheard);
    expect([first.code, errorOf(first.stderr).code]).toEqual([8, 'booked-earlier']);
    expect(JSON.parse(first.stdout)).toMatchObject({ orderNumber: order, settled: true });
    expect(await world.holds(slowStore(first.kept).store)).toBeNull();
    const again = await runFresh(world, keyed, first.kept);
    expect(again.code, again.stderr).toBe(0);
    expect(JSON.parse(again.stdout)).toMatchObject({ orderNumber: order, repeated: true });
    expect(await world.made()).toEqual([order]);
    const other = await runFresh(world, [...book(world.payee), '--key', 'week-48'], again.kept);
    expect(other.code, other.stderr).toBe(0);
    expect(await world.made()).toHaveLength(2);
    expect(errorOf(first.stderr).hint).toBe(
      'Under this --key the same command gives it from now on. To book another one, run this again with another --key.',
    );
  });

  it('is no answer of the key before somebody has read it', async () => {
    const world = await corpay();
    const unheard = await runUnheard(world, book(world.payee));
    const keyed = [...book(world.payee), '--key', 'week-47'];
    const again = await runUnheard(world, keyed, unheard);
    const heard = await runFresh(world, keyed, again);
    expect([heard.code, errorOf(heard.stderr).code]).toEqual([8, 'booked-earlier']);
    expect(await world.made()).toHaveLength(1);
  });
});

const silence = { kind: 'no-answer' } as const;
const answered = (status: number, body: unknown) =>
  ({ kind: 'answered', status, requestId: null, body }) as const;
const deskClosed = answered(400, { errors: [{ key: 'CLOSED', message: 'Desk closed.' }] });
const tokenRefused = answered(401, { message: 'Expired.' });

const quoteIn = (stdout: string): string => JSON.parse(stdout)[0].quoteId;

describe('what quotes settle is told of a booking at Corpay', () => {
  it('counts for the one that is open, and is not held against one that was answered and never told', async () => {
    const world = await corpay();
    const unheard = await runUnheard(world, book(world.payee));
    const [told] = await world.made();
    world.fates.push('lost-after');
    const lost = await runFresh(world, book(world.payee, '55'), unheard);
    expect([lost.code, errorOf(lost.stderr).code]).toEqual([8, 'outcome-unknown']);
    const [, open = ''] = await world.made();
    const settled = await runFresh(world, ['quotes', 'settle', '--order', open], lost.kept);
    expect(JSON.parse(settled.stdout)).toMatchObject([{ orderNumber: told }, { orderNumber: open }]);
    expect(settled.code, settled.stderr).toBe(0);
  });

  it('ends with 7 where --quote names one that was answered otherwise', async () => {
    const world = await corpay();
    const unheard = await runUnheard(world, book(world.payee));
    const quoteId = quoteIn((await runFresh(world, ['quotes', 'settle'], unheard)).stdout);
    const settled = await runFresh(world, ['quotes', 'settle', '--quote', quoteId, '--none'], unheard);
    expect([settled.code, errorOf(settled.stderr).code]).toEqual([7, 'became-another']);
  });
});

const ofx = () => ofxWorld(join(folder, 'lock'));

const settle = (...words: readonly string[]) => ['quotes', 'settle', ...words];

describe('what quotes settle is told of a booking at OFX', () => {
  const bookDeal = 'quotes book --beneficiary payee-0=100 --yes --max-buy 1000'.split(' ');

  it.each([
    [['--none'], 'is deal OFX-1 (deal-1), so it was booked.'],
    [['--deal', 'deal-2'], 'is deal OFX-1 (deal-1), not deal deal-2.'],
  ])('ends with 7 where %j is said of one that is a deal already', async (said, why) => {
    const world = ofx();
    const unheard = await runUnheard(world, bookDeal);
    const settled = await runFresh(world, settle('--quote', 'quote-1', ...said), unheard);
    expect([settled.code, errorOf(settled.stderr).code]).toEqual([7, 'became-another']);
    expect(errorOf(settled.stderr).message).toContain(`${why} What was said of it had no effect.`);
    expect(JSON.parse(settled.stdout)).toMatchObject([{ became: 'booked', dealId: 'deal-1' }]);
  });

  it.each(['deal-1', 'OFX-1'])('agrees with what is known where it is the same: %s', async (deal) => {
    const world = ofx();
    const unheard = await runUnheard(world, bookDeal);
    const settled = await runFresh(world, settle('--quote', 'quote-1', '--deal', deal), unheard);
    expect(settled.code, settled.stderr).toBe(0);
  });

  it('ends with 5 where no booking is open, and leaves what was never told to be told', async () => {
    const world = ofx();
    const unheard = await runUnheard(world, bookDeal);
    for (const said of [['--none'], ['--deal', 'deal-1'], ['--quote', 'quote-9']]) {
      const settled = await runFresh(world, settle(...said), unheard);
      expect([settled.code, errorOf(settled.stderr).code]).toEqual([5, 'no-open-booking']);
      expect(await world.holds(slowStore(settled.kept).store)).toBe('answered');
    }
  });

  it('counts for the one that is open beside one that was never told', async () => {
    const world = ofx();
    const unheard = await runUnheard(world, bookDeal);
    world.fates.push('lost-after');
    const other = 'quotes book --beneficiary payee-0=55 --yes --max-buy 1000'.split(' ');
    const lost = await runFresh(world, other, unheard);
    expect(lost.code, lost.stderr).toBe(8);
    const settled = await runFresh(world, settle('--deal', 'deal-2'), lost.kept);
    expect(settled.code, settled.stderr).toBe(0);
    expect(JSON.parse(settled.stdout)).toMatchObject([{ dealId: 'deal-1' }, { dealId: 'deal-2' }]);
  });

  it('is told by the same command before anything is asked of the partner for a new deal', async () => {
    const world = ofx();
    const unheard = await runUnheard(world, bookDeal);
    const again = await runFresh(world, bookDeal, unheard);
    expect([again.code, errorOf(again.stderr).code]).toEqual([8, 'booked-earlier']);
    expect(world.quotesAsked()).toBe(1);
    const other = 'quotes book --beneficiary payee-0=55 --yes --max-buy 1000'.split(' ');
    const booked = await runFresh(world, other, unheard);
    expect(booked.code, booked.stderr).toBe(0);
    expect(booked.stderr.split('It is deal OFX-1 (deal-1)')).toHaveLength(2);
  });
});

/** What is said of open bookings after a sign-in. */
const afterSignIn = async (session: Parameters<typeof findAndReportOpenDeals>[1]) => {
  const said: string[] = [];
  const notice = (text: string) => void said.push(text);
  await findAndReportOpenDeals({ ...fakeInvocation(null).invocation, notice }, session);
  return said.join('\n');
};

describe('a booking at OFX that has no answer', () => {
  const bookDeal = 'quotes book --beneficiary payee-0=100 --yes --max-buy 1000'.split(' ');
  const named = /This deal may be your booking\. Is it this deal\?: OFX-1 \(deal-1, .* for .*\)/;
  const sayHow = 'If it is: fxg quotes settle --quote quote-1 --deal deal-1';

  const lost = async () => {
    const world = ofx();
    world.fates.push('lost-after');
    return { world, kept: (await runFresh(world, bookDeal)).kept };
  };

  it('is refused once more with the deals that may be it, and how to say so', async () => {
    const { world, kept } = await lost();
    const again = await runFresh(world, bookDeal, kept);
    expect([again.code, errorOf(again.stderr).code]).toEqual([8, 'same-open']);
    expect(errorOf(again.stderr).hint).toMatch(named);
    expect(errorOf(again.stderr).hint).toContain(sayHow);
  });

  it('is told with them beside which another one is not sent, and how to book that as well', async () => {
    const { world, kept } = await lost();
    const other = 'quotes book --beneficiary payee-0=55 --yes --max-buy 1000'.split(' ');
    const beside = await runFresh(world, other, kept);
    expect([beside.code, errorOf(beside.stderr).code]).toEqual([8, 'other-open']);
    expect(errorOf(beside.stderr).hint).toMatch(named);
    expect(errorOf(beside.stderr).hint).toContain('To book this deal as well, add --despite-open.');
  });

  it('is told with them after a sign-in, and as before where the partner does not answer', async () => {
    const { world, kept } = await lost();
    const session = world.session(slowStore(kept).store);
    const told = await afterSignIn(session);
    expect(told).toMatch(named);
    expect(told).toContain(sayHow);
    const { connection } = session;
    const silent = {
      ...connection.services,
      ofxTokens: {
        ...connection.services.ofxTokens,
        renew: async () => failed(callFailure('no-answer', '/partners/ofx/token')),
      },
    };
    const unreached = await afterSignIn({ ...session, connection: { ...connection, services: silent } });
    expect(unreached).toMatch(
      /It is not known whether the deal was booked\. Find out with: fxg quotes settle$/,
    );
  });
});

const keyed = (payee: string) => [...book(payee), '--key', 'week-47'];

describe('a booking under a key that ended before its answer was noted under it', () => {
  type World = Awaited<ReturnType<typeof corpay>>;

  /** What the machine keeps of the call that was ended between the two. */
  const ended = async (world: World): Promise<Left['kept']> => {
    const left = await leftAtEveryAwait(world, keyed(world.payee), new Map(), 'a slow reader');
    for (const { kept } of left) {
      const isOpen = [...kept].some(
        ([place, text]) => place.includes('booking-keys') && text.includes('"outcome":{"kind":"open"}'),
      );
      if (isOpen && (await world.holds(slowStore(kept).store)) === 'answered') return kept;
    }
    throw new Error('It never ended there.');
  };

  it.each(['by the same call', 'also after quotes settle has told it'])(
    'gives the refusal in the words of the partner %s, and sends nothing',
    async (when) => {
      const world = await corpay();
      world.fates.push(deskClosed);
      const refused = await ended(world);
      const told =
        when === 'by the same call' ? refused : (await runFresh(world, ['quotes', 'settle'], refused)).kept;
      const again = await runFresh(world, keyed(world.payee), told);
      expect(again.code).toBe(7);
      expect(errorOf(again.stderr).message).toContain('Desk closed.');
      expect(await world.holds(slowStore(again.kept).store)).toBeNull();
      expect(await world.made()).toEqual([]);
    },
  );

  it('leaves the key free where the partner was not asked: the call after the one that tells it books', async () => {
    const world = await corpay();
    world.fates.push(tokenRefused);
    const refused = await ended(world);
    const told = await runFresh(world, keyed(world.payee), refused);
    expect([told.code, told.stdout]).toEqual([4, '']);
    const booked = await runFresh(world, keyed(world.payee), told.kept);
    expect(booked.code, booked.stderr).toBe(0);
    expect(await world.made()).toHaveLength(1);
  });
});

describe('what a booking finds out about an earlier one', () => {
  it('is told by that where it was not made: no later command mentions it', async () => {
    const world = await corpay();
    world.fates.push(silence);
    const lost = await runFresh(world, book(world.payee));
    expect(lost.code).toBe(8);
    await world.later();
    const other = await runFresh(world, book(world.payee, '55'), lost.kept);
    expect(other.stderr).toContain('Your earlier booking of €321.00');
    expect(other.stderr).toContain('was not made.');
    const later = await runFresh(world, book(world.payee, '56'), other.kept);
    expect(later.code, later.stderr).toBe(0);
    expect(later.stderr).not.toContain('€321.00');
  });

  it('stays to be given as an answer where it was made, and nobody says that it was never told', async () => {
    const world = await corpay();
    world.fates.push('lost-after');
    const lost = await runFresh(world, book(world.payee));
    await world.later();
    const other = await runFresh(world, book(world.payee, '55'), lost.kept);
    const [order = ''] = await world.made();
    expect(other.stderr).toContain(`is order ${order}.`);
    const later = await runFresh(world, book(world.payee, '56'), other.kept);
    expect(later.stderr).toMatch(
      new RegExp(`is order ${order}\\..* no command has ended with its answer yet`),
    );
    expect(later.stderr).not.toContain('never told');
  });
});
