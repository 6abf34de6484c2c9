import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { describe, expect, it } from 'vitest';
import { refusal, silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';

const book = 'quotes book --beneficiary olive --amount 100 --yes --max-settlement 1000';
const settleHint = 'Find out with: fxg quotes settle. While it is open the same booking is not sent again.';

describe('what the partner says to a booking', () => {
  it('ends with 7 where it is a refusal: nothing was booked, and nothing stays open', async () => {
    const { run, next, journal } = corpayCustomer();
    next('book').fails(refusal('Desk closed.'));
    const refused = await run(book);
    expect([refused.code, refused.stdout]).toEqual([7, '']);
    expect(refused.error().message).toContain('Desk closed.');
    expect(refused.error().hint).toMatch(/^Nothing was booked\./);
    expect(await journal.list()).toEqual([]);
    expect(await journal.unreported()).toEqual([]);
  });

  it('ends with 8 where nobody answers: the booking stays open', async () => {
    const { run, next, journal } = corpayCustomer();
    next('book').fails(silence);
    const lost = await run(book);
    expect([lost.code, lost.stdout]).toEqual([8, '']);
    expect(lost.error()).toMatchObject({
      code: 'outcome-unknown',
      message: expect.stringMatching(/It is not known whether the deal was booked\.$/),
      hint: settleHint,
    });
    expect(await journal.list()).toMatchObject([
      { kind: 'booking', quoteId: 'quote-1', payee: 'Olive Export', lockSide: 'Payment', newestOrder: null },
    ]);
  });

  it('ends with 8 where the answer names no order', async () => {
    const { run, next, journal } = corpayCustomer();
    next('book').gives({ orderNumber: null });
    const lost = await run(book);
    expect(lost.code).toBe(8);
    expect(lost.error()).toMatchObject({
      code: 'outcome-unknown',
      message: 'The partner named no order. It is not known whether the deal was booked.',
      hint: settleHint,
    });
    expect(await journal.list()).toHaveLength(1);
  });

  it('is said with what the partner said beside it, where that says nothing of the deal', async () => {
    const { run, next } = corpayCustomer();
    next('book').fails(
      callFailure('server-trouble', '/deal/book', {
        status: 502,
        messages: ['Desk on fire.'],
        requestId: 'r-1',
      }),
    );
    const lost = await run(book);
    expect(lost.code).toBe(8);
    const { message, hint, requestId } = lost.error();
    expect(message).toMatch(/It is not known whether the deal was booked\.$/);
    expect(`${message} ${hint}`).toContain('Desk on fire.');
    expect(hint).toContain(settleHint);
    expect(requestId).toBe('r-1');
  });

  it('counts for the newest order that was there before', async () => {
    const { run, next, journal } = corpayCustomer();
    await run(book);
    next('book').fails(silence);
    await run(`${book} --despite-same`);
    expect(await journal.list()).toMatchObject([{}, { kind: 'booking', newestOrder: '1001' }]);
  });

  it('is asked for only after the booking could be kept: a full disk books nothing', async () => {
    const { run, sent, session } = corpayCustomer();
    const { intents } = session.connection;
    Object.assign(session.connection, {
      intents: { ...intents, update: () => Promise.reject(new Error('ENOSPC')) },
    });
    const refused = await run(book);
    expect(refused.code).toBe(1);
    expect(refused.error()).toMatchObject({
      code: 'not-kept',
      message: expect.stringContaining('Nothing was sent: this device could not remember the step.'),
    });
    expect(sent).toEqual([]);
  });
});

describe('a booking that is never sent', () => {
  it.each([
    ['--beneficiary nobody --amount 100', 5, 'no-beneficiary'],
    ['--amount 100', 2, 'usage'],
    ['--beneficiary olive', 2, 'usage'],
    ['--beneficiary olive --amount 100 --quote quote-1', 2, 'usage'],
    ['--beneficiary olive --amount 100 --settlement EUR', 2, 'usage'],
    ['--quote quote-9', 5, 'no-quote'],
  ])('is one of what cannot be: %s ends with %s', async (what, exit, code) => {
    const { run, sent } = corpayCustomer();
    const refused = await run(`quotes book ${what} --yes --max-settlement 1000`);
    expect([refused.code, refused.error().code]).toEqual([exit, code]);
    expect(sent).toEqual([]);
  });

  it('is one whose beneficiaries cannot be read', async () => {
    const { run, next, sent } = corpayCustomer();
    next('beneficiaries').fails(silence);
    expect((await run(book)).code).toBe(6);
    expect(sent).toEqual([]);
  });

  it('is one for which there is no quote', async () => {
    const { run, next, sent } = corpayCustomer();
    next('quote').fails(refusal('No market.'));
    const refused = await run(book);
    expect(refused.code).toBe(7);
    expect(refused.error().message).toContain('No market.');
    expect(sent).toEqual([]);
  });
});
