import { describe, expect, it } from 'vitest';
import { ofxBeneficiary, ofxFailure, ofxQuote } from '../../../test/ofxSamples.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { partners } from '../../partners.ts';
import { createVirtualTime } from '../../ports/virtualTime.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { OfxQuotes } from '../api/ofxPorts.ts';
import type { OfxQuote } from '../api/ofxQuote.ts';
import {
  computeOfxDealParts,
  leavesBeneficiaryOut,
  findChangedOfxAmount,
  changedOfxAmountMessage,
  type ChangedOfxAmount,
} from './ofxDealParts.ts';
import type { BookingBlockReason } from '../../quoting/cannotBookMessages.ts';
import {
  emptyOfxDraft,
  reduceOfxDraft,
  ofxQuoteRequestOf,
  type OfxDraft,
  type OfxDraftAction,
} from './ofxDraft.ts';
import { createOfxLiveQuote, type OfxLiveQuote, type OfxLiveState } from './ofxLiveQuote.ts';
import { ofxPolicy } from './ofxPolicy.ts';
import { cannotBookOfxMessages, whyCannotBookOfx, type CannotBookOfxReason } from './whyCannotBookOfx.ts';

const after = (...events: readonly OfxDraftAction[]): OfxDraft =>
  events.reduce(reduceOfxDraft, emptyOfxDraft);
const chosen: OfxDraftAction = {
  type: 'beneficiaries-chosen',
  beneficiaries: [ofxBeneficiary('b1'), ofxBeneficiary('b2')],
};
const sold = (): OfxDraft => after(chosen, { type: 'sell-total-typed', text: '1500' });

const makeLive = () => {
  const time = createVirtualTime();
  const log: string[] = [];
  const plan = {
    stale: succeeded(false) as Result<boolean, CallFailure>,
    /** Milliseconds that a look takes. */
    slow: 0,
    quotes: [] as OfxQuote[],
  };
  const states: OfxLiveState[] = [];
  const quotes: OfxQuotes = {
    request: async ({ lockSide, amount }) => {
      log.push(`quote ${lockSide} ${amount.minor}`);
      return succeeded(plan.quotes.shift() ?? ofxQuote());
    },
    isStale: async (id) => {
      log.push(`stale ${id}`);
      if (plan.slow > 0) await new Promise<void>((resolve) => void time.timers.after(plan.slow, resolve));
      return plan.stale;
    },
  };
  const live: OfxLiveQuote = createOfxLiveQuote({
    quotes,
    clock: time.clock,
    timers: time.timers,
    changed: (state) => states.push(state),
  });
  return { time, log, plan, live, states };
};

const quoted = async (draft: OfxDraft = sold()) => {
  const made = makeLive();
  made.live.send({ type: 'edited', request: ofxQuoteRequestOf(draft) });
  await made.time.advance(500);
  return made;
};

describe('a live quote of OFX', () => {
  it('is kept alive by its own policy', () => {
    expect(partners.ofx.quotePolicy).toBe(ofxPolicy);
  });

  it('is asked for 500 ms after an edit and looked at every 5 seconds, without an end of its own (OFX-QUOTE-9, OFX-QUOTE-10)', async () => {
    const { log, time, live } = await quoted();
    await time.advance(15_000);
    expect(log).toEqual(['quote sell 150000', 'stale q1', 'stale q1', 'stale q1']);
    expect(live.state()).toMatchObject({ status: 'success', stale: false, offer: { expiresAt: null } });
  });

  it('that is stale is asked for again (OFX-QUOTE-11)', async () => {
    const { log, time, plan } = await quoted();
    plan.stale = succeeded(true);
    await time.advance(5_000);
    plan.stale = succeeded(false);
    await time.advance(1_000);
    expect(log).toEqual(['quote sell 150000', 'stale q1', 'quote sell 150000']);
  });

  it('that is renewed for the worse rests for a second before it is booked (S-104)', async () => {
    const { time, plan, live } = await quoted();
    plan.quotes = [ofxQuote({ id: 'q2', buy: makeMoney(100_100n, 'USD') })];
    plan.stale = succeeded(true);
    await time.advance(5_000);
    plan.stale = succeeded(false);
    expect(live.state()).toMatchObject({
      offer: { quote: { id: 'q2' } },
      restsUntil: time.clock.elapsed() + 1_000,
    });
    await time.advance(999);
    expect(whyCannotBookOfx(sold(), live.state(), null)).toBe('resting');
    await time.advance(1);
    expect(whyCannotBookOfx(sold(), live.state(), null)).toBeNull();
  });

  it('is looked at no more after a look that failed, stays displayed and is not booked (OFX-QUOTE-12, OFX-DEAL-1)', async () => {
    const { log, time, plan, live } = await quoted();
    plan.stale = failed(ofxFailure({ kind: 'server-trouble', status: 500 }));
    await time.advance(60_000);
    expect(log).toEqual(['quote sell 150000', 'stale q1']);
    expect(live.state()).toMatchObject({
      status: 'error',
      failure: { status: 500 },
      offer: { quote: { id: 'q1' } },
    });
    expect(whyCannotBookOfx(sold(), live.state(), null)).toBe('unsure');
    live.send({ type: 'asked-again' });
    await time.advance(0);
    expect(whyCannotBookOfx(sold(), live.state(), null)).toBeNull();
  });

  it('that could not be looked at for want of a connection is asked for anew by itself', async () => {
    const { log, time, plan, live } = await quoted();
    plan.stale = failed(ofxFailure());
    await time.advance(5_000);
    expect(whyCannotBookOfx(sold(), live.state(), null)).toBe('disconnected');
    plan.stale = succeeded(false);
    await time.advance(1_000);
    expect(log).toEqual(['quote sell 150000', 'stale q1', 'quote sell 150000']);
    expect(whyCannotBookOfx(sold(), live.state(), null)).toBeNull();
  });

  it('does not change under a press: a look that fails meanwhile is taken again when the press is over', async () => {
    const { log, time, plan, live } = await quoted();
    plan.stale = failed(ofxFailure({ kind: 'server-trouble', status: 500 }));
    plan.slow = 100;
    await time.advance(5_000);
    live.send({ type: 'press-began' });
    await time.advance(3_000);
    expect(whyCannotBookOfx(sold(), live.state(), null)).toBeNull();
    live.send({ type: 'press-ended' });
    await time.advance(100);
    expect(log).toEqual(['quote sell 150000', 'stale q1', 'stale q1']);
    expect(whyCannotBookOfx(sold(), live.state(), null)).toBe('unsure');
  });

  it.each([
    ['another currency', { buy: makeMoney(1n, 'EUR') }],
    ['nothing to pay', { buy: makeMoney(0n, 'USD') }],
    ['nothing to receive', { sell: makeMoney(0n, 'AUD') }],
  ])('with %s is no quote', async (_case, more) => {
    const made = makeLive();
    made.plan.quotes = [ofxQuote(more)];
    made.live.send({ type: 'edited', request: ofxQuoteRequestOf(sold()) });
    await made.time.advance(500);
    expect(made.live.state()).toMatchObject({ status: 'error', failure: { kind: 'unreadable' } });
  });
});

