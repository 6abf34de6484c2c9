import { describe, expect, it } from 'vitest';
import {
  lost,
  makeFixture,
  openBooking,
  overForSure,
  refused,
  summary,
} from '../../../test/bookingFixture.ts';
import { awaited, openUnclear } from '../../../test/instructionFixture.ts';
import type { RunExclusively } from '../../ports/exclusively.ts';
import { failed, succeeded } from '../../result/result.ts';
import { storeBookedOrder } from '../booking/bookDeal.ts';
import { resolveBookingByDecision, type BookingDecision } from './resolveBookingByDecision.ts';
import { resolveInstructionByDecision } from './resolveInstructionByDecision.ts';

const decide = (decision: BookingDecision) => async () => succeeded(decision);
const neverAsked = () => Promise.reject(new Error('There is nothing to decide.'));

describe('a booking without an answer', () => {
  it('that looking settles is nothing to decide on', async () => {
    const fixture = makeFixture({ books: [failed(lost), succeeded({ orderNumber: '700' })] });
    const intent = await openBooking(fixture);
    await fixture.time.advance(overForSure);
    const booked = succeeded({ kind: 'booked', orderNumber: '700' });
    expect(await resolveBookingByDecision(fixture, intent, neverAsked)).toEqual(booked);
  });

  it('stays open where the user leaves it, and where they cannot be asked', async () => {
    const fixture = makeFixture({ books: [failed(lost)], orders: succeeded([summary('700')]) });
    const intent = await openBooking(fixture);
    const candidates = [{ ...summary('700'), settled: null, payees: [] }];
    const seen = { kind: 'choose', candidates, said: null };
    expect(await resolveBookingByDecision(fixture, intent, decide('leave'))).toEqual(succeeded(seen));
    expect(await resolveBookingByDecision(fixture, intent, async () => failed('gone'))).toEqual(
      failed('gone'),
    );
    expect(await fixture.journal.list()).toEqual([intent]);
    expect(fixture.sent).toHaveLength(1);
  });

  it('is the order that the user names', async () => {
    const fixture = makeFixture({ books: [failed(lost)], orders: succeeded([summary('700')]) });
    const intent = await openBooking(fixture);
    const booked = succeeded({ kind: 'booked', orderNumber: '700' });
    expect(await resolveBookingByDecision(fixture, intent, decide({ order: '700' }))).toEqual(booked);
    expect(await fixture.journal.list()).toMatchObject([{ kind: 'awaited-instruction', orderNumber: '700' }]);
  });

  it('is not booked when the user says so, but only once it can become no deal', async () => {
    const noNumber = succeeded({ orderNumber: null });
    const fixture = makeFixture({ books: [failed(lost), noNumber, noNumber] });
    const intent = await openBooking(fixture);
    expect(await resolveBookingByDecision(fixture, intent, decide({ order: null }))).toEqual(
      succeeded({ kind: 'unknown', failure: null }),
    );
    expect(await fixture.journal.list()).toEqual([intent]);
    await fixture.time.advance(overForSure);
    expect(await resolveBookingByDecision(fixture, intent, decide({ order: null }))).toEqual(
      succeeded({ kind: 'not-booked', said: 'no-number' }),
    );
    expect(await fixture.journal.list()).toEqual([]);
  });

  it('is not booked when the user says that none of the orders they were shown is it', async () => {
    const noNumber = succeeded({ orderNumber: null });
    const fixture = makeFixture({
      books: [failed(lost), noNumber, noNumber],
      orders: succeeded([summary('700')]),
    });
    const intent = await openBooking(fixture);
    await fixture.time.advance(overForSure);
    expect(await resolveBookingByDecision(fixture, intent, decide({ order: null }))).toEqual(
      succeeded({ kind: 'not-booked', said: 'no-number' }),
    );
    expect(await fixture.journal.list()).toEqual([]);
  });

  it('is the order that the partner names when it is asked once more, whatever the user says', async () => {
    const booked = succeeded({ orderNumber: '700' });
    const fixture = makeFixture({
      books: [failed(lost), failed(lost), booked],
      orders: succeeded([summary('700')]),
    });
    const intent = await openBooking(fixture);
    await fixture.time.advance(overForSure);
    expect(await resolveBookingByDecision(fixture, intent, decide({ order: null }))).toEqual(
      succeeded({ kind: 'booked', orderNumber: '700' }),
    );
  });

  it('stays open where an order appears that the user was not shown', async () => {
    const fixture = makeFixture({ books: [failed(lost), failed(lost)], orders: succeeded([summary('700')]) });
    const intent = await openBooking(fixture);
    await fixture.time.advance(overForSure);
    let looks = 0;
    const list = async () =>
      succeeded((looks += 1) === 1 ? [summary('700')] : [summary('701'), summary('700')]);
    const ports = { ...fixture, orders: { ...fixture.orders, list } };
    expect(await resolveBookingByDecision(ports, intent, decide({ order: null }))).toMatchObject({
      value: { kind: 'choose', candidates: [{ ordNum: '701' }, { ordNum: '700' }] },
    });
    expect(await fixture.journal.list()).toEqual([intent]);
  });

  it('is nothing to decide on once the partner has refused it after its end and no order could be it', async () => {
    const fixture = makeFixture({ books: [failed(lost), failed(refused)] });
    const intent = await openBooking(fixture);
    await fixture.time.advance(overForSure);
    expect(await resolveBookingByDecision(fixture, intent, neverAsked)).toEqual(
      succeeded({ kind: 'not-booked', said: refused }),
    );
    expect(await fixture.journal.list()).toEqual([]);
  });

  it('is sent again as the very same call when the user wants that', async () => {
    const fixture = makeFixture({ books: [failed(lost), succeeded({ orderNumber: '700' })] });
    const intent = await openBooking(fixture);
    expect(await resolveBookingByDecision(fixture, intent, decide('send-again'))).toEqual(
      succeeded({ kind: 'booked', orderNumber: '700' }),
    );
    expect(fixture.sent).toEqual(['q1 key-1', 'q1 key-1']);
  });
});

