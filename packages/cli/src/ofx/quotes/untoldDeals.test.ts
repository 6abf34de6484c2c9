import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { ofxCustomer } from '../../../test/ofxCustomer.ts';

const book = 'quotes book --beneficiary olive=100 --yes --max-buy 1000';

const untold = async () => {
  const customer = ofxCustomer();
  customer.next('book').isDoneBut(silence);
  await customer.run(book);
  const [intent] = await customer.journal.list();
  if (intent === undefined) throw new Error('Nothing is open.');
  await customer.journal.answer(intent, {
    became: 'booked',
    number: 'deal-1',
    reference: 'OFX-1',
    words: '',
  });
  return customer;
};

describe('a deal of which nobody has heard', () => {
  it('is the outcome of the same command, which sends nothing and ends with 8', async () => {
    const { run, sent, journal } = await untold();
    const again = await run(book);
    expect(again.code).toBe(8);
    expect(again.data()).toEqual({
      dealId: 'deal-1',
      reference: 'OFX-1',
      requestId: null,
      quoteId: 'quote-1',
      rate: '0.5',
      settlement: { amount: '200.00', currency: 'USD' },
      payment: { amount: '100.00', currency: 'EUR' },
      fee: { amount: '1.00', currency: 'USD' },
      total: { amount: '201.00', currency: 'USD' },
      beneficiaries: [{ beneficiary: 'olive', amount: '100.00' }],
      settled: true,
      bookedAt: '2026-11-23T09:00:00.000Z',
    });
    expect(again.error()).toMatchObject({
      code: 'booked-earlier',
      message:
        'Nothing was booked now: another call booked the same, and has told nobody yet. It is deal OFX-1 (deal-1).',
      hint: 'To book another one, run this again with --despite-same.',
    });
    expect(sent).toHaveLength(1);
    expect(await journal.unreported()).toEqual([]);
  });

  it('is shown to a person as that of the earlier call', async () => {
    const { run } = await untold();
    const again = await run(book, { terminal: true, environment: { NO_COLOR: '1' } });
    expect(again.stdout).toBe(
      'Booked as deal  OFX-1 (deal-1)\nThis is the deal of the earlier call: it is booked once. That was on Nov 23, 2026, 09:00 UTC.\n',
    );
  });

  it('is mentioned by another command, and stays to be told', async () => {
    const { run, journal } = await untold();
    const other = await run('quotes book --beneficiary olive=60 --yes --max-buy 1000');
    expect(other.code, other.stderr).toBe(0);
    expect(other.stderr).toContain(
      'You were booking €100.00 for Olive Export, at $200.00 and a fee of $1.00, $201.00 in all. It is deal OFX-1 (deal-1). It was sent on Nov 23, 2026, 09:00 UTC, and no command has ended with its answer yet.',
    );
    expect(await journal.unreported()).toHaveLength(1);
  });

  it('is mentioned by a dry run of the same, which ends as the run would', async () => {
    const { run, journal } = await untold();
    const shown = await run('quotes book --beneficiary olive=100 --dry-run');
    expect([shown.code, shown.error().code]).toEqual([8, 'booked-earlier']);
    expect(shown.data()).toMatchObject({ dryRun: true });
    expect(await journal.unreported()).toHaveLength(1);
  });

  it('is found also where it was answered while the quote was asked for', async () => {
    const customer = ofxCustomer();
    customer.next('quote').waitsFor(async () => {
      customer.next('book').isDoneBut(silence);
      await customer.run(book);
      const [intent] = await customer.journal.list();
      if (intent === undefined) throw new Error('Nothing is open.');
      await customer.journal.answer(intent, { became: 'booked', number: 'deal-1', words: '' });
    });
    const second = await customer.run(book);
    expect([second.code, second.data().dealId]).toEqual([8, 'deal-1']);
    expect(customer.sent).toHaveLength(1);
    expect(await customer.journal.unreported()).toEqual([]);
  });
});