describe('the parts of a deal', () => {
  it('are what the quote sells, to the last cent (OFX-DEAL-3)', () => {
    const parts = computeOfxDealParts(sold(), ofxQuote({ sell: makeMoney(150_001n, 'AUD') }));
    expect(parts.map(({ amount }) => amount.minor)).toEqual([75_001n, 75_000n]);
    expect(leavesBeneficiaryOut(sold(), ofxQuote())).toBe(false);
  });
});

const why = (draft: OfxDraft, state: OfxLiveState, earlier: BookingBlockReason | null = null) =>
  whyCannotBookOfx(draft, state, earlier);

describe('Book Deal', () => {
  it('is on for a fresh quote of what was typed (OFX-DEAL-1)', async () => {
    const { live } = await quoted();
    expect(why(sold(), live.state())).toBeNull();
  });

  it('says what to do about an amount that moved, and about a beneficiary without one', () => {
    expect([cannotBookOfxMessages['amount-moved'], cannotBookOfxMessages['part-missing']]).toEqual([
      'The quote has another amount than yours. Use it, or enter another one.',
      'Enter an amount for every beneficiary.',
    ]);
  });

  it('is off for these reasons, each of which is said', async () => {
    const { live, time } = await quoted();
    const fresh = live.state();
    expect(why(sold(), fresh, 'beside-earlier')).toBe('beside-earlier');
    expect(why(emptyOfxDraft, fresh)).toBe('beneficiary-missing');
    const one = after(chosen, { type: 'part-typed', beneficiaryId: 'b1', text: '1500' });
    expect(why(one, fresh)).toBe('part-missing');
    live.send({ type: 'edited', request: ofxQuoteRequestOf(one) });
    expect(why(sold(), live.state())).toBe('stale');
    await time.advance(500);
    live.send({ type: 'booking-began' });
    const reason: CannotBookOfxReason | null = why(sold(), live.state());
    expect(reason).toBe('booking');
    expect(cannotBookOfxMessages[reason ?? 'failed']).toBe('Your deal is being booked.');
  });

  it('waits when a renewal by the focused side would move the amount that was typed, which is said', async () => {
    const made = await quoted();
    const { live, time, plan } = made;
    const displayed = reduceOfxDraft(sold(), { type: 'quoted', quote: ofxQuote() });
    const focused = reduceOfxDraft(displayed, { type: 'side-focused', side: 'buy' });
    const request = ofxQuoteRequestOf(focused);
    if (request !== null) live.send({ type: 'asked-otherwise', request });
    expect(why(focused, live.state())).toBeNull();
    const moved = ofxQuote({ id: 'q2', sell: makeMoney(149_000n, 'AUD') });
    plan.quotes = [moved];
    plan.stale = succeeded(true);
    await time.advance(5_000);
    plan.stale = succeeded(false);
    await time.advance(2_000);
    expect(made.log).toEqual(['quote sell 150000', 'stale q1', 'quote buy 100000']);
    const change: ChangedOfxAmount | null = findChangedOfxAmount(focused, live.state());
    expect(change && changedOfxAmountMessage(change)).toBe(
      'You entered A$1,500.00, but the quote is for A$1,490.00, which is less.',
    );
    expect(why(focused, live.state())).toBe('amount-moved');
    const accepted = reduceOfxDraft(focused, { type: 'amounts-accepted', quote: moved });
    expect(why(accepted, live.state())).toBeNull();
  });
});
