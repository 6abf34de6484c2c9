import { describe, expect, it } from 'vitest';
import { nothingSaid, openRun, seenDeals } from '../../../test/fakeRunPartner.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { failed, succeeded } from '../../result/result.ts';
import { bookRunDeal } from './bookRunDeal.ts';
import { continueRun, type RunOptions } from './continueRun.ts';
import { instructRunDeal } from './instructRunDeal.ts';
import type { RunDealPayment } from './paymentRun.ts';
import type { RunPartner } from './runPartner.ts';
import { settleRunBooking, settleRunBookingAs } from './settleRunBooking.ts';

const press = { ...nothingSaid, limited: false };
const silence = callFailure('no-answer', '/deal');
const refusal = { words: 'The limit is reached.', requestId: 'r-1' };

const optionsOf = (partner: RunPartner, beside: readonly string[] = []): RunOptions => ({
  agreementOn: () => ({ ...nothingSaid, beside }),
  quoteOf: (deal) => partner.quote(deal),
  onStep: () => undefined,
});

describe('one press on a deal of a run', () => {
  it('books it at the quote that was displayed and instructs its payments, each call with a key of its own', async () => {
    const { ports, sent, states, quote } = await openRun();
    expect(await bookRunDeal(ports, 'run-1', '1', quote, press)).toBe(null);
    expect(await states()).toEqual(['booked', 'waiting']);
    expect(await instructRunDeal(ports, 'run-1', '1', nothingSaid)).toBe(null);
    expect(await states()).toEqual(['paid', 'waiting']);
    expect(sent).toEqual(['book q', 'instruct 701', 'paid 701']);
    const { state } = (await ports.runs.find('run-1'))?.deals[0] ?? {};
    expect(state).toMatchObject({
      booking: { quoteId: 'q', idempotencyKey: 'key-1', before: ['699'], startedAt: 5 },
      requestId: 'r-instruct',
    });
  });

  it.each([
    ['instructed', {}],
    ['booked', { instructions: null }],
  ])('says of its payees the accounts as they were right before it was %s', async (_what, more) => {
    const endings = new Map([['olive', '0695']]);
    const { ports, quote } = await openRun({
      ...more,
      checkDetails: async () => ({ kind: 'clear', endings, missing: [], confirmedNow: () => false }),
    });
    await bookRunDeal(ports, 'run-1', '1', quote, press);
    endings.set('olive', '1111');
    await instructRunDeal(ports, 'run-1', '1', nothingSaid);
    const [deal] = (await ports.runs.find('run-1'))?.deals ?? [];
    expect(deal?.payments.map(({ accountEnding }) => accountEnding)).toEqual([
      'instructions' in more ? '0695' : '1111',
      undefined,
    ]);
  });

  it('sends nothing a second time', async () => {
    const { ports, sent, quote } = await openRun();
    await bookRunDeal(ports, 'run-1', '1', quote, press);
    expect(await bookRunDeal(ports, 'run-1', '1', quote, press)).toEqual({ kind: 'not-now' });
    await instructRunDeal(ports, 'run-1', '1', nothingSaid);
    await instructRunDeal(ports, 'run-1', '1', nothingSaid);
    expect(sent).toEqual(['book q', 'instruct 701', 'paid 701']);
  });

  it('is over with its booking where the partner asks for no instruction', async () => {
    const { ports, sent, states, quote } = await openRun({ instructions: null });
    await bookRunDeal(ports, 'run-1', '1', quote, press);
    expect(await instructRunDeal(ports, 'run-1', '1', nothingSaid)).toBe(null);
    expect([await states(), sent]).toEqual([
      ['paid', 'waiting'],
      ['book q', 'paid 701'],
    ]);
  });

  it.each([
    ['gone', 'gone', {}],
    ['not-looked', 'run-1', { lookBefore: async () => failed(silence) }],
    [
      'equal-deals',
      'run-1',
      {
        lookBefore: async () => succeeded({ ...seenDeals, equal: [{ number: '698', sentence: 'Equal.' }] }),
      },
    ],
    [
      'details-unchecked',
      'run-1',
      { checkDetails: async () => ({ kind: 'details-unchecked', questions: [] }) },
    ],
    [
      'payees-gone',
      'run-1',
      {
        checkDetails: async (payments: readonly RunDealPayment[]) => ({
          kind: 'clear',
          endings: new Map(),
          missing: payments.map(({ payeeId }) => payeeId),
          confirmedNow: () => false,
        }),
      },
    ],
    ['details-unread', 'run-1', { checkDetails: async () => ({ kind: 'details-unread', failure: silence }) }],
  ] as const)('sends nothing where it stops with %s', async (kind, runId, more) => {
    const { ports, sent, states, quote } = await openRun(more as Partial<RunPartner>);
    expect(await bookRunDeal(ports, runId, '1', quote, press)).toMatchObject({ kind });
    expect([sent, await states()]).toEqual([[], ['waiting', 'waiting']]);
  });

  it('instructs nothing where an equal deal was booked elsewhere in the same moment', async () => {
    const { ports, sent, quote } = await openRun();
    await bookRunDeal(ports, 'run-1', '1', quote, press);
    const equal = [{ number: '698', sentence: 'Equal.' }];
    const partner = {
      ...ports.partner,
      lookBefore: async () => succeeded({ ...seenDeals, equal }),
    };
    expect(await instructRunDeal({ ...ports, partner }, 'run-1', '1', nothingSaid)).toEqual({
      kind: 'equal-deals',
      equal,
    });
    expect(sent).toEqual(['book q']);
    await instructRunDeal({ ...ports, partner }, 'run-1', '1', { ...nothingSaid, beside: ['698'] });
    expect(sent).toEqual(['book q', 'instruct 701', 'paid 701']);
  });

  it('books beside an equal deal once the user has said so', async () => {
    const { ports, sent, quote } = await openRun({
      lookBefore: async () => succeeded({ ...seenDeals, equal: [{ number: '698', sentence: 'Equal.' }] }),
    });
    expect(await bookRunDeal(ports, 'run-1', '1', quote, { ...press, beside: ['698'] })).toBe(null);
    expect(sent).toEqual(['book q']);
  });

  it('sends nothing that cannot be kept', async () => {
    const { ports, sent, quote } = await openRun();
    const runs = { ...ports.runs, advance: () => Promise.reject(new Error('The disk is full.')) };
    expect(await bookRunDeal({ ...ports, runs }, 'run-1', '1', quote, press)).toEqual({ kind: 'not-kept' });
    expect(sent).toEqual([]);
  });

  it('sends nothing where the device stood still after it was kept, since others have looked into it by then', async () => {
    const { ports, sent, quote } = await openRun();
    let now = 5;
    const advance: typeof ports.runs.advance = async (...step) => {
      const kept = await ports.runs.advance(...step);
      now += 15_001;
      return kept;
    };
    const slow = { ...ports, clock: { now: () => now }, runs: { ...ports.runs, advance } };
    expect(await bookRunDeal(slow, 'run-1', '1', quote, press)).toBe(null);
    expect(sent).toEqual([]);
    expect((await ports.runs.find('run-1'))?.deals[0]?.state).toMatchObject({
      kind: 'waiting',
      refusal: { words: expect.stringContaining('stood still') },
    });
  });

  it('says nothing of a call that another terminal has sent again meanwhile, which may have made the deal', async () => {
    for (const own of ['held', 'refused'] as const) {
      const { ports, states, quote } = await openRun({
        book: async () => {
          await settleRunBooking(ports, 'run-1', '1', 'user');
          return { kind: 'refused', refusal };
        },
      });
      let now = 5;
      const advance: typeof ports.runs.advance = async (runId, dealId, event) => {
        const kept = await ports.runs.advance(runId, dealId, event);
        if (own === 'refused' || event.type !== 'booking-leaves') return kept;
        await settleRunBooking(ports, runId, dealId, 'user');
        now += 15_001;
        return kept;
      };
      const slow = { ...ports, clock: { now: () => now }, runs: { ...ports.runs, advance } };
      expect(await bookRunDeal(slow, 'run-1', '1', quote, press)).toBe(null);
      expect([own, await states()]).toEqual([own, ['booking', 'waiting']]);
    }
  });

  it('keeps why it was refused, and can be pressed again', async () => {
    const { ports, states, quote } = await openRun({ book: async () => ({ kind: 'refused', refusal }) });
    await bookRunDeal(ports, 'run-1', '1', quote, press);
    expect((await ports.runs.find('run-1'))?.deals[0]?.state).toEqual({ kind: 'waiting', refusal });
    expect(await states()).toEqual(['waiting', 'waiting']);
  });

  it('leaves a deal without an outcome where the answer is lost', async () => {
    const { ports, states, quote } = await openRun({
      book: async () => ({ kind: 'open', failure: silence }),
    });
    expect(await bookRunDeal(ports, 'run-1', '1', quote, press)).toBe(null);
    expect(await states()).toEqual(['booking', 'waiting']);
    expect(await bookRunDeal(ports, 'run-1', '1', quote, press)).toEqual({ kind: 'not-now' });
  });
});

