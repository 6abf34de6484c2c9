import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { ofxCustomer, withLostDeals } from '../../../test/ofxCustomer.ts';

const was = 'You were booking €50.00 for Olive Export, at $100.00 and a fee of $1.00, $101.00 in all.';
const deal = 'OFX-1 (deal-1, €50.00 for $100.00)';

describe('quotes settle', () => {
  it('says that nothing is open, with 0 and an empty list', async () => {
    const { run } = ofxCustomer();
    const settled = await run('quotes settle');
    expect([settled.code, settled.data()]).toEqual([0, []]);
    expect((await run('quotes settle', { terminal: true })).stdout).toBe('Nothing is open.\n');
  });

  it('names the deal that a booking may be, and how to say so, with 8; nothing is sent', async () => {
    const { run, sent, journal } = await withLostDeals('made');
    const settled = await run('quotes settle');
    expect([settled.code, settled.data()]).toEqual([8, []]);
    expect(settled.error()).toMatchObject({
      code: 'outcome-unknown',
      message: `${was} It is not known whether the deal was booked.`,
      hint: expect.stringMatching(
        /: OFX-1 \(deal-1, €50\.00 for \$100\.00\)\. If it is: fxg quotes settle --quote quote-1 --deal deal-1\. From 09:01:30 UTC on it can be said that it was not booked\.$/,
      ),
    });
    expect(sent).toEqual([]);
    expect(await journal.list()).toHaveLength(1);
    expect((await run('quotes settle', { terminal: true })).stdout.trim()).toBe('');
  });

  it('says how to say that it was not booked, once that can be said', async () => {
    const { run, later } = await withLostDeals('not made');
    later(90);
    const settled = await run('quotes settle');
    expect(settled.code).toBe(8);
    expect(settled.error().hint).toMatch(/If it was not booked: fxg quotes settle --quote quote-1 --none$/);
    expect(settled.error().hint).not.toContain('--deal');
  });

  it('names every deal that a booking may be', async () => {
    const { run, deals, later } = await withLostDeals('made');
    const [made] = deals;
    if (made !== undefined) deals.push({ ...made, dealId: 'deal-2', reference: 'OFX-2' });
    later(90);
    const settled = await run('quotes settle');
    expect(settled.error().hint).toMatch(
      /: OFX-1 \(deal-1, €50\.00 for \$100\.00\); OFX-2 \(deal-2, €50\.00 for \$100\.00\)\. If it is: fxg quotes settle --quote quote-1 --deal ID\. If it was not booked: fxg quotes settle --quote quote-1 --none$/,
    );
  });

  it('looks only at the booking that is named', async () => {
    const { run } = await withLostDeals('made', 'made');
    const settled = await run('quotes settle --quote quote-2');
    expect(settled.error().message).toContain('€51.00');
    expect(settled.error().message).not.toContain('€50.00');
  });

  it('says all that stays open', async () => {
    const { run } = await withLostDeals('made', 'not made');
    const settled = await run('quotes settle');
    expect(settled.error().message).toContain('€50.00');
    expect(settled.error().message).toContain('€51.00');
    expect(settled.error().hint.split('\n')).toEqual([
      expect.stringContaining('--quote quote-1 --deal deal-1'),
      expect.stringContaining('From 09:01:30 UTC on'),
    ]);
  });

  it('stays open where the deals cannot be read, under the id of that request', async () => {
    const { run, next } = await withLostDeals('made');
    next('deals').fails({ ...silence, requestId: 'r-7' });
    const settled = await run('quotes settle --deal deal-1');
    expect(settled.code).toBe(8);
    expect(settled.error()).toMatchObject({
      hint: 'Run fxg quotes settle as soon as the partner answers.',
      requestId: 'r-7',
    });
  });
});

