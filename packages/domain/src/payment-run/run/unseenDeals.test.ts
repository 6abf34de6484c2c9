import { describe, expect, it } from 'vitest';
import { nothingSaid, openRun, seenDeals } from '../../../test/fakeRunPartner.ts';
import { sampleBooking, sampleRun, sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { failed, succeeded } from '../../result/result.ts';
import { bookRunDeal } from './bookRunDeal.ts';
import type { RunPartner } from './runPartner.ts';

const press = { ...nothingSaid, limited: false };
const accepted = { ...press, unseenAccepted: true };
const silence = callFailure('no-answer', '/deal/orders');
const signedOut = callFailure('session-lost', '/deal/orders');
const days = 24 * 3_600_000;
const now = 30 * days;

const openLater = async (partner: Partial<RunPartner>) => {
  const opened = await openRun(partner);
  const ports = { ...opened.ports, clock: { now: () => now } };
  return { ...opened, ports };
};

describe('a deal beside deals of the last seven days that cannot all be seen', () => {
  it.each([
    ['their list cannot be read', failed(silence)],
    ['some of them cannot be read', succeeded({ ...seenDeals, unread: silence })],
  ])('is booked only on the word of the user where %s', async (_what, looked) => {
    const { ports, quote, sent } = await openLater({ lookBefore: async () => looked });
    expect(await bookRunDeal(ports, 'run-1', '1', quote, press)).toEqual({
      kind: 'not-looked',
      failure: silence,
    });
    expect(await bookRunDeal(ports, 'run-1', '1', quote, accepted)).toBe(null);
    expect(sent).toEqual(['book q']);
  });

  it('is never booked where nobody is signed in any more, or one that is seen pays the same', async () => {
    const equal = [{ number: '698', sentence: 'Equal.' }];
    for (const [looked, kind] of [
      [failed(signedOut), 'not-looked'],
      [succeeded({ ...seenDeals, unread: silence, equal }), 'equal-deals'],
    ] as const) {
      const { ports, quote, sent } = await openLater({ lookBefore: async () => looked });
      expect(await bookRunDeal(ports, 'run-1', '1', quote, accepted)).toMatchObject({ kind });
      expect(sent).toEqual([]);
    }
  });
});

describe('a list of deals that lacks what this device has booked', () => {
  const bookedAgo = (age: number) => ({
    ...sampleRun(),
    id: 'run-0',
    name: 'October',
    deals: [
      sampleRunDeal({
        state: {
          kind: 'paid',
          booking: sampleBooking({ startedAt: now - age }),
          order: { number: '690', reference: '' },
          requestId: null,
        },
      }),
    ],
  });

  it.each([
    ['a run has booked it six days ago and the list is empty', 6 * days, [], [], ['690']],
    ['a run has booked it six days ago and the list has others', 6 * days, ['691'], [], ['690']],
    ['it was booked by itself', 8 * days, ['691'], [{ number: '689', startedAt: now - days }], ['689']],
  ])('is not whole, and nothing is booked beside it: %s', async (_what, age, listed, singles, lacking) => {
    const { ports, quote, sent } = await openLater({
      lookBefore: async () => succeeded({ ...seenDeals, listed }),
      bookedSingles: async () => singles,
    });
    await ports.runs.begin(bookedAgo(age));
    expect(await bookRunDeal(ports, 'run-1', '1', quote, press)).toEqual({
      kind: 'list-not-whole',
      lacking,
    });
    expect(sent).toEqual([]);
    expect(await bookRunDeal(ports, 'run-1', '1', quote, accepted)).toBe(null);
  });

  it('is whole where it has them, or they are older than seven days', async () => {
    for (const [age, listed] of [
      [6 * days, ['690']],
      [8 * days, []],
    ] as const) {
      const { ports, quote } = await openLater({
        lookBefore: async () => succeeded({ ...seenDeals, listed }),
      });
      await ports.runs.begin(bookedAgo(age));
      expect(await bookRunDeal(ports, 'run-1', '1', quote, press)).toBe(null);
    }
  });
});
