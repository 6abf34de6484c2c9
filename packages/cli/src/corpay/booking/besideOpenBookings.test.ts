import type { BookingIntent } from '@fx-gateway/domain/corpay';
import { money } from '@fx-gateway/domain/money';
import { succeeded } from '@fx-gateway/domain/result';
import { describe, expect, it } from 'vitest';
import { askedPerson } from '../../../test/askedPerson.ts';
import { besideOpenBookings } from './besideOpenBookings.ts';

const open = (quoteId: string, amount: bigint): BookingIntent => ({
  kind: 'booking',
  quoteId,
  idempotencyKey: quoteId,
  settlement: money(1_153_402n, 'USD'),
  payment: money(amount, 'EUR'),
  lockSide: 'Payment',
  rate: 0.867,
  endsAt: null,
  beneficiaryId: 'b1',
  payee: 'Acme',
  newestOrder: null,
  startedAt: 0,
});
const wanted = open('new', 100n);
const journal = (...kept: readonly BookingIntent[]) => ({ journal: { list: async () => kept } });

describe('a deal beside open bookings', () => {
  it('is asked for at a terminal, one after the other, also under --yes', async () => {
    const person = askedPerson(['y', 'yes'], { yes: true });
    const kept = journal(open('q1', 200n), open('q2', 300n));
    expect(await besideOpenBookings(person.invocation, kept, wanted, [])).toEqual(succeeded(['q1', 'q2']));
    expect(person.unanswered()).toBe(0);
    const refusing = askedPerson(['']);
    expect(await besideOpenBookings(refusing.invocation, kept, wanted, [])).toMatchObject({
      failure: { exit: 3 },
    });
  });

  it('needs --despite-open where nobody can be asked', async () => {
    const script = askedPerson(null, { yes: true });
    const kept = journal(open('q1', 200n));
    expect(await besideOpenBookings(script.invocation, kept, wanted, [])).toMatchObject({
      failure: { exit: 8, code: 'other-open', hint: expect.stringContaining('--despite-open') },
    });
    const despite = askedPerson(null, { despiteOpen: true });
    expect(await besideOpenBookings(despite.invocation, kept, wanted, [])).toEqual(succeeded(['q1']));
    expect(await besideOpenBookings(script.invocation, journal(), wanted, [])).toEqual(succeeded([]));
  });

  it('is never sent beside the same one', async () => {
    const person = askedPerson(['y'], { despiteOpen: true });
    expect(await besideOpenBookings(person.invocation, journal(open('q1', 100n)), wanted, [])).toMatchObject({
      failure: { exit: 8, code: 'same-open', hint: expect.stringContaining('settle') },
    });
    expect(person.unanswered()).toBe(1);
  });
});
