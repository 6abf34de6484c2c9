import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { beneficiarySummaryOf } from '@fx-gateway/domain/corpay/api/beneficiarySummaryOf.ts';
import { findWizardBankDetailChanges } from '@fx-gateway/domain/corpay/beneficiaries/wizard/findWizardBankDetailChanges.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure, thalassa } from '../../../../test/fakeCorpay.ts';
import { hearDefects } from '../../../../test/hearDefects.ts';
import { ada, openReview } from '../../../../test/openWizard.ts';
import { BeneficiarySaver } from './BeneficiarySaver.ts';

const saves = (calls: readonly string[]) => calls.filter((call) => /^(add|edit) /.test(call));

describe('saving from the wizard', () => {
  it('adds once, opens the check of the bank details and loads the list again (CP-BENE-20)', async () => {
    const { store, scope, calls, time } = await openReview();
    const saved = await store.save();
    await time.advance(0);
    expect(saved).toBe(true);
    expect(saves(calls)).toHaveLength(1);
    expect(calls.at(-1)).toBe('beneficiaries');
    expect(await scope.bankDetailChecks.open(store.state.record.clientIntegrationId)).toBe(true);
  });

  it('keeps everything when the partner refuses, and sends the mended record under another key', async () => {
    const { store, answers, calls } = await openReview();
    answers.save = async () => failed(failure('refused', { status: 400, messages: ['No.'], listed: true }));
    expect(await store.save()).toBe(false);
    expect(store.saves.trouble?.kind).toBe('refused');
    expect(store.state.record.accountNumber).toBe('1234');
    answers.save = null;
    store.goTo({ type: 'GO_TO_STEP', step: 'banking-details' });
    store.write('accountNumber', '5678');
    store.goOn();
    expect(await store.save()).toBe(true);
    expect(new Set(saves(calls)).size).toBe(2);
  });

  it('an answer that never came is unknown: it is looked up again, never sent again by itself', async () => {
    const { store, answers, calls } = await openReview();
    answers.save = async () => failed(failure('no-answer'));
    answers.show = async () => failed(failure('no-answer'));
    expect(await store.save()).toBe(false);
    expect(store.saves.trouble?.kind).toBe('unknown');
    store.write('accountNumber', '9999');
    store.goTo({ type: 'GO_BACK' });
    expect(store.state.record.accountNumber).toBe('1234');
    expect(await store.checkAgain()).toBe(false);
    expect(store.saves.trouble?.kind).toBe('unknown');
    answers.show = async () => succeeded(store.state.record);
    expect(await store.checkAgain()).toBe(true);
    expect(saves(calls)).toHaveLength(1);
  });

  it('a repetition that the user wants goes under the same key', async () => {
    const { store, answers, calls } = await openReview();
    answers.save = async () => failed(failure('no-answer'));
    answers.show = async () => failed(failure('no-answer'));
    await store.save();
    answers.save = null;
    expect(await store.save()).toBe(true);
    expect(saves(calls)).toHaveLength(2);
    expect(new Set(saves(calls)).size).toBe(1);
  });

  it('an edit opens the check only when bank details changed, which are shown masked before', async () => {
    const { store, scope } = await openReview(ada);
    expect(store.dirty).toBe(false);
    expect(await store.save()).toBe(true);
    expect(await scope.bankDetailChecks.open('b-9')).toBe(false);
    store.goTo({ type: 'GO_TO_STEP', step: 'banking-details' });
    store.write('accountNumber', '12345678');
    store.goOn();
    expect(findWizardBankDetailChanges(store.state)).toEqual([
      { label: 'Account Number', before: '••••', after: '••••5678' },
    ]);
    expect(await store.save()).toBe(true);
    expect(await scope.bankDetailChecks.open('b-9')).toBe(true);
  });

  it('the old bank details are those that were loaded, whatever other rules make of them', async () => {
    const { store, time } = await openReview({ ...ada, iban: 'GR1601101250000000012300695' });
    store.write('bankCurrency', 'USD');
    await time.advance(0);
    expect(findWizardBankDetailChanges(store.state)).toEqual([
      { label: 'IBAN', before: `${'•'.repeat(23)}0695`, after: '' },
    ]);
  });
});

describe('the check of bank details that a save asks for (MSG-1)', () => {
  it('is kept before the call leaves, stays after silence, and goes when nothing was saved', async () => {
    const { store, scope, answers } = await openReview();
    const id = store.state.record.clientIntegrationId;
    answers.save = async () => {
      expect(await scope.bankDetailChecks.open(id)).toBe(true);
      return failed(failure('refused', { status: 400 }));
    };
    await store.save();
    expect(store.saves.trouble?.kind).toBe('refused');
    expect(await scope.bankDetailChecks.open(id)).toBe(false);
    answers.save = async () => failed(failure('no-answer'));
    answers.show = async () => failed(failure('no-answer'));
    await store.save();
    expect(store.saves.trouble?.kind).toBe('unknown');
    expect(await scope.bankDetailChecks.open(id)).toBe(true);
  });

  it('nothing is sent where it cannot be kept, and the wizard stays usable', async () => {
    const full = { ...createMemoryStore(), update: () => Promise.reject(new Error('full')) };
    const { store, calls } = await openReview(null, full);
    expect(await store.save()).toBe(false);
    expect(store.saves.trouble).toEqual({ kind: 'not-kept' });
    expect(store.sealed).toBe(false);
    expect(saves(calls)).toEqual([]);
  });
});

describe('a save in the session', () => {
  it('puts the new row into the list at once, asks for the list once, and keeps a failure (GATE-15 to GATE-17, GATE-19)', async () => {
    const { store, scope, answers, calls, time } = await openReview();
    await scope.session.beneficiaries.load();
    const lists: ((list: Result<readonly BeneficiarySummary[], CallFailure>) => void)[] = [];
    answers.list = () => new Promise((resolve) => void lists.push(resolve));
    answers.save = async () => failed(failure('refused', { status: 400 }));
    await store.save();
    expect(scope.session.session.error?.of).toBe('add');
    answers.save = async () => {
      expect(scope.session.session.loading).toBe(true);
      return succeeded(null);
    };
    await store.save();
    const names = () => scope.session.beneficiaries.value?.map(({ payee }) => payee);
    expect(names()).toEqual([thalassa.payee, 'Ada']);
    expect(scope.session.session.error).toBeNull();
    scope.session.beneficiaries.start();
    expect(calls.filter((call) => call === 'beneficiaries')).toHaveLength(2);
    lists.forEach((answer) => answer(succeeded([thalassa, beneficiarySummaryOf(ada)])));
    await time.advance(0);
    expect(scope.session.beneficiaries.value?.at(-1)?.clientIntegrationId).toBe('b-9');
  });
});

describe('a save that breaks off', () => {
  const heard = hearDefects();

  it('is reported and unknown, and can be pressed again', async () => {
    const { scope, store } = await openReview();
    const broken = new Error('the lock of this browser failed');
    const saving = new BeneficiarySaver({ ...scope, exclusively: () => Promise.reject(broken) });
    expect(await saving.save({ before: null, record: store.state.record })).toBe(false);
    expect(heard).toEqual([broken]);
    expect(saving).toMatchObject({ saving: false, trouble: { kind: 'unknown' } });
  });
});
