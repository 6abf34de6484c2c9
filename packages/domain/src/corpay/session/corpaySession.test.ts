import { describe, expect, it } from 'vitest';
import { refusal } from '../../../test/sampleDeals.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import { newBeneficiary } from '../beneficiaries/fields/newBeneficiary.ts';
import { reduceCorpaySession, initialCorpaySession, type CorpaySessionAction } from './corpaySession.ts';
import { beneficiarySummaryOf } from '../api/beneficiarySummaryOf.ts';

const failure = refusal({ path: '/beneficiaries', messages: ['Name is required.'] });
const payee = (id: string, name: string): BeneficiarySummary =>
  beneficiarySummaryOf({ ...newBeneficiary(id), accountHolderName: name });

const ada = payee('b1', 'Ada');
const grace = payee('b2', 'Grace');
const play = (...events: readonly CorpaySessionAction[]) =>
  events.reduce(reduceCorpaySession, initialCorpaySession);
const listed: CorpaySessionAction = { type: 'beneficiaries-received', beneficiaries: [ada] };

const token = { cmgToken: 't', clientCode: '410301', expires: 0 };
const received: CorpaySessionAction = { type: 'token-received', token };
const refused: CorpaySessionAction = { type: 'token-failed', failure };

describe('the token of the session (GATE-14)', () => {
  it('is not there at first, and is waited for', () => {
    expect(initialCorpaySession).toEqual({
      loading: true,
      needsAuth: false,
      corpayToken: null,
      beneficiaries: null,
      error: null,
    });
  });

  it('ends the waiting, the need of an authorization and the failure before it, and leaves the list as it is', () => {
    const troubled = { ...play(listed, refused), needsAuth: true };
    expect(reduceCorpaySession(troubled, received)).toEqual({
      loading: false,
      needsAuth: false,
      corpayToken: token,
      beneficiaries: [ada],
      error: null,
    });
  });

  it('is waited for once more while it is asked for again', () => {
    const ready = play(received, listed);
    expect(reduceCorpaySession(ready, { type: 'token-requested' })).toEqual({ ...ready, loading: true });
  });

  it('that was refused takes the place of the one before, and nothing is waited for', () => {
    expect(play(received, listed, refused)).toEqual({
      loading: false,
      needsAuth: false,
      corpayToken: null,
      beneficiaries: [ada],
      error: { of: 'token', failure },
    });
  });

  it('goes with all else at sign-out', () => {
    expect(play(received, listed, { type: 'signed-out' })).toEqual(initialCorpaySession);
  });
});

describe('the list of beneficiaries in the session', () => {
  it('is waited for while it is asked for, and what is there stays until then (GATE-15)', () => {
    const ready = play(received, listed);
    expect(reduceCorpaySession(ready, { type: 'beneficiaries-requested' })).toEqual({
      ...ready,
      loading: true,
    });
  });

  it('ends the waiting and the failure before it when it comes (GATE-19)', () => {
    expect(play(received, { type: 'beneficiaries-failed', failure }, listed)).toEqual({
      loading: false,
      needsAuth: false,
      corpayToken: token,
      beneficiaries: [ada],
      error: null,
    });
  });

  it('stays as it was when it cannot be had, and the failure is kept (GATE-19)', () => {
    expect(play(received, listed, { type: 'beneficiaries-failed', failure })).toEqual({
      loading: false,
      needsAuth: false,
      corpayToken: token,
      beneficiaries: [ada],
      error: { of: 'beneficiaries', failure },
    });
  });

  it('takes an added one at its end, once (GATE-16)', () => {
    const added: CorpaySessionAction = { type: 'beneficiary-added', beneficiary: grace };
    expect(play(listed, added).beneficiaries).toEqual([ada, grace]);
    expect(play(listed, added, added).beneficiaries).toEqual([ada, grace]);
  });

  it('replaces an edited one in its place (GATE-17)', () => {
    const married = payee('b1', 'Ada Lovelace');
    const edited: CorpaySessionAction = { type: 'beneficiary-edited', beneficiary: married };
    const both: CorpaySessionAction = { type: 'beneficiaries-received', beneficiaries: [ada, grace] };
    expect(play(both, edited).beneficiaries).toEqual([married, grace]);
  });

  it('loses a deleted one (GATE-18)', () => {
    expect(play(listed, { type: 'beneficiary-deleted', id: 'b1' }).beneficiaries).toEqual([]);
  });

  it('stays unknown until it was fetched, whatever is changed before', () => {
    expect(
      play(
        { type: 'beneficiary-added', beneficiary: ada },
        { type: 'beneficiary-edited', beneficiary: ada },
        { type: 'beneficiary-deleted', id: 'b1' },
      ).beneficiaries,
    ).toBeNull();
  });
});

describe('adding, editing and deleting a beneficiary (GATE-15, GATE-19)', () => {
  const ends = {
    add: { type: 'beneficiary-added', beneficiary: grace },
    edit: { type: 'beneficiary-edited', beneficiary: ada },
    delete: { type: 'beneficiary-deleted', id: 'b1' },
  } as const satisfies Record<string, CorpaySessionAction>;

  it.each(['add', 'edit', 'delete'] as const)('%s starts, and then succeeds or fails', (change) => {
    const ready = play(listed);
    const started = reduceCorpaySession(ready, { type: 'beneficiary-change-requested' });
    expect(started).toEqual({ ...ready, loading: true });
    const failed = reduceCorpaySession(started, { type: 'beneficiary-change-failed', change, failure });
    expect(failed).toEqual({ ...ready, loading: false, error: { of: change, failure } });
    expect(reduceCorpaySession(failed, ends[change])).toMatchObject({ loading: false, error: null });
  });
});

describe('the row of a beneficiary in full', () => {
  it('has name, currency, country of the bank and the ways to pay, wire first (CP-BENE-15, S-112)', () => {
    expect(
      beneficiarySummaryOf({
        ...newBeneficiary('b1'),
        accountHolderName: 'Ada',
        bankCurrency: 'EUR',
        bankCountry: 'GR',
        paymentMethods: ['E', 'C', 'W'],
      }),
    ).toEqual({
      clientIntegrationId: 'b1',
      payee: 'Ada',
      curr: 'EUR',
      bankCountryISO: 'GR',
      methods: ['W', 'E', 'C'],
    });
  });
});
