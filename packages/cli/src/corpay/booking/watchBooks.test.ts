import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { describe, expect, it } from 'vitest';
import { refusal, silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';

const olive = 'quotes watch --beneficiary olive --amount 100';
const books = `${olive} --book --yes --max-settlement 200 --for 3`;

const lines = (stdout: string): readonly Record<string, unknown>[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a watch that books', () => {
  it('writes the quote, then that it books, then the order; books that quote once', async () => {
    const { runFast, sent, journal } = corpayCustomer();
    const watched = await runFast(books);
    expect(watched.code, watched.stderr).toBe(0);
    expect(lines(watched.stdout)).toEqual([
      expect.objectContaining({ event: 'quote', quoteId: 'quote-1' }),
      { event: 'booking', quoteId: 'quote-1' },
      {
        event: 'booked',
        orderNumber: '1001',
        quoteId: 'quote-1',
        settlement: { amount: '200.00', currency: 'USD' },
        payment: { amount: '100.00', currency: 'EUR' },
        beneficiary: 'olive',
        requestId: null,
      },
    ]);
    expect(sent).toEqual(['book quote-1']);
    expect(await journal.unreported()).toEqual([]);
  });

  it('books nothing above its limit, and ends with 7 after its last quote', async () => {
    const { runFast, sent } = corpayCustomer();
    const watched = await runFast(`${olive} --book --yes --max-settlement 199.99 --count 1`);
    expect(watched.code).toBe(7);
    expect(lines(watched.stdout)).toEqual([expect.objectContaining({ event: 'quote' })]);
    expect(watched.error()).toMatchObject({
      code: 'quote-worse-than-limit',
      message: 'No quote held the limit in this time, so nothing was booked.',
    });
    expect(sent).toEqual([]);
  });

  it('books nothing for another amount than the one that was asked for', async () => {
    const { runFast, sent, odd } = corpayCustomer();
    odd.quoted = { payment: { currency: 'EUR', minor: 9_000n } };
    const watched = await runFast(`${olive} --book --yes --max-settlement 200 --count 1`);
    expect(watched.code).toBe(7);
    expect(sent).toEqual([]);
  });

  it('books nothing that costs nothing', async () => {
    const { runFast, sent, odd } = corpayCustomer();
    odd.quoted = { settlement: { currency: 'USD', minor: 0n } };
    const watched = await runFast(`${olive} --book --yes --max-settlement 200 --for 1`);
    expect(watched.code).toBe(7);
    expect(sent).toEqual([]);
  });

  it('ends with 2 where its limit is no amount', async () => {
    const { runFast, sent } = corpayCustomer();
    const watched = await runFast(`${olive} --book --yes --max-settlement much --for 3`);
    expect(watched.code).toBe(2);
    expect(watched.error().message).toContain('--max-settlement');
    expect(sent).toEqual([]);
  });

  it.each([
    ['', 'confirmation-needed'],
    [' --yes', 'limit-needed'],
  ])('needs consent and a limit where nobody looks: %s', async (more, code) => {
    const { runFast, sent } = corpayCustomer();
    const refused = await runFast(`${olive} --book${more}`);
    expect([refused.code, refused.error().code]).toEqual([2, code]);
    expect(refused.stderr).not.toContain('Client code');
    expect(sent).toEqual([]);
  });

  it('cannot be run dry, so its hint is --yes alone', async () => {
    const refused = await corpayCustomer().runFast(`${olive} --book --max-settlement 200`);
    expect(refused.error().hint).toBe('Add --yes to do it without asking.');
  });

  it('tells a person which quote it books', async () => {
    const watched = await corpayCustomer().runFast(books, { terminal: true, environment: { NO_COLOR: '1' } });
    expect(watched.stdout).toMatch(
      /^€100\.00 for \$200\.00 .*\nBooking quote quote-1\nBooked as order +1001\nNext: fxg orders instruct 1001\n$/,
    );
  });

  it('asks a person for the displayed quote', async () => {
    const { runFast, sent } = corpayCustomer();
    const watched = await runFast(`${olive} --book --max-settlement 200 --json`, { answers: ['y'] });
    expect(watched.code, watched.stderr).toBe(0);
    expect(watched.stderr).toContain('Book it? [y/N] ');
    expect(sent).toEqual(['book quote-1']);
  });

  it('ends with 3 after a no', async () => {
    const { runFast, sent } = corpayCustomer();
    const watched = await runFast(`${olive} --book --json`, { answers: ['n'] });
    expect(watched.code).toBe(3);
    expect(sent).toEqual([]);
  });

  it('is repeated under its key: the same order, and nothing is watched', async () => {
    const { runFast, sent } = corpayCustomer();
    await runFast(`${books} --key week-47`);
    const again = await runFast(`${books} --key week-47`);
    expect(again.code, again.stderr).toBe(0);
    expect(lines(again.stdout)).toEqual([
      expect.objectContaining({ event: 'booked', orderNumber: '1001', repeated: true }),
    ]);
    expect(sent).toEqual(['book quote-1']);
  });

  it('ends with 8 and keeps the booking open where nobody answers', async () => {
    const { runFast, next, journal } = corpayCustomer();
    next('book').fails(silence);
    const lost = await runFast(books);
    expect([lost.code, lost.error().code]).toEqual([8, 'outcome-unknown']);
    expect(await journal.list()).toMatchObject([
      { kind: 'booking', quoteId: 'quote-1', payee: 'Olive Export' },
    ]);
  });

  it('does not book what another terminal has booked since it began', async () => {
    const { run, runFast, sent, next } = corpayCustomer();
    next('quote').waitsFor(() =>
      run('quotes book --beneficiary olive --amount 100 --yes --max-settlement 200'),
    );
    const watched = await runFast(`${books} --despite-same`);
    expect([watched.code, watched.error().code]).toEqual([8, 'same-booked']);
    expect(sent).toHaveLength(1);
  });

  it('writes no line that it books where nothing is sent', async () => {
    const { runFast, sent } = corpayCustomer();
    await runFast('quotes book --beneficiary olive --amount 100 --yes --max-settlement 200');
    const watched = await runFast(books);
    expect([watched.code, watched.error().code]).toEqual([8, 'same-booked']);
    expect(watched.stdout).not.toContain('"booking"');
    expect(sent).toHaveLength(1);
  });
});

