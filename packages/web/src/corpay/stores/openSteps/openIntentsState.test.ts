import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import {
  intentId,
  type AwaitedInstruction,
  type BookingIntent,
  type InstructionIntent,
} from '@fx-gateway/domain/corpay/intents/intent.ts';
import { money } from '@fx-gateway/domain/money/money.ts';
import { describe, expect, it } from 'vitest';
import {
  isUnsettled,
  noOpenIntents,
  openIntentsTransition,
  saysInstructed,
  toLookInto,
  waitsForUser,
  whatBecameOf,
  type OpenIntents,
  type OpenIntentsEvent,
} from './openIntentsState.ts';

const silence = callFailure('no-answer', '/deal/book');

const booking = (quoteId: string, more: Partial<BookingIntent> = {}): BookingIntent => ({
  kind: 'booking',
  quoteId,
  idempotencyKey: `key of ${quoteId}`,
  settlement: money(1_153_101n, 'USD'),
  payment: money(1_000_000n, 'EUR'),
  lockSide: 'Payment',
  rate: 0.86,
  endsAt: null,
  beneficiaryId: 'b-1',
  payee: 'Thalassa',
  newestOrder: null,
  startedAt: 1_000,
  ...more,
});

const instruction = (orderNumber: string, key = 'key'): InstructionIntent => ({
  kind: 'instruction',
  orderNumber,
  idempotencyKey: key,
  payment: money(1_000_000n, 'EUR'),
  beneficiaryId: 'b-1',
  payee: 'Thalassa',
  reference: '',
  detailsChecked: false,
  startedAt: 1_000,
});

/** The deal that a booking has become. */
const dealOf = (intent: BookingIntent, orderNumber: string): AwaitedInstruction => ({
  kind: 'awaited-instruction',
  orderNumber,
  settlement: intent.settlement,
  payment: intent.payment,
  beneficiaryId: intent.beneficiaryId,
  payee: intent.payee,
  startedAt: intent.startedAt,
});

const after = (...events: readonly OpenIntentsEvent[]): OpenIntents => {
  let state = noOpenIntents;
  for (const event of events) state = openIntentsTransition(state, event);
  return state;
};

const read = (
  intents: readonly (BookingIntent | InstructionIntent)[],
  deals: readonly AwaitedInstruction[] = [],
): OpenIntentsEvent => ({ type: 'journal-read', intents, deals });

const lost = (intent: BookingIntent | InstructionIntent): OpenIntentsEvent => ({
  type: 'answer-lost',
  intent,
  failure: silence,
});

const checking = (intent: BookingIntent | InstructionIntent): OpenIntentsEvent => ({
  type: 'check-began',
  id: intentId(intent),
});

const settlementsIn = ({ open }: OpenIntents) => open.map(({ settlement }) => settlement?.kind ?? null);

const overtaken = (state: OpenIntents, orderNumber: string) =>
  openIntentsTransition(state, { type: 'instruction-overtaken', orderNumber }).open;

const [one, two] = [booking('q-1'), booking('q-2', { startedAt: 2_000 })];

describe('what the journal holds', () => {
  it('is known once it was read, with the deals that wait', () => {
    expect(noOpenIntents).toEqual({ known: false, open: [], awaited: [] });
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
    expect(whatBecameOf(state, one)).toBe('shown-here');
  });

  it.each([
    ['of another beneficiary', { beneficiaryId: 'b-2' }],
    ['of another amount', { payment: money(5n, 'EUR') }],
    ['of another moment', { startedAt: 999 }],
  ])('is told as over where there is only a deal %s', (_of, more) => {
    const state = after(lost(one), read([], [dealOf(booking('q-9', more), '20418300')]));
    expect(state.open).toMatchObject([{ settlement: { kind: 'settled-elsewhere', orderNumber: null } }]);
    expect(isUnsettled(state.open[0] ?? expect.fail())).toBe(false);
    expect(whatBecameOf(state, one)).toBe('over');
  });

  it('goes without a word where another tab had sent it, and is known as the deal that it became', () => {
    const state = after(read([one, two]), read([two]));
    expect(state.open).toMatchObject([{ intent: two }]);
    expect([whatBecameOf(state, one), whatBecameOf(state, two)]).toEqual(['over', 'shown-here']);
    const deal = after(read([one]), read([]), { type: 'awaited-read', awaited: [dealOf(one, '20418300')] });
    expect(whatBecameOf(deal, one)).toBe('deal');
  });

  it('stays while it is looked into here, until that is known', () => {
    const state = after(lost(one), checking(one), read([]));
    expect(settlementsIn(state)).toEqual([null]);
    expect(state.open).toMatchObject([{ checking: true }]);
  });

  it('stays as it was told where it was settled here before', () => {
    const settled = after(lost(one), {
      type: 'booking-checked',
      id: intentId(one),
      settlement: { kind: 'not-booked', said: null },
    });
    expect(settlementsIn(openIntentsTransition(settled, read([])))).toEqual(['not-booked']);
  });
});

describe('a look at one of several', () => {
  it('is known of this one only', () => {
    const began = after(lost(one), lost(two), checking(two));
    expect(began.open).toMatchObject([{ checking: false }, { checking: true }]);
    const ended = openIntentsTransition(began, {
      type: 'booking-checked',
      id: intentId(two),
      settlement: { kind: 'booked', orderNumber: '20418300' },
    });
    expect(ended.open).toMatchObject([
      { checking: false, settlement: null },
      { checking: false, settlement: { kind: 'booked' } },
    ]);
    expect(ended.open.map(isUnsettled)).toEqual([true, false]);
    const seen = openIntentsTransition(ended, { type: 'dismissed', id: intentId(two) });
    expect(seen.open).toMatchObject([{ intent: one }]);
  });

  it('that is lost once more is open once, at the end', () => {
    expect(after(lost(one), lost(two), lost(one)).open).toMatchObject([{ intent: two }, { intent: one }]);
  });
});

