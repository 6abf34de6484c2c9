import type { CallFailure } from '@fx-gateway/domain/calls';
import type { BookingIntent, OrderSummary } from '@fx-gateway/domain/corpay';
import { money } from '@fx-gateway/domain/money';
import { succeeded } from '@fx-gateway/domain/result';
import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { decideBooking } from './decideBooking.ts';
import { openBookingHint } from './openBookingFailure.ts';

const lost = (endsAt: number | null): BookingIntent => ({
  kind: 'booking',
  quoteId: 'q1',
  idempotencyKey: 'k1',
  settlement: money(1_153_402n, 'USD'),
  payment: money(1_000_000n, 'EUR'),
  lockSide: 'Payment',
  rate: 0.867,
  endsAt,
  beneficiaryId: 'b1',
  payee: 'Acme',
  newestOrder: null,
  startedAt: 0,
});
const ended = lost(1);
const alive = lost(8.64e15 - 60_000);
const order: OrderSummary = {
  ordNum: '700',
  beneCount: 0,
  sell: { currency: 'EUR', amount: 10_000 },
  entryDate: '2026-11-21',
};
const candidate = { kind: 'choose', candidates: [order], said: null } as const;
const nothingSeen = { kind: 'unknown', failure: null } as const;
const silence: CallFailure = {
  kind: 'no-answer',
  path: '/deal/orders',
  status: null,
  messages: [],
  code: null,
  listed: false,
  requestId: null,
};

const said = (quoteId: string | null, number: string | null) => ({
  quoteId,
  decision: { order: number },
});

describe('a person at a terminal', () => {
  it('names the order, or none once the booking cannot become a deal any more', async () => {
    const person = fakeInvocation(['order 700', 'none']);
    expect(await decideBooking(person.invocation, null)(ended, candidate)).toEqual(
      succeeded({ order: '700' }),
    );
    expect(person.offered()).toEqual(['leave', 'order 700', 'none']);
    expect(await decideBooking(person.invocation, null)(ended, candidate)).toEqual(
      succeeded({ order: null }),
    );
  });

  it('hears what the partner answered, and that nobody did only where nobody did', async () => {
    const over = { ...silence, kind: 'refused', status: 410, messages: ['Over.'] } as const;
    const person = fakeInvocation(['leave', 'leave', 'leave']);
    const askedAfter = async (answer: CallFailure | null) => {
      await decideBooking(person.invocation, null)(ended, { ...candidate, said: answer });
      return person.question();
    };
    const which = 'One of these orders may be your booking. Which is it?';
    const what = 'You were booking €10,000.00 to Acme for $11,534.02.';
    expect(await askedAfter(over)).toBe(`${what} The partner answered that its quote is over. ${which}`);
    expect(await askedAfter(null)).toBe(`${what} It is not known whether it was booked. ${which}`);
    expect(await askedAfter(silence)).toBe(`${what} Nobody answered whether it was booked. ${which}`);
    expect(openBookingHint(ended, { ...candidate, said: over })).toMatch(
      /^The partner answered that its quote is over. It may be one of these orders: 700, /,
    );
  });

  it('is told until when it can become a deal, and cannot say before that it became none', async () => {
    const person = fakeInvocation(['leave']);
    expect(await decideBooking(person.invocation, null)(alive, candidate)).toEqual(succeeded('leave'));
    expect(person.offered()).toEqual(['leave', 'order 700']);
    expect(person.reported()).toMatch(/^Until \d\d:\d\d:\d\d \S+ it can still become a deal/);
  });

  it('sees payee, amounts and rate before the booking is sent again, and may refuse', async () => {
    const person = fakeInvocation(['again', 'y', 'again', 'n']);
    expect(await decideBooking(person.invocation, null)(alive, nothingSeen)).toEqual(succeeded('send-again'));
    expect(person.offered()).toEqual(['leave', 'again']);
    for (const shown of ['Acme', '€10,000.00', '$11,534.02', '0.867'])
      expect(person.reported()).toContain(shown);
    expect(await decideBooking(person.invocation, null)(alive, nothingSeen)).toMatchObject({
      failure: { code: 'cancelled' },
    });
  });

  it('is asked nothing while the partner does not answer, and a script never', async () => {
    const person = fakeInvocation(['leave']);
    const silent = { kind: 'unknown', failure: silence } as const;
    expect(await decideBooking(person.invocation, null)(alive, silent)).toEqual(succeeded('leave'));
    expect(person.unanswered()).toBe(1);
    expect(await decideBooking(fakeInvocation(null).invocation, null)(ended, candidate)).toEqual(
      succeeded('leave'),
    );
  });
});

describe('what the options say', () => {
  const script = fakeInvocation(null, { yes: true }).invocation;

  it('is about the booking they name, and about an order that can be it', async () => {
    expect(await decideBooking(script, said('q1', '700'))(ended, candidate)).toEqual(
      succeeded({ order: '700' }),
    );
    expect(await decideBooking(script, said('q2', '700'))(ended, candidate)).toEqual(succeeded('leave'));
    expect(await decideBooking(script, said(null, '701'))(ended, candidate)).toMatchObject({
      failure: { exit: 2, hint: expect.stringContaining('700') },
    });
  });

  it('sends nothing again while an order could be the deal', async () => {
    const again = { quoteId: null, decision: 'send-again' } as const;
    expect(await decideBooking(script, again)(alive, nothingSeen)).toEqual(succeeded('send-again'));
    expect(await decideBooking(script, again)(alive, candidate)).toEqual(succeeded('leave'));
  });
});
