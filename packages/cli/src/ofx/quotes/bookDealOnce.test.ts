import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { ofxCustomer, withLostDeals } from '../../../test/ofxCustomer.ts';

const book = 'quotes book --beneficiary olive=100 --yes --max-buy 1000';
const asked = 'quotes book --beneficiary olive=100 --json';

describe('a deal like one of the last seven days', () => {
  it('is not booked by --yes: it ends with 8 and names the deal', async () => {
    const { run, sent } = ofxCustomer();
    await run(book);
    const again = await run(book);
    expect([again.code, again.stdout]).toEqual([8, '']);
    expect(again.error()).toMatchObject({
      code: 'same-booked',
      message: expect.stringMatching(/^Nothing was sent\. .*OFX-1/),
      hint: 'To book it all the same, run this again with --despite-same.',
    });
    expect(again.stderr).toMatch(/Booked before +In the last seven days/);
    expect(sent).toHaveLength(1);
  });

  it('is booked with --despite-same', async () => {
    const { run, sent } = ofxCustomer();
    await run(book);
    const again = await run(`${book} --despite-same`);
    expect(again.code, again.stderr).toBe(0);
    expect(sent).toHaveLength(2);
  });

  it('is booked after a yes to the plan that names it', async () => {
    const { run, sent } = ofxCustomer();
    await run(book);
    const again = await run(asked, { answers: ['y'] });
    expect(again.code, again.stderr).toBe(0);
    expect(sent).toHaveLength(2);
  });

  it('is not booked where the deals cannot be read', async () => {
    const { run, sent, next } = ofxCustomer();
    next('deals').fails(silence);
    const lost = await run(book);
    expect(lost.code).toBe(6);
    expect(sent).toEqual([]);
  });

  it('is not booked where the deals cannot be read after the quote', async () => {
    const { run, sent, next } = ofxCustomer();
    next('deals').gives([]);
    next('deals').fails(silence);
    expect((await run(book)).code).toBe(6);
    expect(sent).toEqual([]);
  });

  it('is not booked where the deals cannot be read right before it is sent', async () => {
    const { run, sent, next } = ofxCustomer();
    next('deals').gives([]);
    next('deals').gives([]);
    next('deals').fails(silence);
    expect((await run(book)).code).toBe(6);
    expect(sent).toEqual([]);
  });

  it.each([
    ['', ' with --despite-same'],
    [' --despite-same', ''],
  ])('that another terminal has booked meanwhile keeps it from being sent (%s)', async (more, how) => {
    const { run, sent, next } = ofxCustomer();
    next('stale').waitsFor(() => run(book));
    const second = await run(`${book}${more}`);
    expect(second.code).toBe(8);
    expect(second.error()).toMatchObject({
      code: 'same-booked',
      message: 'Nothing was sent: the same has been booked meanwhile. It is deal OFX-1.',
      hint: `To book it a second time, run this again${how}.`,
    });
    expect(sent).toHaveLength(1);
  });

  it('that another terminal has booked and the list does not have yet keeps it from being sent', async () => {
    const { run, sent, next, deals } = ofxCustomer();
    next('stale').waitsFor(async () => {
      await run(book);
      deals.splice(0);
    });
    const second = await run(book);
    expect(second.error()).toMatchObject({
      code: 'same-booked',
      message: 'Nothing was sent: the same has been booked meanwhile. It is deal OFX-1.',
    });
    expect(sent).toHaveLength(1);
  });
});

describe('beside a booking whose outcome is not known', () => {
  const named =
    'This deal may be your booking. Is it this deal?: OFX-1 (deal-1, €50.00 for $100.00). If it is: fxg quotes settle --quote quote-1 --deal deal-1. From 09:01:30 UTC on it can be said that it was not booked.';

  it('the same is not sent again, whatever is said', async () => {
    const { run, sent } = await withLostDeals('made');
    const again = await run(
      'quotes book --beneficiary olive=50 --yes --max-buy 1000 --despite-open --despite-same',
    );
    expect(again.code).toBe(8);
    expect(again.error()).toMatchObject({
      code: 'same-open',
      message:
        'Nothing was sent: the same booking was already sent and has no definite answer yet. You were booking €50.00 for Olive Export, at $100.00 and a fee of $1.00, $101.00 in all.',
      hint: named,
    });
    expect(sent).toEqual([]);
  });

  it('another is not sent without --despite-open', async () => {
    const { run, sent } = await withLostDeals('made');
    const other = await run(book);
    expect(other.code).toBe(8);
    expect(other.error()).toMatchObject({
      code: 'other-open',
      message: expect.stringMatching(
        /^Nothing was sent: another booking has no definite answer yet\. You were booking €50\.00/,
      ),
      hint: `${named} To book this deal as well, add --despite-open.`,
    });
    expect(sent).toEqual([]);
    const despite = await run(`${book} --despite-open`);
    expect(despite.code, despite.stderr).toBe(0);
    expect(sent).toHaveLength(1);
  });

  it('the same is refused by a dry run as by the run', async () => {
    const { run } = await withLostDeals('made');
    const line = 'quotes book --beneficiary olive=50 --max-buy 1000';
    const shown = await run(`${line} --dry-run`);
    expect(shown.code, shown.stderr).toBe(8);
    expect(shown.error()).toEqual((await run(`${line} --yes`)).error());
  });

  it('another is shown by a dry run, which ends as the run would', async () => {
    const { run } = await withLostDeals('made');
    const line = 'quotes book --beneficiary olive=70 --max-buy 1000';
    const shown = await run(`${line} --dry-run`);
    expect([shown.code, shown.error().code]).toEqual([8, 'other-open']);
    expect(shown.error()).toEqual((await run(`${line} --yes`)).error());
    expect(shown.data()).toMatchObject({ dryRun: true });
    expect((await run(`${line} --dry-run --despite-open`)).code).toBe(0);
  });
});
