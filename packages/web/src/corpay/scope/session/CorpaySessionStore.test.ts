import { failed, succeeded } from '@fx-gateway/domain/result';
import { describe, expect, it } from 'vitest';
import { failure, openPlayedDesk, openQuotedDesk, thalassa } from '../../../../test/playedPartner.ts';

describe('the partner token', () => {
  it('is asked for at load, once (GATE-21)', async () => {
    const { desk, time, calls } = openPlayedDesk();
    expect(desk.session.access).toBe('generating');
    desk.session.start();
    desk.session.start();
    await time.advance(0);
    expect(calls).toEqual(['token']);
    expect(desk.session.access).toBe('open');
  });

  it('a refusal is told, reloads the page only for a 403, and can be tried again (CP-TOKEN-3)', async () => {
    const { desk, time, answers, reloads } = openPlayedDesk();
    answers.token = async () => failed(failure('session-refused', { status: 403 }));
    desk.session.start();
    await time.advance(0);
    expect(desk.session.access).toBe('failed');
    expect(reloads).toEqual(['refused']);
    answers.token = async () => failed(failure('server-trouble', { status: 503 }));
    desk.session.tryAgain();
    expect(desk.session.access).toBe('generating');
    await time.advance(0);
    expect(reloads).toEqual(['refused']);
    answers.token = null;
    desk.session.tryAgain();
    await time.advance(0);
    expect(desk.session.access).toBe('open');
    expect(reloads).toEqual(['refused', 'granted']);
  });

  it('a renewal, even a failed one, keeps the page and what was typed (GATE-3)', async () => {
    const { desk, time, answers, refuseToken } = await openQuotedDesk();
    answers.token = async () => failed(failure('no-answer'));
    refuseToken();
    expect(desk.session.access).toBe('open');
    await time.advance(0);
    expect(desk.session.access).toBe('open');
    expect(desk.session.tokenFailure).not.toBeNull();
    expect(desk.quote.draft.paymentAmount).toBe('10000');
  });

  it('sign-out forgets it with everything that was loaded', async () => {
    const { desk } = await openQuotedDesk();
    desk.session.signOut();
    expect(desk.session.session).toMatchObject({ corpayToken: null, beneficiaries: null });
    expect(desk.session.access).toBe('generating');
  });
});

describe('after a refusal, a new token', () => {
  it('reloads the list, but a second refusal is final', async () => {
    const { desk, time, calls, answers, refuseToken } = openPlayedDesk();
    desk.session.start();
    await time.advance(0);
    answers.beneficiaries = failed(failure('token-refused', { status: 401 }));
    desk.session.beneficiaries.start();
    await time.advance(0);
    refuseToken();
    await time.advance(0);
    refuseToken();
    await time.advance(0);
    expect(calls.filter((call) => call === 'beneficiaries')).toHaveLength(2);
    answers.beneficiaries = succeeded([thalassa]);
    await desk.session.beneficiaries.load();
    expect(desk.session.session.beneficiaries).toEqual([thalassa]);
  });

  it('asks for the quote again with the same amounts (S-82)', async () => {
    const { desk, time, calls, answers, refuseToken } = await openQuotedDesk();
    answers.quote = async () => failed(failure('token-refused', { status: 401 }));
    desk.deal.change({ type: 'amount-typed', side: 'Payment', text: '20000' });
    await time.advance(500);
    expect(desk.quote.live.status).toBe('error');
    answers.quote = null;
    refuseToken();
    await time.advance(0);
    expect(desk.quote.live.status).toBe('success');
    expect(desk.quote.draft.paymentAmount).toBe('20000');
    expect(calls.filter((call) => call === 'quote Payment 2000000')).toHaveLength(2);
  });
});