describe('an instruction that another tab has settled', () => {
  const sent = instruction('20418300');
  const told = (kind: 'not-instructed' | 'unknown', here: boolean): OpenIntents =>
    after(here ? lost(sent) : read([sent]), read([]), checking(sent), {
      type: 'instruction-checked',
      id: intentId(sent),
      settlement: kind === 'unknown' ? { kind, failure: null, shown: [] } : { kind, orderNumber: '20418300' },
    });

  it('is looked into once more here, by whichever tab it was sent', () => {
    const before = after(read([sent]));
    const now = openIntentsTransition(before, read([]));
    expect(now.open).toMatchObject([{ settlement: { kind: 'settled-elsewhere', orderNumber: '20418300' } }]);
    expect(toLookInto(before, now)).toEqual(now.open);
    expect(toLookInto(now, now)).toEqual([]);
    const began = openIntentsTransition(now, checking(sent));
    expect([now, began].flatMap(({ open }) => open.map(isUnsettled))).toEqual([false, true]);
  });

  it('is told as what its order says', () => {
    expect(settlementsIn(told('not-instructed', false))).toEqual(['not-instructed']);
  });

  it('is asked about no more where its order says nothing: it goes, or is told as settled to who sent it', () => {
    expect(told('unknown', false).open).toEqual([]);
    expect(told('unknown', true).open).toMatchObject([
      { checking: false, settlement: { kind: 'settled-elsewhere' } },
    ]);
  });
});

it('what is known of one instruction is not said of another', () => {
  const [first, second] = [instruction('20418300'), instruction('20418301')];
  const state = after(lost(first), lost(second), {
    type: 'instruction-checked',
    id: intentId(second),
    settlement: { kind: 'instructed', orderNumber: '20418301' },
  });
  expect(settlementsIn(state)).toEqual([null, 'instructed']);
  expect(toLookInto(after(lost(first)), after(lost(first), read([first, second])))).toMatchObject([
    { intent: second },
  ]);
});

describe('what was said of an instruction', () => {
  const sent = instruction('20418300');
  const notInstructed = after(lost(sent), {
    type: 'instruction-checked',
    id: intentId(sent),
    settlement: { kind: 'not-instructed', orderNumber: '20418300' },
  });

  it('goes once the same order is instructed again, here or elsewhere', () => {
    const again = instruction('20418300', 'next key');
    expect(openIntentsTransition(notInstructed, lost(again)).open).toMatchObject([
      { intent: again, here: true },
    ]);
    expect(openIntentsTransition(notInstructed, read([again])).open).toMatchObject([
      { intent: again, here: false },
    ]);
  });

  it('stays where another order is instructed, or the same one is being asked about', () => {
    const other = instruction('20418301');
    expect(openIntentsTransition(notInstructed, lost(other)).open).toHaveLength(2);
    expect(after(lost(sent), lost(instruction('20418300', 'next key'))).open).toHaveLength(2);
    expect(openIntentsTransition(notInstructed, read([one])).open).toHaveLength(2);
  });

  it('as still to be done goes with the order that is instructed, that of a found booking too', () => {
    expect(overtaken(notInstructed, '20418300')).toEqual([]);
    expect(overtaken(notInstructed, '20418301')).toHaveLength(1);
    const found = after(lost(one), {
      type: 'booking-checked',
      id: intentId(one),
      settlement: { kind: 'booked', orderNumber: '20418300' },
    });
    expect(overtaken(found, '20418300')).toEqual([]);
    const unknown = after(lost(sent));
    expect(overtaken(unknown, '20418300')).toEqual(unknown.open);
  });

  it('is that it is instructed, also where that is by another instruction', () => {
    const settled = (
      settlement: Extract<OpenIntentsEvent, { type: 'instruction-checked' }>['settlement'],
    ) => {
      const [open] = after(lost(sent), {
        type: 'instruction-checked',
        id: intentId(sent),
        settlement,
      }).open;
      return open === undefined ? null : [saysInstructed(open, '20418300'), saysInstructed(open, '20418301')];
    };
    const orderNumber = '20418300';
    expect(settled({ kind: 'instructed', orderNumber })).toEqual([true, false]);
    expect(settled({ kind: 'instructed-already', orderNumber, instructedAs: [], unclear: [] })).toEqual([
      true,
      false,
    ]);
    expect(settled({ kind: 'instructed-differently', orderNumber, instructedAs: [], different: [] })).toEqual(
      [true, false],
    );
    expect(settled({ kind: 'not-instructed', orderNumber })).toEqual([false, false]);
    const [found] = after(lost(one), {
      type: 'booking-checked',
      id: intentId(one),
      settlement: { kind: 'booked', orderNumber },
    }).open;
    expect(found && saysInstructed(found, orderNumber)).toBe(false);
  });
});

/** Whether a booking of which that is known waits for its user, and whether it is open. */
const candidate = (settlement: Extract<OpenIntentsEvent, { type: 'booking-checked' }>['settlement']) =>
  after(lost(one), { type: 'booking-checked', id: intentId(one), settlement }).open.map((open) => [
    waitsForUser(open),
    isUnsettled(open),
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
      id: intentId(sent),
      settlement: { kind: 'unknown', failure: null, shown },
    }).open.map((open) => [waitsForUser(open), isUnsettled(open)]);
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
    expect(after(lost(one)).open.map(waitsForUser)).toEqual([false]);
  });
});
