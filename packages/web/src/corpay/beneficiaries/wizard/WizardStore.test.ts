import type { Beneficiary, CorpayFailure, RulesTemplate } from '@fx-gateway/domain/corpay';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import { describe, expect, it } from 'vitest';
import { failure, openPlayedDesk } from '../../playedPartner.ts';
import { keptWizards } from './keptWizards.ts';

const rule = (id: string) => ({
  id,
  label: id,
  isRequired: true,
  validationRules: [],
  defaultValue: '',
  valueSet: [],
});
const template: RulesTemplate = {
  rules: [rule('accountHolderName'), rule('accountNumber')],
  regulatoryRules: [],
  accountRegions: [],
  bankRegions: [],
};

const openWizard = async (edited: Beneficiary | null = null) => {
  const played = openPlayedDesk();
  const { desk, time, answers } = played;
  answers.rules = async () => succeeded(template);
  desk.session.start();
  await time.advance(0);
  const store = edited === null ? keptWizards.toAdd(desk) : keptWizards.toEdit(desk, edited);
  store.start();
  await time.advance(0);
  return { ...played, store };
};

const typed = {
  accountHolderName: 'Ada',
  accountHolderPostal: '3000',
  bankPostal: '3001',
  accountNumber: '1234',
};

const openReview = async (edited: Beneficiary | null = null) => {
  const opened = await openWizard(edited);
  const { store } = opened;
  for (const [field, value] of Object.entries(typed)) store.write(field, value);
  for (let step = 0; step < 4; step += 1) store.goOn();
  expect(store.state.step).toBe('review');
  return opened;
};

const saves = (calls: readonly string[]) => calls.filter((call) => /^(add|edit) /.test(call));

describe('the wizard while its rules come and go', () => {
  it('shows what is wrong when somebody wants to go on, and not before', async () => {
    const { store } = await openWizard();
    expect(store.summary).toEqual([]);
    store.goOn();
    expect(store.summary.map(({ field }) => field)).toEqual(['accountHolderName']);
    expect(store.messageOf('accountHolderName')).toBe('Required field.');
    expect(store.attempt).toBe(1);
  });

  it('goes on by itself once the rules of another country are there', async () => {
    const { store, answers, time, calls } = await openWizard();
    const asked: ((rules: Result<RulesTemplate, CorpayFailure>) => void)[] = [];
    answers.rules = () => new Promise((resolve) => void asked.push(resolve));
    store.write('accountHolderName', 'Ada');
    store.write('destinationCountry', 'GR');
    store.goOn();
    expect(store.waiting).toBe(true);
    expect(store.state.step).toBe('basic-info');
    asked.forEach((answer) => answer(succeeded(template)));
    await time.advance(0);
    expect(store.waiting).toBe(false);
    expect(store.state.step).toBe('beneficiary-address');
    expect(calls.filter((call) => call.startsWith('rules'))).toEqual(['rules AU AUD', 'rules GR EUR']);
  });

  it('tells that later steps have to be looked at again (S-118)', async () => {
    const { store } = await openReview();
    expect(store.marksLost).toBe(false);
    store.goTo({ type: 'GO_TO_STEP', step: 'basic-info' });
    store.write('bankCurrency', 'USD');
    expect(store.marksLost).toBe(true);
    expect(store.state.completed).toEqual(['basic-info']);
  });

  it('asks for the rules again with a new token, and keeps what was typed meanwhile (S-82)', async () => {
    const { store, answers, time, calls, refuseToken } = await openWizard();
    answers.rules = async () => {
      refuseToken();
      return failed(failure('token-refused', { status: 401 }));
    };
    store.write('destinationCountry', 'US');
    store.write('accountHolderName', 'Ada');
    answers.rules = async () => succeeded(template);
    await time.advance(0);
    store.goOn();
    await time.advance(0);
    expect(store.state.step).toBe('beneficiary-address');
    expect(store.state.record.accountHolderName).toBe('Ada');
    expect(calls.filter((call) => call === 'rules US USD')).toHaveLength(2);
  });
});

describe('saving from the wizard', () => {
  it('adds once, opens the check of the payee and loads the list again (CP-BENE-20)', async () => {
    const { store, desk, calls, time } = await openReview();
    const saved = await store.save();
    await time.advance(0);
    expect(saved).toBe(true);
    expect(saves(calls)).toHaveLength(1);
    expect(calls.at(-1)).toBe('beneficiaries');
    expect(await desk.payeeChecks.open(store.state.record.clientIntegrationId)).toBe(true);
  });

  it('keeps everything when the partner refuses, and sends the mended record under another key', async () => {
    const { store, answers, calls } = await openReview();
    answers.save = async () => failed(failure('refused', { status: 400, messages: ['No.'], listed: true }));
    expect(await store.save()).toBe(false);
    expect(store.trouble?.kind).toBe('refused');
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
    expect(store.trouble?.kind).toBe('unknown');
    store.write('accountNumber', '9999');
    store.goTo({ type: 'GO_BACK' });
    expect(store.state.record.accountNumber).toBe('1234');
    expect(await store.checkAgain()).toBe(false);
    expect(store.trouble?.kind).toBe('unknown');
    answers.show = async () => succeeded(store.state.record);
    expect(await store.checkAgain()).toBe(true);
    expect(saves(calls)).toHaveLength(1);
  });

  it('a repetition that the person wants goes under the same key', async () => {
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
    const edited: Beneficiary = { ...newBeneficiary('b-9'), ...typed };
    const { store, desk } = await openReview(edited);
    expect(store.dirty).toBe(false);
    expect(await store.save()).toBe(true);
    expect(await desk.payeeChecks.open('b-9')).toBe(false);
    store.goTo({ type: 'GO_TO_STEP', step: 'banking-details' });
    store.write('accountNumber', '12345678');
    store.goOn();
    expect(store.bankChanges).toEqual([{ label: 'Account Number', before: '••••', after: '••••5678' }]);
    expect(await store.save()).toBe(true);
    expect(await desk.payeeChecks.open('b-9')).toBe(true);
  });

  it('comes back as it was left, until it is given up', async () => {
    const { store, desk } = await openReview();
    store.stop();
    expect(keptWizards.toAdd(desk)).toBe(store);
    keptWizards.end(desk, store);
    expect(keptWizards.toAdd(desk)).not.toBe(store);
  });
});
