import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { Bank, BankSearchResult } from '@fx-gateway/domain/corpay/api/bank.ts';
import type { RulesTemplate } from '@fx-gateway/domain/corpay/api/rulesTemplate.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../../test/fakeCorpay.ts';
import { findOrCreateWizard } from './findOrCreateWizard.ts';
import { ada, openReview, openWizard, template } from '../../../../test/openWizard.ts';

const bank: Bank = {
  primaryKey: 'GR-AGLK-1',
  institutionName: '',
  branchName: '',
  swiftBIC: 'AGLKGR2X',
  address1: '7 Lantern Street',
  address2: '',
  city: 'Athens',
  region: '',
  postalCode: '105 62',
};

const rows = (banks: readonly string[]): BankSearchResult => ({
  rows: banks.map((institutionName) => ({ ...bank, institutionName })),
  total: banks.length,
});

const greekIban = 'GR93 0119 8760 0000 0012 3456 789';
const openGreek = async () => {
  const opened = await openWizard(null, undefined, ['iban', 'swiftBicCode']);
  opened.store.write('destinationCountry', 'GR');
  await opened.time.advance(0);
  const search = async (typed: string, found: readonly string[]): Promise<void> => {
    opened.answers.banks = async () => succeeded(rows(found));
    opened.store.typeIntoSearch(typed);
    await opened.time.advance(0);
    await opened.store.banks.search('GR');
  };
  const choose = (institutionName: string) => opened.store.chooseBank({ ...bank, institutionName });
  return { ...opened, search, choose };
};

