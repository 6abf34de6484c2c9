import { describe, expect, it } from 'vitest';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';
import { silence } from '../../../test/answersInTurn.ts';

const olive = 'quotes book --beneficiary olive --amount 100';
const plan = [
  'This deal will be booked.',
  'Beneficiary           Olive Export',
  'Paid to               Bank of Greece •••• 0695',
  'Beneficiary receives  €100.00',
  'You settle            $200.00',
  'Rate                  1 USD = 0.5000 EUR',
  'Ends in               30 s',
  'Quote                 quote-1',
].join('\n');

describe('a booking is sent once somebody has agreed to it', () => {
  it('shows beneficiary, account, amounts, rate and end, asks, and books that very quote', async () => {
    const { run, sent, journal } = corpayCustomer();
    const booked = await run(`${olive} --json`, { answers: ['y'] });
    expect(booked.code, booked.stderr).toBe(0);
    expect(booked.stderr).toContain(`${plan}\nBook it? [y/N] `);
    expect(booked.data()).toEqual({
      orderNumber: '1001',
      quoteId: 'quote-1',
      settlement: { amount: '200.00', currency: 'USD' },
      payment: { amount: '100.00', currency: 'EUR' },
      beneficiary: 'olive',
      requestId: null,
    });
    expect(sent).toEqual(['book quote-1']);
    expect(await journal.list()).toMatchObject([
      {
        kind: 'awaited-instruction',
        orderNumber: '1001',
        beneficiaryId: 'olive',
        payee: 'Olive Export',
        accountPrint: expect.stringMatching(/.{20}/),
      },
    ]);
    expect(await journal.unreported()).toEqual([]);
  });

  it('tells a person the order and what comes next', async () => {
    const { run } = corpayCustomer();
    const booked = await run(olive, { answers: ['y'] });
    expect(booked.stdout).toBe('Booked as order  1001\nNext: fxg orders instruct 1001\n');
  });

  it('says under --yes in a sentence that it is booked, for who reads no pipe', async () => {
    const { run } = corpayCustomer();
    const booked = await run(`${olive} --yes --max-settlement 200`);
    expect(booked.stderr).toBe(`Client code: 500001\n${plan}\nBooked as order 1001.\n`);
  });

  it.each(['n', ''])('is not sent after the answer "%s"', async (answer) => {
    const { run, sent, journal } = corpayCustomer();
    const cancelled = await run(`${olive} --json`, { answers: [answer] });
    expect([cancelled.code, cancelled.error().code]).toEqual([3, 'cancelled']);
    expect(sent).toEqual([]);
    expect(await journal.list()).toEqual([]);
  });

  it('is not sent where nobody can be asked and nobody has said --yes', async () => {
    const { run, sent } = corpayCustomer();
    const refused = await run(`${olive} --max-settlement 200`);
    expect([refused.code, refused.error().code]).toEqual([2, 'confirmation-needed']);
    expect(sent).toEqual([]);
  });

  it('names no account where the partner does not say it, and keeps no print of it', async () => {
    const { run, next, journal } = corpayCustomer();
    next('beneficiary').fails(silence);
    const booked = await run(`${olive} --yes --max-settlement 200`);
    expect(booked.code, booked.stderr).toBe(0);
    expect(booked.stderr).not.toContain('0695');
    const [kept] = await journal.list();
    expect(kept).not.toHaveProperty('accountPrint');
  });
});

describe('a dry run', () => {
  it('books nothing, keeps nothing, and says what would be booked', async () => {
    const { run, sent, journal } = corpayCustomer();
    const shown = await run(`${olive} --dry-run`);
    expect(shown.code, shown.stderr).toBe(0);
    expect(shown.stderr).toContain(`${plan}\nDry run: nothing was sent.\n`);
    expect(shown.data()).toEqual({
      dryRun: true,
      would: {
        quoteId: 'quote-1',
        settlement: { amount: '200.00', currency: 'USD' },
        payment: { amount: '100.00', currency: 'EUR' },
        beneficiary: 'olive',
      },
    });
    expect(sent).toEqual([]);
    expect(await journal.list()).toEqual([]);
  });

  it('writes nothing to the stdout of a person, who has read the plan', async () => {
    const shown = await corpayCustomer().run(`${olive} --dry-run`, { answers: [] });
    expect([shown.code, shown.stdout]).toEqual([0, '']);
  });

  it('sends nothing again of what is open, and is not stopped by it', async () => {
    const { run, sent, next, later } = corpayCustomer();
    next('book').fails(silence);
    await run('quotes book --beneficiary olive --amount 50 --yes --max-settlement 200');
    later(100);
    const shown = await run(`${olive} --dry-run`);
    expect(shown.code, shown.stderr).toBe(0);
    expect(shown.stderr).toContain('A run first finds out what became of €50.00 to Olive Export');
    expect(sent).toEqual(['book quote-1']);
  });

  it('is worse than its limit where the booking would be', async () => {
    const shown = await corpayCustomer().run(`${olive} --dry-run --max-settlement 1`);
    expect([shown.code, shown.error().code]).toEqual([7, 'quote-worse-than-limit']);
  });
});
