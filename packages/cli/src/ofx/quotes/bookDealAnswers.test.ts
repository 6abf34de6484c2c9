import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { describe, expect, it } from 'vitest';
import { refusal, silence } from '../../../test/answersInTurn.ts';
import { ofxCustomer } from '../../../test/ofxCustomer.ts';

const book = 'quotes book --beneficiary olive=100 --yes --max-buy 1000';

describe('what the partner says to a booking', () => {
  it('ends with 7 where it is a refusal: nothing was booked, and nothing stays open', async () => {
    const { run, next, journal } = ofxCustomer();
    next('book').fails(refusal('Desk closed.'));
    const refused = await run(book);
    expect([refused.code, refused.stdout]).toEqual([7, '']);
    expect(refused.error().message).toContain('Desk closed.');
    expect(refused.error().hint).toMatch(/^Nothing was booked\./);
    expect(await journal.list()).toEqual([]);
    expect(await journal.unreported()).toEqual([]);
  });

  it.each([silence, callFailure('server-trouble', '/payments/deals', { status: 502, requestId: 'r-1' })])(
    'ends with 8 where it is not known whether it was booked, and the booking stays open: $kind',
    async (failure) => {
      const { run, next, journal } = ofxCustomer();
      next('book').fails(failure);
      const lost = await run(book);
      expect([lost.code, lost.stdout]).toEqual([8, '']);
      expect(lost.error()).toMatchObject({
        code: 'outcome-unknown',
        message: expect.stringMatching(/It is not known whether the deal was booked\.$/),
        hint: 'Find out with: fxg quotes settle. While it is open the same booking is not sent again.',
        requestId: failure.requestId,
      });
      expect(await journal.list()).toMatchObject([
        { quoteId: 'quote-1', typedSide: 'sell', parts: [{ beneficiaryId: 'olive', name: 'Olive Export' }] },
      ]);
    },
  );

  it('is asked for only after the booking could be kept: a full disk books nothing', async () => {
    const { run, sent, session } = ofxCustomer();
    const { intents } = session.connection;
    Object.assign(session.connection, {
      intents: { ...intents, update: () => Promise.reject(new Error('ENOSPC')) },
    });
    const refused = await run(book);
    expect([refused.code, refused.error().code]).toEqual([1, 'not-kept']);
    expect(sent).toEqual([]);
  });
});