describe('the wizard while its rules come and go', () => {
  it('shows what is wrong when the user wants to go on, and not before', async () => {
    const { store } = await openWizard();
    expect(store.problems.summary).toEqual([]);
    store.goOn();
    expect(store.problems.summary.map(({ field }) => field)).toEqual(['accountHolderName']);
    expect(store.problems.messageOf('accountHolderName')).toBe('Required field.');
    expect(store.problems.attempt).toBe(1);
  });

  it('goes on by itself once the rules of another country are there', async () => {
    const { store, answers, time, calls } = await openWizard();
    const asked: ((rules: Result<RulesTemplate, CallFailure>) => void)[] = [];
    answers.rules = () => new Promise((resolve) => void asked.push(resolve));
    store.write('accountHolderName', 'Ada');
    store.write('destinationCountry', 'GR');
    store.goOn();
    expect(store.rules.waiting).toBe(true);
    expect(store.state.step).toBe('basic-info');
    asked.forEach((answer) => answer(succeeded(template)));
    await time.advance(0);
    expect(store.rules.waiting).toBe(false);
    expect(store.state.step).toBe('beneficiary-address');
    expect(calls.filter((call) => call.startsWith('rules'))).toEqual(['rules AU AUD', 'rules GR EUR']);
  });

  it('says that later steps have to be looked at again (S-118)', async () => {
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

  it('goes on waiting through a token that is renewed, and through an answer that is no longer wanted', async () => {
    const { store, answers, time, refuseToken } = await openWizard();
    const asked: ((rules: Result<RulesTemplate, CallFailure>) => void)[] = [];
    answers.rules = () => new Promise((resolve) => void asked.push(resolve));
    store.write('accountHolderName', 'Ada');
    store.write('destinationCountry', 'GR');
    store.write('destinationCountry', 'US');
    store.goOn();
    asked[0]?.(failed(failure('server-trouble', { status: 500 })));
    await time.advance(0);
    expect(store.rules.waiting).toBe(true);
    refuseToken();
    asked[1]?.(failed(failure('token-refused', { status: 401 })));
    await time.advance(0);
    asked[2]?.(succeeded(template));
    await time.advance(0);
    expect(store.state.step).toBe('beneficiary-address');
  });

  it('waits no longer when the rules are refused with the new token too: nothing asks a third time (S-82)', async () => {
    const { store, answers, time, calls, refuseToken } = await openWizard();
    answers.rules = async () => {
      refuseToken();
      return failed(failure('token-refused', { status: 401 }));
    };
    store.write('accountHolderName', 'Ada');
    store.write('destinationCountry', 'US');
    store.goOn();
    await time.advance(60_000);
    expect(calls.filter((call) => call === 'rules US USD')).toHaveLength(2);
    expect(store.rules.waiting).toBe(false);
  });

  it.each([failure('server-trouble', { status: 500 }), failure('token-refused', { status: 401 })])(
    'does not go on by itself for a user who went on typing after a failure: $kind',
    async (trouble) => {
      const { store, answers, time } = await openWizard();
      answers.rules = async () => failed(trouble);
      store.write('accountHolderName', 'Ada');
      store.write('destinationCountry', 'GR');
      store.goOn();
      await time.advance(0);
      answers.rules = async () => succeeded(template);
      store.write('destinationCountry', 'US');
      await time.advance(0);
      expect(store.state).toMatchObject({ step: 'basic-info', templateFor: { destinationCountry: 'US' } });
    },
  );

  it('puts away the banks of the former country, also those that are found late (S-117)', async () => {
    const { store, answers, time } = await openWizard();
    const asked: ((found: Result<BankSearchResult, CallFailure>) => void)[] = [];
    answers.banks = () => new Promise((resolve) => void asked.push(resolve));
    store.banks.type('northfield');
    void store.banks.search('AU');
    store.write('bankCountry', 'GB');
    asked.forEach((answer) => answer(succeeded({ rows: [], total: 7 })));
    await time.advance(0);
    expect(store.banks.asked).toBeNull();
  });

  it('finds the bank once by its code in a whole IBAN, and proposes it when it is the only one (S-117)', async () => {
    const { store, answers, time } = await openWizard(null, undefined, ['iban', 'swiftBicCode']);
    const asked: string[] = [];
    let found = rows(['Lighthouse']);
    answers.banks = async () => {
      asked.push(store.banks.asked?.query ?? '');
      return succeeded(found);
    };
    store.write('destinationCountry', 'GR');
    await time.advance(0);
    for (const typed of ['GR93 0119 8760 0000 0012 3456 78', 'GR93 0119 8760 0000 0012 3456 789']) {
      store.typeIntoSearch(typed);
      await time.advance(0);
    }
    expect(asked).toEqual(['0119876']);
    expect(store.state.record).toMatchObject({
      iban: 'GR93 0119 8760 0000 0012 3456 789',
      bankName: 'Lighthouse',
      swiftBicCode: 'AGLKGR2X',
    });
    expect([store.banks.asked, store.banks.proposed?.bank.institutionName]).toEqual([null, 'Lighthouse']);
    expect(store.state.proposed).toContain('bankName');
    found = rows(['One', 'Two']);
    store.write('iban', 'GR1601101250000000012300695');
    await time.advance(0);
    expect(asked).toEqual(['0119876', '0110125']);
    expect(store.state.record.bankName, 'two are no proposal').toBe('Lighthouse');
  });

  describe('an IBAN that is searched for', () => {
    it('is not taken over where no bank has it, nor paired with the bank of a later search', async () => {
      const { store, search, choose } = await openGreek();
      await search(greekIban, []);
      expect(store.state.record.iban).toBe('');
      await search('pelagos', ['Pelagos', 'Pelagos North']);
      choose('Pelagos');
      expect(store.state.record).toMatchObject({ iban: '', bankName: 'Pelagos' });
    });

    it('is taken over with the bank that is chosen among those it leads to', async () => {
      const { store, search, choose } = await openGreek();
      await search(greekIban, ['One', 'Two']);
      expect(store.state.record.iban).toBe('');
      choose('Two');
      expect(store.state.record).toMatchObject({ iban: greekIban, bankName: 'Two' });
    });

    it('goes again when another search gives another bank, but not one that was typed in its field', async () => {
      const { store, search, choose } = await openGreek();
      await search(greekIban, ['Lighthouse']);
      expect(store.state.record).toMatchObject({ iban: greekIban, bankName: 'Lighthouse' });
      await search('pelagos', ['Pelagos']);
      choose('Pelagos');
      expect(store.state.record).toMatchObject({ iban: '', bankName: 'Pelagos' });
      store.write('iban', greekIban);
      await search('meltemi', ['Meltemi']);
      choose('Meltemi');
      expect(store.state.record).toMatchObject({ iban: greekIban, bankName: 'Meltemi' });
    });

    it('is not taken over when its bank is found after other text was typed', async () => {
      const { store, answers, time } = await openGreek();
      const late: ((found: Result<BankSearchResult, CallFailure>) => void)[] = [];
      answers.banks = () => new Promise((resolve) => void late.push(resolve));
      store.typeIntoSearch(greekIban);
      store.typeIntoSearch('pelagos');
      late.forEach((answer) => answer(succeeded(rows(['Lighthouse']))));
      await time.advance(0);
      expect(store.state.record).toMatchObject({ iban: '', bankName: '' });
    });

    it('is offered only where the banking details ask for one', async () => {
      const { store } = await openGreek();
      expect(store.asksIban).toBe(true);
      store.write('destinationCountry', 'AU');
      const plain = await openWizard(null, undefined, ['accountNumber']);
      expect(plain.store.asksIban).toBe(false);
    });
  });

  it('says when another bank country takes iACH away, until the user goes on (CP-WIZ-14, S-118)', async () => {
    const { store } = await openWizard();
    store.write('paymentMethods', 'W,E');
    expect(store.iachLost).toBeNull();
    store.write('bankCountry', 'CH');
    expect(store.iachLost).toBe('Banks in Switzerland cannot be paid by iACH.');
    store.write('bankCountry', 'GB');
    expect(store.iachLost).toBeNull();
  });

  it('leads back to the review after one press where something was corrected from there', async () => {
    const { store } = await openReview();
    store.goTo({ type: 'GO_TO_STEP', step: 'beneficiary-address' });
    store.write('accountHolderCity', 'Perth');
    store.goOn();
    expect(store.state.step).toBe('review');
    store.goTo({ type: 'GO_BACK' });
    store.goTo({ type: 'GO_BACK' });
    store.goOn();
    expect(store.state.step, 'who went back step by step goes on step by step').toBe('banking-details');
  });

  it('comes back as it was left when something was typed, until it is given up', async () => {
    const { store, scope, leavePage } = await openReview();
    expect(scope.drafts.dirty).toBe(true);
    store.stop();
    leavePage();
    expect(findOrCreateWizard.toAdd(scope)).toBe(store);
    scope.drafts.end('');
    expect(findOrCreateWizard.toAdd(scope)).not.toBe(store);
    expect(scope.drafts.dirty).toBe(false);
  });

  it('is not kept when nothing was typed, so that the next edit begins with what is stored then', async () => {
    const { scope, leavePage } = await openWizard(ada);
    leavePage();
    expect(scope.drafts.find('b-9')).toBeNull();
  });
});
