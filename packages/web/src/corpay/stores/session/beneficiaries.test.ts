import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure, openScope, thalassa } from '../../../../test/fakeCorpay.ts';

const kestrel = { ...thalassa, clientIntegrationId: 'b-2', payee: 'Kestrel Wool' };

const openTab = async (store = createMemoryStore()) => {
  const opened = openScope({ store });
  const { session } = opened.scope;
  session.start();
  session.beneficiaries.start();
  await opened.time.advance(0);
  return { ...opened, session, listed: () => opened.calls.filter((call) => call === 'beneficiaries').length };
};

describe('the list of beneficiaries', () => {
  it('that cannot be had says why, there and in the session, and what was shown stays (GATE-19)', async () => {
    const { session, answers, time } = await openTab();
    const troubled = failure('server-trouble', { status: 503 });
    answers.beneficiaries = failed(troubled);
    void session.beneficiaries.load();
    expect(session.session.loading).toBe(true);
    await time.advance(0);
    expect(session.beneficiaries).toMatchObject({ value: [thalassa], failure: troubled, loading: false });
    expect(session.session).toMatchObject({
      loading: false,
      error: { of: 'beneficiaries', failure: troubled },
    });
    answers.beneficiaries = succeeded([kestrel]);
    await session.beneficiaries.load();
    expect(session.session).toMatchObject({ loading: false, beneficiaries: [kestrel], error: null });
  });

  it('is asked for again where one was changed in another tab, until the sign-out (S-116)', async () => {
    const store = createMemoryStore();
    const [here, there] = [await openTab(store), await openTab(store)];
    const change = async () => {
      here.session.beneficiaryChanged({ type: 'beneficiary-added', beneficiary: kestrel });
      await there.time.advance(0);
    };
    await change();
    expect(here.session.beneficiaries.value).toEqual([thalassa, kestrel]);
    expect([here.listed(), there.listed()]).toEqual([1, 2]);
    there.session.signOut();
    await change();
    expect(there.listed()).toBe(2);
  });
});

it('a purpose of payment is known by the name that a form has shown last', async () => {
  const { session } = await openTab();
  expect(session.knownPurposes).toEqual([]);
  const rent = { id: 'RENT', text: 'RENT OF A HOUSE' };
  session.knowPurposes([{ id: 'GOODS', text: 'PURCHASE OF GOOD(S)' }, rent]);
  session.knowPurposes([{ id: 'GOODS', text: 'GOODS' }]);
  expect(session.knownPurposes).toEqual([rent, { id: 'GOODS', text: 'GOODS' }]);
});

it('every answer of the partner is a sign that the connection is there', async () => {
  const { session, reach } = await openTab();
  expect(session.answersReceived).toBe(0);
  reach();
  reach();
  expect(session.answersReceived).toBe(2);
});
