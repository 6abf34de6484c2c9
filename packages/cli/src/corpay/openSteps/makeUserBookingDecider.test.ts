import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { sampleBooking } from '../../../test/sampleBooking.ts';
import { makeUserBookingDecider } from './makeUserBookingDecider.ts';
import { buildOpenBookingHint } from './openBookingFailure.ts';

const lost = (endsAt: number | null): StoredBookingCall => ({ ...sampleBooking, endsAt });
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
const silence = callFailure('no-answer', '/deal/orders');

const said = (quoteId: string | null, number: string | null) => ({
  quoteId,
  decision: { order: number },
});

describe('a user at a terminal', () => {
  it('names the order, or none once the booking cannot become a deal any more', async () => {
    const fake = fakeInvocation(['order 700', 'none']);
    expect(await makeUserBookingDecider(fake.invocation, null)(ended, candidate)).toEqual(
      succeeded({ order: '700' }),
    );
    expect(fake.offered()).toEqual(['leave', 'order 700', 'none']);
    expect(await makeUserBookingDecider(fake.invocation, null)(ended, candidate)).toEqual(
      succeeded({ order: null }),
    );
  });

  it('reads what the partner answered, and that nothing answered only where nothing did', async () => {
    const over = { ...silence, kind: 'refused', status: 410, messages: ['Over.'] } as const;
    const fake = fakeInvocation(['leave', 'leave', 'leave']);
    const askedAfter = async (answer: CallFailure | null) => {
      await makeUserBookingDecider(fake.invocation, null)(ended, { ...candidate, said: answer });
      return fake.question();
    };
    const which = 'One of these orders may be your booking. Which is it?';
    const what = 'You were booking €10,000.00 to Acme for $11,534.02.';
    expect(await askedAfter(over)).toBe(`${what} The partner answered that its quote is over. ${which}`);
    expect(await askedAfter(null)).toBe(`${what} It is not known whether it was booked. ${which}`);
    expect(await askedAfter(silence)).toBe(`${what} Nobody answered whether it was booked. ${which}`);
    expect(buildOpenBookingHint(ended, { ...candidate, said: over })).toMatch(
      /^The partner answered that its quote is over. It may be one of these orders: 700, /,
    );
  });

  it('reads until when it can become a deal, and cannot say before that it became none', async () => {
    const fake = fakeInvocation(['leave']);
    expect(await makeUserBookingDecider(fake.invocation, null)(alive, candidate)).toEqual(succeeded('leave'));
    expect(fake.offered()).toEqual(['leave', 'order 700']);
    expect(fake.reported()).toMatch(/^Until \d\d:\d\d:\d\d \S+ it can still become a deal/);
  });

  it('sees beneficiary, amounts and rate before the booking is sent again, and may refuse', async () => {
    const fake = fakeInvocation(['again', 'y', 'again', 'n']);
    expect(await makeUserBookingDecider(fake.invocation, null)(alive, nothingSeen)).toEqual(
      succeeded('send-again'),
    );
    expect(fake.offered()).toEqual(['leave', 'again']);
    for (const shown of ['Acme', '€10,000.00', '$11,534.02', '0.867'])
      expect(fake.reported()).toContain(shown);
    expect(await makeUserBookingDecider(fake.invocation, null)(alive, nothingSeen)).toMatchObject({
      failure: { code: 'cancelled' },
    });
  });

  it('is asked nothing while the partner does not answer, and a script never', async () => {
    const fake = fakeInvocation(['leave']);
    const silent = { kind: 'unknown', failure: silence } as const;
    expect(await makeUserBookingDecider(fake.invocation, null)(alive, silent)).toEqual(succeeded('leave'));
    expect(fake.unanswered()).toBe(1);
    expect(await makeUserBookingDecider(fakeInvocation(null).invocation, null)(ended, candidate)).toEqual(
      succeeded('leave'),
    );
  });
});

describe('what the options say', () => {
  const script = fakeInvocation(null, { yes: true }).invocation;

  it('is about the booking they name, and about an order that can be it', async () => {
    expect(await makeUserBookingDecider(script, said('q1', '700'))(ended, candidate)).toEqual(
      succeeded({ order: '700' }),
    );
    expect(await makeUserBookingDecider(script, said('q2', '700'))(ended, candidate)).toEqual(
      succeeded('leave'),
    );
    expect(await makeUserBookingDecider(script, said(null, '701'))(ended, candidate)).toMatchObject({
      failure: { exit: 7, hint: expect.stringContaining('700') },
    });
  });

  it('names the orders that --none takes for other bookings', async () => {
    const none = fakeInvocation(null);
    expect(await makeUserBookingDecider(none.invocation, said(null, null))(ended, candidate)).toEqual(
      succeeded({ order: null }),
    );
    expect(none.reported()).toMatch(
      /^Taken for other bookings, not for yours of €10,000.00 to Acme .*: 700, /,
    );
    const early = fakeInvocation(null);
    await makeUserBookingDecider(early.invocation, said(null, null))(alive, candidate);
    expect(early.reported()).toBe('');
  });

  it('sends nothing again while an order could be the deal', async () => {
    const again = { quoteId: null, decision: 'send-again' } as const;
    expect(await makeUserBookingDecider(script, again)(alive, nothingSeen)).toEqual(succeeded('send-again'));
    expect(await makeUserBookingDecider(script, again)(alive, candidate)).toEqual(succeeded('leave'));
    const asked = fakeInvocation(null, { yes: true });
    await makeUserBookingDecider(asked.invocation, again)(alive, candidate);
    expect(asked.reported()).toBe('Nothing was sent again: an order may be this booking.\n');
  });
});