/** The booking is said to be order 700, and what another process does while the user says so. */
const decideWhile = (meanwhile: () => Promise<unknown>) => {
  const asked: string[] = [];
  return {
    asked,
    decide: async (_intent: unknown, seen: { readonly kind: string }) => {
      asked.push(seen.kind);
      if (asked.length === 1) await meanwhile();
      return succeeded<BookingDecision>({ order: '700' });
    },
  };
};

describe('a booking that another process settles while the user is asked', () => {
  it('is what it became there, and what the user says has no effect', async () => {
    const fixture = makeFixture({ books: [failed(lost)], orders: succeeded([summary('700')]) });
    const intent = await openBooking(fixture);
    const { decide: say } = decideWhile(() => storeBookedOrder(fixture.journal, intent, '701'));
    expect(await resolveBookingByDecision(fixture, intent, say)).toEqual(
      succeeded({ kind: 'settled-elsewhere', orderNumber: '701' }),
    );
    expect(await fixture.journal.list()).toMatchObject([{ kind: 'awaited-instruction', orderNumber: '701' }]);
  });

  it('is what it became there, also when the user leaves it open or cannot be asked', async () => {
    const fixture = makeFixture({ books: [failed(lost)], orders: succeeded([summary('700')]) });
    const intent = await openBooking(fixture);
    const leave = async () => {
      await storeBookedOrder(fixture.journal, intent, '701');
      return succeeded<BookingDecision>('leave');
    };
    expect(await resolveBookingByDecision(fixture, intent, leave)).toEqual(
      succeeded({ kind: 'settled-elsewhere', orderNumber: '701' }),
    );
  });

  it('has no order that is known here where it waits for no instruction', async () => {
    const fixture = makeFixture({ books: [failed(lost)], orders: succeeded([summary('700')]) });
    const intent = await openBooking(fixture);
    await fixture.journal.settle(intent);
    expect(await resolveBookingByDecision(fixture, intent, neverAsked)).toEqual(
      succeeded({ kind: 'settled-elsewhere', orderNumber: null }),
    );
    expect(fixture.sent).toHaveLength(1);
  });

  it('is looked at and decided again where something else was kept meanwhile', async () => {
    const fixture = makeFixture({ books: [failed(lost)], orders: succeeded([summary('700')]) });
    const intent = await openBooking(fixture);
    const { decide: say, asked } = decideWhile(() => fixture.journal.keep(awaited('800')));
    expect(await resolveBookingByDecision(fixture, intent, say)).toEqual(
      succeeded({ kind: 'booked', orderNumber: '700' }),
    );
    expect(asked).toEqual(['choose', 'choose']);
  });

  it('is asked about outside of what excludes other processes', async () => {
    const fixture = makeFixture({ books: [failed(lost)], orders: succeeded([summary('700')]) });
    const intent = await openBooking(fixture);
    let inside = false;
    const exclusively: RunExclusively<never> = async (work) => {
      inside = true;
      const done = await work();
      inside = false;
      return succeeded(done);
    };
    const seen: boolean[] = [];
    const say = async () => {
      seen.push(inside);
      return succeeded<BookingDecision>({ order: '700' });
    };
    await resolveBookingByDecision(fixture, intent, say, exclusively);
    const { fixture: other, intent: unclear } = await openUnclear();
    const sayOurs = async () => {
      seen.push(inside);
      return succeeded(true);
    };
    await resolveInstructionByDecision(other, unclear, sayOurs, exclusively);
    expect(seen).toEqual([false, false]);
  });
});

/** Lets so many steps be done, and then none, because another process does not end. */
const busyAfter = (steps: number): RunExclusively<'busy'> => {
  let left = steps;
  return async (work) => {
    if (left === 0) return failed('busy');
    left -= 1;
    return succeeded(await work());
  };
};

describe('while another process changes something for the same customer', () => {
  it('a booking is not looked at, and what the user says of it is not carried out', async () => {
    const fixture = makeFixture({ books: [failed(lost)], orders: succeeded([summary('700')]) });
    const intent = await openBooking(fixture);
    expect(await resolveBookingByDecision(fixture, intent, neverAsked, busyAfter(0))).toEqual(failed('busy'));
    expect(await resolveBookingByDecision(fixture, intent, decide({ order: '700' }), busyAfter(1))).toEqual(
      failed('busy'),
    );
    expect(await fixture.journal.list()).toEqual([intent]);
    expect(fixture.sent).toHaveLength(1);
  });

  it('an instruction is not looked at, and what the user says of it is not carried out', async () => {
    const { fixture, intent } = await openUnclear();
    const kept = await fixture.journal.list();
    expect(await resolveInstructionByDecision(fixture, intent, neverAsked, busyAfter(0))).toEqual(
      failed('busy'),
    );
    expect(
      await resolveInstructionByDecision(fixture, intent, async () => succeeded(true), busyAfter(1)),
    ).toEqual(failed('busy'));
    expect(await fixture.journal.list()).toEqual(kept);
  });
});
