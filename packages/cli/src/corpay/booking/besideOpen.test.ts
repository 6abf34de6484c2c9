import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';

const book = (amount: number, more = '') =>
  `quotes book --beneficiary olive --amount ${amount} --yes --max-settlement 1000${more}`;
const asked = (amount: number) => `quotes book --beneficiary olive --amount ${amount} --json`;

/** A customer one of whose bookings, of 50 euros, has lost its answer; whether it was made is not known here. */
const withOpenBooking = async (made: 'made' | 'not made') => {
  const customer = corpayCustomer();
  if (made === 'made') customer.next('book').isDoneBut(silence);
  else customer.next('book').fails(silence);
  expect((await customer.run(book(50))).code).toBe(8);
  return customer;
};

describe('beside a booking whose outcome is not known', () => {
  it('the same is not sent again, also with --despite-open and --despite-same', async () => {
    const { run, sent } = await withOpenBooking('not made');
    for (const more of ['', ' --despite-open --despite-same', ' --key week-47']) {
      const again = await run(book(50, more));
      expect([again.code, again.stdout]).toEqual([8, '']);
      expect(again.error()).toEqual({
        code: 'same-open',
        message:
          'Nothing was sent: the same booking was already sent and has no definite answer yet. It is €50.00 to Olive Export for $100.00.',
        hint: 'No newer order has its amount. Until 09:01:30 UTC it can still become a deal; from then on fxg quotes settle asks by itself. To send the same call again now: fxg quotes settle --quote quote-1 --again',
        requestId: null,
      });
    }
    expect(sent).toEqual(['book quote-1']);
  });

  it('another is not sent by --yes alone: it ends with 8 and says how', async () => {
    const { run, sent } = await withOpenBooking('not made');
    const other = await run(book(60));
    expect(other.code).toBe(8);
    expect(other.error()).toMatchObject({
      code: 'other-open',
      message:
        'Nothing was sent: another booking has no definite answer yet. It is €50.00 to Olive Export for $100.00.',
      hint: expect.stringMatching(
        /^No newer order .* --again\nTo book this deal as well, add --despite-open\.$/,
      ),
    });
    expect(sent).toEqual(['book quote-1']);
  });

  it('another is sent with --despite-open', async () => {
    const { run, sent, journal } = await withOpenBooking('not made');
    const other = await run(book(60, ' --despite-open'));
    expect(other.code, other.stderr).toBe(0);
    expect(sent).toEqual(['book quote-1', 'book quote-2']);
    expect(await journal.list()).toMatchObject([{ kind: 'booking' }, { kind: 'awaited-instruction' }]);
  });

  it('another is shown by a dry run, which ends as the run would, or says what it would ask', async () => {
    const { run, sent } = await withOpenBooking('not made');
    const shown = await run(book(60, ' --dry-run'));
    expect(shown.code, shown.stderr).toBe(8);
    const { code, message } = shown.error();
    expect((await run(book(60))).error()).toMatchObject({ code, message });
    expect(shown.data()).toMatchObject({ dryRun: true });
    expect((await run(book(60, ' --dry-run --despite-open'))).code).toBe(0);
    const person = await run(book(60, ' --dry-run'), { answers: [] });
    expect([person.code, person.stderr]).toEqual([
      0,
      expect.stringContaining('You would be asked: It is not known yet'),
    ]);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['y', 0, 2],
    ['n', 3, 1],
  ])('another is asked about where somebody can be asked: %s ends with %s', async (answer, exit, calls) => {
    const { run, sent } = await withOpenBooking('not made');
    const other = await run(asked(60), { answers: [answer, 'y'] });
    expect(other.code, other.stderr).toBe(exit);
    expect(other.stderr).toContain(
      'It is not known yet whether you booked €50.00 to Olive Export for $100.00. Book this deal as well? [y/N] ',
    );
    if (exit === 3)
      expect(other.error()).toMatchObject({
        code: 'cancelled',
        message: 'Cancelled: nothing was done.',
      });
    expect(sent).toHaveLength(calls);
  });

  it('it is found out first, and where it was not made the same is booked', async () => {
    const { run, sent, later } = await withOpenBooking('not made');
    later(91);
    const again = await run(book(50));
    expect(again.code, again.stderr).toBe(0);
    expect(again.stderr).toContain(
      'The call of your booking of €50.00 to Olive Export for $100.00 is sent again. Its quote has ended, so this only asks what became of it.\nYour earlier booking of €50.00 to Olive Export for $100.00 was not made.\n',
    );
    expect(sent).toEqual(['book quote-1', 'book quote-1', 'book quote-2']);
  });

  it('it is found out first, and where it was made the same is not booked: its order is the outcome, with 8', async () => {
    const { run, sent, later, journal } = await withOpenBooking('made');
    later(91);
    const again = await run(book(50));
    expect(again.code).toBe(8);
    expect(again.data()).toMatchObject({
      orderNumber: '1001',
      quoteId: 'quote-1',
      settled: true,
      bookedAt: '2026-11-23T09:00:00.000Z',
    });
    expect(again.error()).toMatchObject({
      code: 'booked-earlier',
      message:
        'Nothing was booked now: another call booked the same, and has told nobody yet. It is order 1001.',
      hint: 'To book another one, run this again with --despite-same.',
    });
    expect(sent).toEqual(['book quote-1', 'book quote-1']);
    expect(await journal.unreported()).toEqual([]);
  });

  it('a person reads that it is the order of the earlier call', async () => {
    const { run, later } = await withOpenBooking('made');
    later(91);
    const again = await run(book(50), { terminal: true, environment: { NO_COLOR: '1' } });
    expect(again.stdout).toBe(
      'Booked as order  1001\nThis is the order of the earlier call: it is booked once. That was on Nov 23, 2026, 09:00 UTC.\nNext: fxg orders instruct 1001\n',
    );
  });

  it('another deal is booked once it is known, and stays told until a command gives it', async () => {
    const { run, later, journal } = await withOpenBooking('made');
    later(91);
    const other = await run(book(60));
    expect(other.code, other.stderr).toBe(0);
    expect(other.data()).toMatchObject({ orderNumber: '1002' });
    expect(await journal.unreported()).toMatchObject([{ answer: { number: '1001' } }]);
  });

  it('a dry run mentions what was booked and not told, and ends as the run would', async () => {
    const { run, later, journal } = await withOpenBooking('made');
    later(91);
    await run(book(60));
    const shown = await run(book(50, ' --dry-run'));
    expect([shown.code, shown.error().code]).toEqual([8, 'booked-earlier']);
    expect(shown.data()).toMatchObject({ dryRun: true });
    expect(shown.stderr).toContain(
      'Your earlier booking of €50.00 to Olive Export for $100.00 is order 1001.',
    );
    expect(await journal.unreported()).toHaveLength(1);
  });

  it('the order that an earlier command found is the outcome of the same call, and is told once', async () => {
    const { run, later, sent, journal } = await withOpenBooking('made');
    later(91);
    await run(book(60));
    const calls = sent.length;
    const again = await run(book(50));
    expect([again.code, again.data().orderNumber]).toEqual([8, '1001']);
    expect(again.error().code).toBe('booked-earlier');
    expect(again.stderr).not.toContain('no command has ended with its answer yet');
    expect(sent).toHaveLength(calls);
    expect(await journal.unreported()).toEqual([]);
  });
});