describe('what is said of a lost booking', () => {
  it.each(['deal-1', 'OFX-1'])('with --deal %s makes it that deal', async (named) => {
    const { run, journal, sent } = await withLostDeals('made');
    const settled = await run(`quotes settle --deal ${named}`);
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toEqual([
      {
        became: 'booked',
        quoteId: 'quote-1',
        dealId: 'deal-1',
        reference: 'OFX-1',
        sentAt: '2026-11-23T09:00:00.000Z',
      },
    ]);
    expect(settled.stderr).toContain(`${was} It is deal OFX-1 (deal-1).\n`);
    expect(sent).toEqual([]);
    expect(await journal.list()).toEqual([]);
    expect(await journal.unreported()).toEqual([]);
  });

  it('with --deal is shown to a person', async () => {
    const { run } = await withLostDeals('made');
    const settled = await run('quotes settle --deal deal-1', {
      terminal: true,
      environment: { NO_COLOR: '1' },
    });
    expect(settled.stdout).toBe('Booked as deal  OFX-1 (deal-1)\n');
  });

  it('with --deal is refused where that deal cannot be it', async () => {
    const { run, journal } = await withLostDeals('made');
    const refused = await run('quotes settle --deal deal-9');
    expect(refused.code).toBe(7);
    expect(refused.error()).toMatchObject({
      code: 'cannot-be-it',
      message: 'The deal deal-9 cannot be this booking.',
      hint: expect.stringContaining(deal),
    });
    expect(await journal.list()).toHaveLength(1);
  });

  it('with --deal is refused, and not even offered, where another booking became that deal', async () => {
    const { run, deals, journal } = await withLostDeals('made', 'made');
    const [first, second] = await journal.list();
    if (first === undefined || second === undefined) throw new Error('Two are open.');
    await journal.settle(second);
    await journal.keep({ ...first, quoteId: 'quote-2' });
    expect((await run('quotes settle --quote quote-1 --deal deal-1')).code).toBe(0);
    const refused = await run('quotes settle --quote quote-2 --deal deal-1');
    expect([refused.code, refused.error().message]).toEqual([7, 'The deal deal-1 cannot be this booking.']);
    expect(refused.error().hint).toContain('No new deal with these amounts was found.');
    expect(await journal.list()).toMatchObject([{ quoteId: 'quote-2' }]);
    expect(deals).toHaveLength(2);
  });

  it('with --deal must name one', async () => {
    const { run, deals } = await withLostDeals('made');
    const [made] = deals;
    if (made !== undefined) deals.push({ ...made, dealId: 'deal-2' });
    const refused = await run('quotes settle --deal OFX-1');
    expect(refused.code).toBe(2);
    expect(refused.error().message).toBe('Several deals have the reference OFX-1.');
  });

  it('with --none counts from a minute and a half on, and names what is taken for others', async () => {
    const { run, later, journal } = await withLostDeals('made');
    later(89);
    const early = await run('quotes settle --none');
    expect(early.code).toBe(8);
    expect(early.stderr).not.toContain('Taken for other bookings');
    expect(await journal.list()).toHaveLength(1);
    later(1);
    const settled = await run('quotes settle --none', { terminal: true, environment: { NO_COLOR: '1' } });
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.stdout).toBe('Not booked, quote  quote-1\n');
    expect(settled.stderr).toContain(`${was} Taken for other bookings: ${deal}.\n`);
    expect(settled.stderr).toContain(`${was} It was not booked.\n`);
    expect(await journal.list()).toEqual([]);
  });

  it('with --none gives a row for scripts, and names no others where there are none', async () => {
    const { run, later } = await withLostDeals('not made');
    later(90);
    const settled = await run('quotes settle --none');
    expect(settled.data()).toEqual([
      { became: 'not-booked', quoteId: 'quote-1', dealId: null, sentAt: '2026-11-23T09:00:00.000Z' },
    ]);
    expect(settled.stderr).not.toContain('Taken for other bookings');
  });

  it('must name the quote where several are open', async () => {
    const { run, journal } = await withLostDeals('made', 'made');
    const refused = await run('quotes settle --deal deal-1');
    expect(refused.code).toBe(2);
    expect(refused.error()).toMatchObject({
      message: 'Several bookings are open.',
      hint: expect.stringMatching(
        /^Say of which you speak with --quote ID: quote-1 \(You were .*\); quote-2 \(/,
      ),
    });
    const settled = await run('quotes settle --quote quote-2 --deal deal-2');
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toMatchObject([{ quoteId: 'quote-2', dealId: 'deal-2' }]);
    expect(await journal.list()).toMatchObject([{ quoteId: 'quote-1' }]);
  });

  it.each([
    [
      '--none',
      'No booking is open, so nothing can be said of one.',
      'Another fxg may have settled it: fxg deals list has the deals.',
    ],
    [
      '--deal deal-1',
      'No booking is open, so nothing can be said of one.',
      'Another fxg may have settled it: fxg deals list has the deals.',
    ],
    [
      '--quote quote-9',
      'No open booking has this quote id.',
      'fxg quotes settle alone looks at everything that is open.',
    ],
  ])('must be said of one that is open: %s ends with 5', async (said, message, hint) => {
    const refused = await ofxCustomer().run(`quotes settle ${said}`);
    expect(refused.code).toBe(5);
    expect(refused.error()).toMatchObject({ code: 'no-open-booking', message, hint });
  });

  it('contradicts itself with --deal and --none', async () => {
    expect((await ofxCustomer().run('quotes settle --deal deal-1 --none')).code).toBe(2);
  });
});
