import { journalEntryId } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { describe, expect, it } from 'vitest';
import {
  after,
  booking,
  checking,
  dealOf,
  instruction,
  lost,
  read,
  settlementsIn,
  silence,
} from '../../../../test/openIntents.ts';
import {
  isOutcomeUnknown,
  initialOpenMoneyCalls,
  reduceOpenMoneyCalls,
  isUserDecisionNeeded,
  stateOfOpenBooking,
  type OpenMoneyCallsAction,
} from './openMoneyCallsState.ts';

const [one, two] = [booking('q-1'), booking('q-2', { startedAt: 2_000 })];

describe('what the journal holds', () => {
  it('is known once it was read, with the deals that wait', () => {
    expect(initialOpenMoneyCalls).toEqual({ known: false, open: [], awaited: [] });
    const deal = dealOf(two, '20418300');
    expect(after(read([one], [deal]))).toEqual({
      known: true,
      awaited: [deal],
      open: [{ kind: 'booking', intent: one, here: false, lost: null, checking: false, settlement: null }],
    });
  });

  it('takes no deal that was found to wait no more for one that does, once that is known', () => {
    const deal = dealOf(two, '20418300');
    expect(after(read([], [deal]), { type: 'awaited-read', awaited: [] }, read([], [deal])).awaited).toEqual(
      [],
    );
  });

  it('stays open once, and what is known of it stays', () => {
    const state = after(lost(one), read([one, two]), read([one, two]));
    expect(state.open).toMatchObject([
      { intent: one, here: true, lost: silence },
      { intent: two, here: false, lost: null },
    ]);
  });
});

describe('a booking that another tab has settled', () => {
  it('is told as the deal that it became, where this tab had sent it', () => {
    const state = after(lost(one), read([], [dealOf(one, '20418300')]));
    expect(state.open).toMatchObject([{ settlement: { kind: 'booked', orderNumber: '20418300' } }]);
    expect(stateOfOpenBooking(state, one)).toBe('shown-here');
  });

  it.each([
    ['of another beneficiary', { beneficiaryId: 'b-2' }],
    ['of another amount', { payment: makeMoney(5n, 'EUR') }],
    ['of another moment', { startedAt: 999 }],
  ])('is told as over where there is only a deal %s', (_of, more) => {
    const state = after(lost(one), read([], [dealOf(booking('q-9', more), '20418300')]));
    expect(state.open).toMatchObject([{ settlement: { kind: 'settled-elsewhere', orderNumber: null } }]);
    expect(isOutcomeUnknown(state.open[0] ?? expect.fail())).toBe(false);
    expect(stateOfOpenBooking(state, one)).toBe('over');
  });

  it('goes without a word where another tab had sent it, and is known as the deal that it became', () => {
    const state = after(read([one, two]), read([two]));
    expect(state.open).toMatchObject([{ intent: two }]);
    expect([stateOfOpenBooking(state, one), stateOfOpenBooking(state, two)]).toEqual(['over', 'shown-here']);
    const deal = after(read([one]), read([]), { type: 'awaited-read', awaited: [dealOf(one, '20418300')] });
    expect(stateOfOpenBooking(deal, one)).toBe('deal');
  });

  it('stays while it is looked into here, until that is known', () => {
    const state = after(lost(one), checking(one), read([]));
    expect(settlementsIn(state)).toEqual([null]);
    expect(state.open).toMatchObject([{ checking: true }]);
  });

  it('stays as it was told where it was settled here before', () => {
    const settled = after(lost(one), {
      type: 'booking-checked',
      id: journalEntryId(one),
      settlement: { kind: 'not-booked', said: null },
    });
    expect(settlementsIn(reduceOpenMoneyCalls(settled, read([])))).toEqual(['not-booked']);
  });
});

describe('a look at one of several', () => {
  it('is known of this one only', () => {
    const began = after(lost(one), lost(two), checking(two));
    expect(began.open).toMatchObject([{ checking: false }, { checking: true }]);
    const ended = reduceOpenMoneyCalls(began, {
      type: 'booking-checked',
      id: journalEntryId(two),
      settlement: { kind: 'booked', orderNumber: '20418300' },
    });
    expect(ended.open).toMatchObject([
      { checking: false, settlement: null },
      { checking: false, settlement: { kind: 'booked' } },
    ]);
    expect(ended.open.map(isOutcomeUnknown)).toEqual([true, false]);
    const seen = reduceOpenMoneyCalls(ended, { type: 'dismissed', id: journalEntryId(two) });
    expect(seen.open).toMatchObject([{ intent: one }]);
  });

  it('that is lost once more is open once, at the end', () => {
    expect(after(lost(one), lost(two), lost(one)).open).toMatchObject([{ intent: two }, { intent: one }]);
  });
});

/** Whether a booking of which that is known waits for its user, and whether it is open. */
const candidate = (settlement: Extract<OpenMoneyCallsAction, { type: 'booking-checked' }>['settlement']) =>
  after(lost(one), { type: 'booking-checked', id: journalEntryId(one), settlement }).open.map((open) => [
    isUserDecisionNeeded(open),
    isOutcomeUnknown(open),
  ]);

describe('what nobody but the user can say', () => {
  const payment = {
    payeeName: 'Thalassa',
    availableDate: '2026-11-24',
    reference: '',
    amount: { currency: 'EUR', amount: 10_000 },
    fee: { currency: 'USD', amount: 0 },
  };
  const looked = (shown: readonly (typeof payment)[]) => {
    const sent = instruction('20418300');
    return after(lost(sent), {
      type: 'instruction-checked',
      id: journalEntryId(sent),
      settlement: { kind: 'unknown', failure: null, shown },
    }).open.map((open) => [isUserDecisionNeeded(open), isOutcomeUnknown(open)]);
  };

  it('is which of several orders a booking became', () => {
    expect(candidate({ kind: 'choose', candidates: [], said: null })).toEqual([[true, true]]);
  });

  it('is whether the payments of an order are what was instructed', () => {
    expect(looked([payment])).toEqual([[true, true]]);
    expect(looked([])).toEqual([[false, true]]);
  });

  it('is not what could not be asked, nor what is known', () => {
    expect(candidate({ kind: 'unknown', failure: silence })).toEqual([[false, true]]);
    expect(candidate({ kind: 'not-booked', said: null })).toEqual([[false, false]]);
    expect(after(lost(one)).open.map(isUserDecisionNeeded)).toEqual([false]);
  });
});
