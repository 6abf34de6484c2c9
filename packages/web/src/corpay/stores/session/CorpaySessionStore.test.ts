import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure, openScope, openQuotedScope, thalassa } from '../../../../test/fakeCorpay.ts';

describe('the partner token', () => {
  it('is asked for at load, once (GATE-21)', async () => {
    const { scope, time, calls } = openScope();
    expect(scope.session.access).toBe('generating');
    scope.session.start();
    scope.session.start();
    await time.advance(0);
    expect(calls).toEqual(['token']);
    expect(scope.session.access).toBe('open');
  });

  it('a refusal is shown, reloads the page only for a 403, and can be tried again (CP-TOKEN-3)', async () => {
    const { scope, time, answers, reloads } = openScope();
    answers.token = async () => failed(failure('session-refused', { status: 403 }));
    scope.session.start();
    await time.advance(0);
    expect(scope.session.access).toBe('failed');
    expect(reloads).toEqual(['refused']);
    answers.token = async () => failed(failure('server-trouble', { status: 503 }));
    scope.session.tryAgain();
    expect(scope.session.access).toBe('generating');
    await time.advance(0);
    expect(reloads).toEqual(['refused']);
    answers.token = null;
    scope.session.tryAgain();
    await time.advance(0);
    expect(scope.session.access).toBe('open');
    expect(reloads).toEqual(['refused', 'granted']);
  });

  it('a renewal, even a failed one, keeps the page and what was typed (GATE-3)', async () => {
    const { scope, time, answers, refuseToken } = await openQuotedScope();
    answers.token = async () => failed(failure('no-answer'));
    refuseToken();
    expect(scope.session.access).toBe('open');
    await time.advance(0);
    expect(scope.session.access).toBe('open');
    expect(scope.session.tokenFailure).not.toBeNull();
    expect(scope.quote.draft.paymentAmount).toBe('10000');
  });

  it('is waited for while the partner connects a new customer, and opens the gateway by itself', async () => {
    const { scope, time, answers } = openScope();
    const { session } = scope;
    const missing = failure('refused', { status: 400, code: 'INTEGRATION_MISSING' });
    answers.token = async () => failed(missing);
    session.start();
    await time.advance(0);
    expect([session.access, session.awaitsIntegration]).toEqual(['failed', true]);
    session.integrationWatch.start();
    answers.token = async () => {
      expect(session.awaitsIntegration).toBe(true);
      return failed(missing);
    };
    await time.advance(1_000);
    answers.token = null;
    await time.advance(2_000);
    expect([session.access, session.awaitsIntegration]).toEqual(['open', false]);
  });

  it('is asked for once more by a later visit when it could not be had', async () => {
    const { scope, time, answers } = openScope();
    answers.token = async () => failed(failure('server-trouble', { status: 503 }));
    scope.session.start();
    await time.advance(0);
    answers.token = null;
    scope.session.start();
    await time.advance(0);
    expect(scope.session.access).toBe('open');
  });

  it('sign-out forgets it with everything that was loaded', async () => {
    const { scope } = await openQuotedScope();
    scope.session.signOut();
    expect(scope.session.session).toMatchObject({ corpayToken: null, beneficiaries: null });
    expect(scope.session.access).toBe('generating');
  });
});

describe('the list of beneficiaries', () => {
  it('keeps nothing of an answer that comes after a later one, also when one of them is changed then', async () => {
    const { scope, time, answers } = await openQuotedScope();
    const { session } = scope;
    const deleted = { ...thalassa, clientIntegrationId: 'b-2', payee: 'Kestrel Wool' };
    answers.list = async () => {
      await new Promise<void>((resolve) => time.timers.after(1_000, resolve));
      return succeeded([thalassa, deleted]);
    };
    const outdated = session.beneficiaries.load();
    answers.list = null;
    await session.beneficiaries.load();
    await time.advance(1_000);
    await outdated;
    session.beneficiaryChanged({ type: 'beneficiary-edited', beneficiary: { ...thalassa, curr: 'USD' } });
    expect(session.beneficiaries.value).toEqual([{ ...thalassa, curr: 'USD' }]);
    expect(session.session.beneficiaries).toBe(session.beneficiaries.value);
  });
});

describe('after a refusal, a new token', () => {
  it('reloads the list, but a second refusal is final', async () => {
    const { scope, time, calls, answers, refuseToken } = openScope();
    scope.session.start();
    await time.advance(0);
    answers.beneficiaries = failed(failure('token-refused', { status: 401 }));
    scope.session.beneficiaries.start();
    await time.advance(0);
    refuseToken();
    await time.advance(0);
    refuseToken();
    await time.advance(0);
    expect(calls.filter((call) => call === 'beneficiaries')).toHaveLength(2);
    answers.beneficiaries = succeeded([thalassa]);
    await scope.session.beneficiaries.load();
    expect(scope.session.session.beneficiaries).toEqual([thalassa]);
  });

  it('asks for the quote again with the same amounts (S-82)', async () => {
    const { scope, time, calls, answers, refuseToken } = await openQuotedScope();
    answers.quote = async () => failed(failure('token-refused', { status: 401 }));
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '20000' });
    await time.advance(500);
    expect(scope.quote.live.status).toBe('error');
    answers.quote = null;
    refuseToken();
    await time.advance(0);
    expect(scope.quote.live.status).toBe('success');
    expect(scope.quote.draft.paymentAmount).toBe('20000');
    expect(calls.filter((call) => call === 'quote Payment 2000000')).toHaveLength(2);
  });
});
