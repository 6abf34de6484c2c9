import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { amountField, openQuotedPage, press, typeAmount } from '../../../test/openDealPage.tsx';

afterEach(cleanup);

const refusedAt = (path: string) => callFailure('token-refused', path, { status: 401 });

describe('a customer whose token the partner takes no more', () => {
  it('reads beside the missing quote that nothing typed is lost, whatever else is asked of them (ERR-19)', async () => {
    const { answers, pass } = await openQuotedPage();
    answers.quoteFailure = refusedAt('/payments/quotes');
    typeAmount('They receive', '20000');
    await pass(500);
    expect(screen.getByRole('alert').textContent).toContain(
      'Secure Tokens have expired. Please refresh your browser and try again.What you typed is still here.',
    );
    expect(screen.getByRole('button', { name: 'Authorize' })).toBeTruthy();
  });

  it('has the quote asked for with a new token by one press', async () => {
    const { answers, pass, scope } = await openQuotedPage();
    answers.quoteFailure = refusedAt('/payments/quotes');
    typeAmount('They receive', '20000');
    await pass(500);
    answers.quoteFailure = null;
    await press('Authorize');
    await pass(1_000);
    expect(screen.queryByRole('alert')).toBeNull();
    expect([scope.session.authorization.open, amountField('They receive').value]).toEqual([false, '20,000']);
  });

  it('reads of a booking that nothing was booked and what to do, and has it sent by no press but theirs (ERR-22)', async () => {
    const { answers, calls, pass } = await openQuotedPage();
    answers.book = async () => failed(refusedAt('/payments/deals'));
    await press('Book Deal');
    await pass(0);
    expect(screen.getByRole('alert').textContent).toContain("We're having trouble connecting.");
    expect(screen.getByRole('alert').textContent).toContain('Authorize, then book again.');
    await press('Authorize');
    await pass(1_000);
    expect(calls.filter((call) => call.startsWith('book'))).toHaveLength(1);
    expect(screen.getByText('Your authorization was renewed. Please try again.')).toBeTruthy();
  });
});
