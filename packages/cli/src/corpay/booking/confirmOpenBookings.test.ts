import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { sampleBooking } from '../../../test/sampleBooking.ts';
import { confirmOpenBookings } from './confirmOpenBookings.ts';

const open = (quoteId: string, amount: bigint): StoredBookingCall => ({
  ...sampleBooking,
  quoteId,
  payment: makeMoney(amount, 'EUR'),
});
const wanted = open('new', 100n);
const journal = (...kept: readonly StoredBookingCall[]) => ({ journal: { list: async () => kept } });

describe('a deal beside open bookings', () => {
  it('is asked for at a terminal, one after the other, also under --yes', async () => {
    const fake = fakeInvocation(['y', 'yes'], { yes: true });
    const kept = journal(open('q1', 200n), open('q2', 300n));
    expect(await confirmOpenBookings(fake.invocation, kept, wanted, [])).toEqual(succeeded(['q1', 'q2']));
    expect(fake.unanswered()).toBe(0);
    const refusing = fakeInvocation(['']);
    expect(await confirmOpenBookings(refusing.invocation, kept, wanted, [])).toMatchObject({
      failure: { exit: 3 },
    });
  });

  it('needs --despite-open where nobody can be asked', async () => {
    const script = fakeInvocation(null, { yes: true });
    const kept = journal(open('q1', 200n));
    expect(await confirmOpenBookings(script.invocation, kept, wanted, [])).toMatchObject({
      failure: { exit: 8, code: 'other-open', hint: expect.stringContaining('--despite-open') },
    });
    const despite = fakeInvocation(null, { despiteOpen: true });
    expect(await confirmOpenBookings(despite.invocation, kept, wanted, [])).toEqual(succeeded(['q1']));
    expect(await confirmOpenBookings(script.invocation, journal(), wanted, [])).toEqual(succeeded([]));
  });

  it('is never sent beside the same one', async () => {
    const fake = fakeInvocation(['y'], { despiteOpen: true });
    expect(await confirmOpenBookings(fake.invocation, journal(open('q1', 100n)), wanted, [])).toMatchObject({
      failure: { exit: 8, code: 'same-open', hint: expect.stringContaining('settle') },
    });
    expect(fake.unanswered()).toBe(1);
  });
});