const lost = async (more: Partial<RunPartner>) => {
  const opened = await openRun({ book: async () => ({ kind: 'open', failure: silence }), ...more });
  await bookRunDeal(opened.ports, 'run-1', '1', opened.quote, press);
  return opened;
};

describe('a lost booking of a run', () => {
  it.each([
    [{ kind: 'booked', order: { number: '700', reference: '' } }, 'booked'],
    [{ kind: 'not-booked', refusal: null }, 'waiting'],
    [{ kind: 'choose', candidates: [], canBeNone: true }, 'booking'],
    [{ kind: 'unknown', failure: silence, until: null }, 'booking'],
  ] as const)('that is found to be %j leaves its deal %s', async (found, state) => {
    const { ports, states } = await lost({ findBooking: async () => found });
    expect(await settleRunBooking(ports, 'run-1', '1', 'itself')).toEqual(found);
    expect(await states()).toEqual([state, 'waiting']);
  });

  it('is what the user says it is, where nothing speaks against that', async () => {
    const order = { number: '700', reference: '' };
    const { ports, states } = await lost({
      confirmBooking: async (_deal, _booking, _ours, said) =>
        'order' in said ? { kind: 'booked', order: said.order } : { kind: 'not-booked', refusal: null },
    });
    await settleRunBookingAs(ports, 'run-1', '1', { order });
    expect(await states()).toEqual(['booked', 'waiting']);
    expect(await settleRunBookingAs(ports, 'run-1', '1', { noneOf: [] })).toBe(null);
  });
});

