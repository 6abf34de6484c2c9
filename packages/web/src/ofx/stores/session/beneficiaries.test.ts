import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { describe, expect, it } from 'vitest';
import { ofxPayee, openOfxScope } from '../../../../test/fakeOfx.ts';

const openTab = async (store = createMemoryStore()) => {
  const opened = openOfxScope({ store });
  const { session } = opened.scope;
  session.start();
  session.beneficiaries.start();
  await opened.time.advance(0);
  return { ...opened, session, listed: () => opened.calls.filter((call) => call === 'list').length };
};

describe('the list of beneficiaries', () => {
  it('is that of the session, and shows a change without asking (GATE-16 to GATE-18)', async () => {
    const { session, answers, listed, time } = await openTab();
    expect(session.beneficiaries.value).toBe(answers.list);
    session.beneficiaryChanged({ type: 'beneficiary-deleted', id: 'b2' });
    await time.advance(0);
    expect(session.beneficiaries.value?.map(({ name }) => name)).toEqual(['Thalassa', 'Yarra']);
    expect(session.session.beneficiaries).toBe(session.beneficiaries.value);
    expect(listed()).toBe(1);
  });

  it('that cannot be had says why, there and in the session (GATE-19)', async () => {
    const { session, answers, time } = await openTab();
    const failure = callFailure('server-trouble', '/beneficiaries', { status: 503 });
    answers.listFailure = failure;
    void session.beneficiaries.load();
    expect(session.session.loading).toBe(true);
    await time.advance(0);
    expect(session.beneficiaries).toMatchObject({ value: answers.list, failure, loading: false });
    expect(session.session).toMatchObject({ loading: false, error: { of: 'beneficiaries', failure } });
  });

  it('is asked for again where one was changed in another tab, until the sign-out', async () => {
    const store = createMemoryStore();
    const [here, there] = [await openTab(store), await openTab(store)];
    const change = async () => {
      here.session.beneficiaryChanged({ type: 'beneficiary-added', beneficiary: ofxPayee('b9', 'Kestrel') });
      await there.time.advance(0);
    };
    await change();
    expect([here.listed(), there.listed()]).toEqual([1, 2]);
    there.session.signOut();
    await change();
    expect(there.listed()).toBe(2);
  });

  it('is asked for no more by a new token once the user has signed out', async () => {
    const { session, answers, listed, time } = await openTab();
    answers.listFailure = callFailure('token-refused', '/beneficiaries', { status: 401 });
    await session.beneficiaries.load();
    session.signOut();
    session.start();
    await time.advance(0);
    expect(listed()).toBe(2);
  });
});

it('every answer of the partner is a sign that the connection is there', async () => {
  const { session, reach } = await openTab();
  expect(session.answersReceived).toBe(0);
  reach();
  reach();
  expect(session.answersReceived).toBe(2);
});
