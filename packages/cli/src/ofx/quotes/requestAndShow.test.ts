import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { ofxCustomer, withLostDeals } from '../../../test/ofxCustomer.ts';

const terms = {
  rate: '0.5',
  settlement: { amount: '100.00', currency: 'USD' },
  payment: { amount: '50.00', currency: 'EUR' },
  fee: { amount: '1.00', currency: 'USD' },
  total: { amount: '101.00', currency: 'USD' },
  beneficiaries: [{ beneficiary: 'olive', amount: '50.00' }],
};

describe('quotes show', () => {
  it.each([
    ['open', 'can be booked'],
    ['ended', 'has ended, or was booked elsewhere: fxg deals list'],
  ])('says whether a quote still holds: %s', async (status, words) => {
    const { run, odd } = ofxCustomer();
    odd.stale = status === 'ended';
    expect((await run('quotes show quote-1')).data()).toEqual({
      quoteId: 'quote-1',
      status,
      dealId: null,
      reference: null,
      terms: null,
    });
    const shown = await run('quotes show quote-1', { terminal: true, environment: { NO_COLOR: '1' } });
    expect(shown.stdout).toBe(`Quote   quote-1\nStatus  ${words}\n`);
  });

  it('says that a booking of it has no answer yet, also where it has ended or the partner does not answer', async () => {
    const { run, odd, next } = await withLostDeals('made');
    odd.stale = true;
    next('stale').fails(silence);
    expect((await run('quotes show quote-1')).data()).toEqual({
      quoteId: 'quote-1',
      status: 'booking-unknown',
      dealId: null,
      reference: null,
      terms,
    });
    expect((await run('quotes show quote-2')).code).toBe(6);
    expect((await run('quotes show quote-2')).data()).toMatchObject({ status: 'ended' });
  });

  it('says which deal it became and on which terms, where it was booked here', async () => {
    const { run, odd } = ofxCustomer();
    await run('quotes book --beneficiary olive=50 --yes --max-buy 1000');
    odd.stale = true;
    expect((await run('quotes show quote-1')).data()).toEqual({
      quoteId: 'quote-1',
      status: 'booked',
      dealId: 'deal-1',
      reference: 'OFX-1',
      terms,
    });
    const shown = await run('quotes show quote-1', { terminal: true, environment: { NO_COLOR: '1' } });
    expect(shown.stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['Quote', 'quote-1'],
      ['Status', 'booked'],
      ['Deal', 'OFX-1 (deal-1)'],
      ['Olive Export', '€50.00'],
      ['Beneficiaries receive', '€50.00'],
      ['You pay', '$100.00'],
      ['Fee', '$1.00'],
      ['Total', '$101.00'],
      ['Rate', '1 USD = 0.5000 EUR'],
      [''],
    ]);
  });

  it('ends with what the partner says where it does not answer', async () => {
    const { run, next } = ofxCustomer();
    next('stale').fails(silence);
    expect((await run('quotes show quote-1')).code).toBe(6);
  });
});

describe('quotes request', () => {
  it('gives the quote and sends no booking; what it costs is null where the market cannot be asked', async () => {
    const { run, sent } = ofxCustomer();
    const quoted = await run('quotes request --beneficiary olive=100');
    expect(quoted.code, quoted.stderr).toBe(0);
    expect(quoted.data()).toMatchObject({ quoteId: 'quote-1', market: null });
    const shown = await run('quotes request --beneficiary olive=100', {
      terminal: true,
      environment: { NO_COLOR: '1' },
    });
    expect(shown.stdout).toMatch(/^Olive Export +€100\.00\n[^]*Quote +quote-2\n/);
    expect(sent).toEqual([]);
  });

  it.each([
    ['--beneficiary nobody=100', 5],
    ['--beneficiary shell=100', 2],
    ['--beneficiary olive=100 --beneficiary sakura=100', 2],
  ])('asks for nothing that cannot be quoted: %s', async (what, exit) => {
    expect((await ofxCustomer().run(`quotes request ${what}`)).code).toBe(exit);
  });

  it.each(['beneficiaries', 'quote'])('ends with 6 where nobody answers for the %s', async (call) => {
    const { run, next } = ofxCustomer();
    next(call).fails(silence);
    expect((await run('quotes request --beneficiary olive=100')).code).toBe(6);
  });
});
