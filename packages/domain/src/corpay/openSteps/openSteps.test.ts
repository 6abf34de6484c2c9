import { describe, expect, it } from 'vitest';
import { lost, makeDesk, openBooking, overForSure, refused, summary } from '../../../test/bookingDesk.ts';
import {
  awaited,
  detail,
  leftOpen,
  makeInstructionDesk,
  noOrder,
  ours,
  press,
  silence,
  trouble,
} from '../../../test/instructionDesk.ts';
import { bookingIntent, instructionIntent } from '../../../test/sampleDeals.ts';
import { failed, succeeded } from '../../result/index.ts';
import { openStepsOf } from './openStepsOf.ts';
import { settleOpenBooking, type BookingDecision } from './settleOpenBooking.ts';
import { settleOpenInstruction } from './settleOpenInstruction.ts';
import { stillAwaited } from './stillAwaited.ts';

const decide = (decision: BookingDecision) => async () => succeeded(decision);
const neverAsked = () => Promise.reject(new Error('There is nothing to decide.'));

it('open are bookings and instructions without an answer, oldest first, and no deal that waits', () => {
  expect(openStepsOf([instructionIntent, awaited('701'), bookingIntent])).toEqual([
    instructionIntent,
    bookingIntent,
  ]);
});

describe('a booking without an answer', () => {
  it('that looking settles is nothing to decide on', async () => {
    const desk = makeDesk({ books: [failed(lost), succeeded({ orderNumber: '700' })] });
    const intent = await openBooking(desk);
    await desk.time.advance(overForSure);
    const booked = succeeded({ kind: 'booked', orderNumber: '700' });
    expect(await settleOpenBooking(desk, intent, neverAsked)).toEqual(booked);
  });

  it('stays open where the user leaves it, and where they cannot be asked', async () => {
    const desk = makeDesk({ books: [failed(lost)], orders: succeeded([summary('700')]) });
    const intent = await openBooking(desk);
    const seen = { kind: 'choose', candidates: [summary('700')], said: null };
    expect(await settleOpenBooking(desk, intent, decide('leave'))).toEqual(succeeded(seen));
    expect(await settleOpenBooking(desk, intent, async () => failed('gone'))).toEqual(failed('gone'));
    expect(await desk.journal.list()).toEqual([intent]);
    expect(desk.sent).toHaveLength(1);
  });

  it('is the order that the user names', async () => {
    const desk = makeDesk({ books: [failed(lost)], orders: succeeded([summary('700')]) });
    const intent = await openBooking(desk);
    const booked = succeeded({ kind: 'booked', orderNumber: '700' });
    expect(await settleOpenBooking(desk, intent, decide({ order: '700' }))).toEqual(booked);
    expect(await desk.journal.list()).toMatchObject([{ kind: 'awaited-instruction', orderNumber: '700' }]);
  });

  it('is not booked when the user says so, but only once it can become no deal', async () => {
    const desk = makeDesk({ books: [failed(lost), failed(refused)] });
    const intent = await openBooking(desk);
    expect(await settleOpenBooking(desk, intent, decide({ order: null }))).toEqual(
      succeeded({ kind: 'unknown', failure: null }),
    );
    expect(await desk.journal.list()).toEqual([intent]);
    await desk.time.advance(overForSure);
    expect(await settleOpenBooking(desk, intent, decide({ order: null }))).toEqual(
      succeeded({ kind: 'not-booked' }),
    );
    expect(await desk.journal.list()).toEqual([]);
  });

  it('is sent again as the very same call when the user wants that', async () => {
    const desk = makeDesk({ books: [failed(lost), succeeded({ orderNumber: '700' })] });
    const intent = await openBooking(desk);
    expect(await settleOpenBooking(desk, intent, decide('send-again'))).toEqual(
      succeeded({ kind: 'booked', orderNumber: '700' }),
    );
    expect(desk.sent).toEqual(['q1 key-1', 'q1 key-1']);
  });
});

/** Order 700 shows one payment, and what was kept of the instruction cannot tell whether it is the same. */
const makeUnclear = async () => {
  const desk = makeInstructionDesk({ order: detail([ours]) });
  const kept = await leftOpen(desk);
  return { desk, intent: { ...kept, payee: null } };
};

describe('an instruction without an answer', () => {
  it.each([
    ['payments that are the same', detail([ours]), 'instructed'],
    ['no payments', detail([]), 'not-instructed'],
    ['no order', failed(noOrder), 'not-instructed'],
    ['nothing, because nobody answers', failed(silence), 'unknown'],
  ] as const)('is nothing to decide on where the order shows %s', async (_what, order, kind) => {
    const desk = makeInstructionDesk({ answer: failed(trouble), order });
    const intent = await leftOpen(desk);
    expect(await settleOpenInstruction(desk, intent, neverAsked)).toMatchObject({ value: { kind } });
  });

  it('is what the user says where it cannot be told apart', async () => {
    const mine = await makeUnclear();
    expect(
      await settleOpenInstruction(mine.desk, mine.intent, async (shown) => succeeded(shown.length === 1)),
    ).toEqual(succeeded({ kind: 'instructed', orderNumber: '700' }));
    const other = await makeUnclear();
    expect(await settleOpenInstruction(other.desk, other.intent, async () => succeeded(false))).toEqual(
      succeeded({ kind: 'instructed-differently', orderNumber: '700', instructedAs: [ours] }),
    );
    for (const { desk } of [mine, other]) expect(await desk.journal.list()).toEqual([]);
  });

  it('stays open where the user does not say it', async () => {
    const { desk, intent } = await makeUnclear();
    expect(await settleOpenInstruction(desk, intent, async () => succeeded(null))).toEqual(
      succeeded({ kind: 'unknown', failure: null, shown: [ours] }),
    );
    expect(await settleOpenInstruction(desk, intent, async () => failed('gone'))).toEqual(failed('gone'));
    expect(await desk.journal.list()).toHaveLength(1);
  });
});

describe('a deal that waits for its instruction', () => {
  it.each([
    ['its order has no payments', detail([]), true],
    ['the partner cannot be asked', failed(silence), true],
    ['it was instructed elsewhere', detail([ours]), false],
    ['the partner does not know it', failed(noOrder), false],
  ] as const)('waits on, or is forgotten quietly, when %s: %#', async (_when, order, waits) => {
    const desk = makeInstructionDesk({ order });
    await desk.journal.keep(awaited('700'));
    await desk.journal.keep({ ...instructionIntent, orderNumber: press.instruction.orderNumber });
    const kept = await desk.journal.list();
    expect(await stillAwaited(desk, kept)).toEqual(waits ? [awaited('700')] : []);
    expect(await desk.journal.list()).toEqual(waits ? kept : [kept[1]]);
  });
});