describe('a watch whose token is refused', () => {
  const refused = callFailure('token-refused', '/', { status: 401 });

  it('asks for a new one, and books', async () => {
    const { runFast, sent, next } = corpayCustomer();
    next('quote').fails(refused);
    const watched = await runFast(books);
    expect(watched.code, watched.stderr).toBe(0);
    expect(sent).toHaveLength(1);
  });

  it('twice in a row ends with 4: nothing is booked', async () => {
    const { runFast, sent, next } = corpayCustomer();
    next('quote').fails(refused);
    next('quote').fails(refused);
    expect((await runFast(books)).code).toBe(4);
    expect(sent).toEqual([]);
  });
});

describe('a watch that only looks', () => {
  it('books nothing, needs no consent and ends with 0 after its quotes', async () => {
    const { runFast, sent } = corpayCustomer();
    const watched = await runFast(`${olive} --count 1`);
    expect(watched.code, watched.stderr).toBe(0);
    expect(lines(watched.stdout)).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it.each(['--yes', '--max-settlement 200', '--key week-47', '--despite-open', '--despite-same'])(
    'takes nothing that says how to book: %s',
    async (more) => {
      const refused = await corpayCustomer().runFast(`${olive} --count 1 ${more}`);
      expect(refused.code).toBe(2);
      expect(refused.error().message).toContain('--book');
    },
  );

  it.each(['--for 0', '--count x', '--for 1.5', '--count 10000000'])(
    'ends after a whole number of seconds or quotes: not %s',
    async (more) => {
      const refused = await corpayCustomer().runFast(`${olive} ${more}`);
      expect(refused.code).toBe(2);
      expect(refused.error()).toMatchObject({
        message: expect.stringContaining(more.split(' ')[0] ?? ''),
        hint: 'It is a whole number above 0.',
      });
    },
  );

  it.each([
    ['--beneficiary nobody --amount 100', 5],
    ['--beneficiary olive', 2],
    ['--beneficiary olive --amount 100 --settlement EUR', 2],
  ])('ends at once with what cannot be quoted: %s', async (what, exit) => {
    expect((await corpayCustomer().runFast(`quotes watch ${what} --for 3`)).code).toBe(exit);
  });

  it('ends with what the partner says where it gives no quote', async () => {
    const { runFast, next } = corpayCustomer();
    next('quote').fails(refusal('No market.'));
    const refused = await runFast(`${olive} --for 3`);
    expect(refused.code).toBe(7);
    expect(refused.error().message).toContain('No market.');
  });
});
