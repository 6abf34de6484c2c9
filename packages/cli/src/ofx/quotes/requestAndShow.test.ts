import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { ofxCustomer, withLostDeals } from '../../../test/ofxCustomer.ts';

describe('quotes show', () => {
  it.each([
    ['open', 'can be booked'],
    ['ended', 'has ended, or was booked: fxg deals list'],
  ])('says whether a quote still holds: %s', async (status, words) => {
    const { run, odd } = ofxCustomer();
    odd.stale = status === 'ended';
    expect((await run('quotes show quote-1')).data()).toEqual({ quoteId: 'quote-1', status });
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
    });
    expect((await run('quotes show quote-2')).code).toBe(6);
    expect((await run('quotes show quote-2')).data()).toMatchObject({ status: 'ended' });
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