describe('a booking of a run that the user wants sent again', () => {
  it('is not sent where its first call was found to have never left', async () => {
    const { ports, states, sent } = await lost({
      findBooking: async () => {
        sent.push('again');
        return { kind: 'unknown', failure: null, until: null };
      },
    });
    const find: typeof ports.runs.find = async (id) => {
      const run = await ports.runs.find(id);
      await ports.runs.advance('run-1', '1', { type: 'booking-refused', quoteId: 'q', refusal });
      return run;
    };
    const other = { ...ports, runs: { ...ports.runs, find } };
    expect(await settleRunBooking(other, 'run-1', '1', 'user')).toBe(null);
    expect([sent, await states()]).toEqual([[], ['waiting', 'waiting']]);
  });
});

describe('a run that goes on', () => {
  it('books and instructs what is left, and nothing that is over', async () => {
    const { ports, sent, states } = await openRun();
    expect(await continueRun(ports, 'run-1', optionsOf(ports.partner))).toEqual({ kind: 'end' });
    expect(await continueRun(ports, 'run-1', optionsOf(ports.partner))).toEqual({ kind: 'end' });
    expect(await states()).toEqual(['paid', 'paid']);
    expect(sent).toEqual(['book q-1', 'instruct 701', 'paid 701', 'book q-2', 'instruct 702', 'paid 702']);
  });

  it('is not kept back by a deal that was refused, or whose outcome nobody knows', async () => {
    for (const first of [
      { kind: 'refused', refusal } as const,
      { kind: 'open', failure: silence } as const,
    ]) {
      let calls = 0;
      const { ports, states } = await openRun({
        book: async () =>
          (calls += 1) === 1
            ? first
            : { kind: 'answered', answer: { number: '702', reference: '' }, requestId: null },
      });
      expect(await continueRun(ports, 'run-1', optionsOf(ports.partner))).toEqual({ kind: 'end' });
      expect(await states()).toEqual([first.kind === 'open' ? 'booking' : 'waiting', 'paid']);
    }
  });

  it('stops before a deal with which it would settle more than was agreed to', async () => {
    const { ports, states } = await openRun();
    await ports.runs.limit('run-1', [makeMoney(65_999n, 'USD')]);
    expect(await continueRun(ports, 'run-1', optionsOf(ports.partner))).toMatchObject({
      kind: 'stopped',
      dealId: '2',
      stop: { kind: 'above-limit', wanted: makeMoney(66_000n, 'USD') },
    });
    expect(await states()).toEqual(['paid', 'waiting']);
  });

  it('stops where there is no quote, and with a question', async () => {
    const without = await openRun({ quote: async () => failed(silence) });
    expect(await continueRun(without.ports, 'run-1', optionsOf(without.ports.partner))).toEqual({
      kind: 'stopped',
      dealId: '1',
      stop: { kind: 'no-quote', failure: silence },
    });
    const asked = await openRun({
      lookBefore: async () => succeeded({ ...seenDeals, equal: [{ number: '698', sentence: 'Equal.' }] }),
    });
    const { partner } = asked.ports;
    expect(await continueRun(asked.ports, 'run-1', optionsOf(partner))).toMatchObject({
      stop: { kind: 'equal-deals' },
    });
    expect(await continueRun(asked.ports, 'run-1', optionsOf(partner, ['698']))).toEqual({ kind: 'end' });
  });
});
