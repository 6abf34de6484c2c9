import { beforeEach, describe, expect, it } from 'vitest';
import { pattern, rule } from '../../../../test/sampleTemplate.ts';
import type { Bank } from '../../api/bank.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { rulesQueryOf } from '../fields/rulesQuery.ts';
import {
  canGoToStep,
  hasUnsavedChanges,
  makeInitialWizardState,
  findRulesToLoad,
  type WizardState,
} from './wizardState.ts';
import { reduceWizard, type CorpayWizardAction } from './reduceWizard.ts';

const required = { isRequired: true };

const states = [
  { id: 'NSW', name: 'New South Wales' },
  { id: 'VIC', name: 'Victoria' },
];
const template: RulesTemplate = {
  rules: [
    rule('accountHolderName', required),
    rule('accountNumber', { ...required, validationRules: [pattern('^\\d{4,9}$', '4 to 9 digits.')] }),
  ],
  regulatoryRules: [],
  accountRegions: states,
  bankRegions: states,
};

const play = (state: WizardState, ...events: readonly CorpayWizardAction[]): WizardState =>
  events.reduce(reduceWizard, state);
const write = (field: string, value: string): CorpayWizardAction => ({ type: 'field-written', field, value });
const finish: CorpayWizardAction = { type: 'FINISH_STEP' };
const goTo = (step: WizardState['step']): CorpayWizardAction => ({ type: 'GO_TO_STEP', step });
const rules = (state: WizardState): CorpayWizardAction => ({
  type: 'rules-received',
  query: rulesQueryOf(state.record),
  template,
});

let fresh: WizardState;
let opened: WizardState;
let filled: WizardState;
let atReview: WizardState;
beforeEach(() => {
  fresh = makeInitialWizardState('add', newBeneficiary('b1'));
  opened = play(fresh, rules(fresh));
  filled = play(
    opened,
    write('accountHolderName', 'Ada'),
    write('accountHolderPostal', '3000'),
    write('bankPostal', '3001'),
    write('accountNumber', '12345'),
  );
  atReview = play(filled, finish, finish, finish, finish);
});

describe('the steps of the wizard (CP-WIZ-1 to CP-WIZ-5)', () => {
  it('are finished one after the other, each marked and the next one opened', () => {
    expect(play(filled, finish)).toMatchObject({ step: 'beneficiary-address', completed: ['basic-info'] });
    expect(atReview).toMatchObject({
      step: 'review',
      completed: ['basic-info', 'beneficiary-address', 'bank-address', 'banking-details'],
    });
    expect(play(atReview, finish)).toMatchObject({ step: 'review', completed: { length: 5 } });
  });

  it('are not finished while something is wrong on them, or before their rules are there', () => {
    expect(play(opened, finish)).toBe(opened);
    expect(play(fresh, write('accountHolderName', 'Ada'), finish).step).toBe('basic-info');
    const foreign = play(filled, write('bankCurrency', 'USD'));
    expect(play(foreign, finish)).toBe(foreign);
  });

  it('can be entered when they are done, or the one before them is', () => {
    const second = play(filled, finish);
    const reachable = ['basic-info', 'beneficiary-address', 'bank-address', 'review'] as const;
    expect(reachable.map((step) => canGoToStep(second, step))).toEqual([true, true, false, false]);
    expect(play(second, goTo('review'))).toBe(second);
    expect(play(second, goTo('basic-info')).step).toBe('basic-info');
    expect(play(atReview, goTo('bank-address'), goTo('review')).step).toBe('review');
  });

  it('go back one by one, and stay at the first', () => {
    expect(play(atReview, { type: 'GO_BACK' }).step).toBe('banking-details');
    expect(play(opened, { type: 'GO_BACK' }).step).toBe('basic-info');
  });

  it('lose their mark when they no longer hold, and are not lost otherwise', () => {
    const emptied = play(atReview, goTo('bank-address'), write('bankPostal', ''));
    expect(emptied.completed).toEqual(['basic-info', 'beneficiary-address', 'banking-details']);
    const unfinished = play(emptied, goTo('review'));
    expect(unfinished.step).toBe('review');
    expect(play(unfinished, finish)).toBe(unfinished);
    const renamed = play(atReview, goTo('basic-info'), write('accountHolderName', 'Grace'));
    expect(renamed.completed).toEqual(atReview.completed);
  });
});

describe('the rules of a record (CP-WIZ-15, S-118)', () => {
  it('are wanted at first and after every change of what they depend on, not after other changes', () => {
    expect(findRulesToLoad(fresh)).toEqual({
      destinationCountry: 'AU',
      bankCountry: 'AU',
      bankCurrency: 'AUD',
      classification: 'Individual',
      paymentMethods: ['W'],
    });
    expect(findRulesToLoad(filled)).toBeNull();
    const changes = [
      ['destinationCountry', 'GB'],
      ['bankCountry', 'NZ'],
      ['bankCurrency', 'USD'],
      ['classification', 'Business'],
      ['paymentMethods', 'W,E'],
    ] as const;
    for (const [field, value] of changes)
      expect(findRulesToLoad(play(filled, write(field, value)))).not.toBeNull();
    expect(findRulesToLoad(play(filled, write('paymentMethods', '')))).toBeNull();
    expect(
      findRulesToLoad(play(filled, write('bankCurrency', 'USD'), write('bankCurrency', 'AUD'))),
    ).toBeNull();
  });

  it('take the marks of later steps with them when they change', () => {
    const methods = play(atReview, goTo('basic-info'), write('paymentMethods', 'W,E'));
    expect(methods.completed).toEqual(['basic-info']);
    const bank = play(atReview, goTo('bank-address'), write('bankCountry', 'NZ'));
    expect(bank.completed).toEqual(['basic-info', 'beneficiary-address', 'bank-address']);
  });

  it('are dropped when they come for another record than the one at hand', () => {
    const abroad = play(fresh, write('destinationCountry', 'GB'));
    expect(play(abroad, rules(fresh))).toBe(abroad);
  });

  it('take the mark of a step that does not hold under them', () => {
    const edited = makeInitialWizardState('edit', filled.record);
    expect(play(edited, rules(edited)).completed).toEqual(atReview.completed);
    const strange = makeInitialWizardState('edit', { ...filled.record, accountNumber: '12' });
    expect(play(strange, rules(strange)).completed).toEqual([
      'basic-info',
      'beneficiary-address',
      'bank-address',
    ]);
  });
});

describe('a record that nobody touched', () => {
  it('is not dirty, also when its rules have put defaults into it', () => {
    expect(opened.record.accountHolderRegion).toBe('NSW');
    expect(hasUnsavedChanges(opened)).toBe(false);
    expect(hasUnsavedChanges(filled)).toBe(true);
    expect(
      hasUnsavedChanges(play(opened, write('accountHolderName', 'A'), write('accountHolderName', ''))),
    ).toBe(false);
    const typedFirst = play(fresh, write('accountHolderName', 'Ada'));
    expect(hasUnsavedChanges(play(typedFirst, rules(typedFirst)))).toBe(true);
  });
});

describe('a bank that was chosen (S-117)', () => {
  const bank: Bank = {
    primaryKey: '7',
    institutionName: 'Coral Bay Bank',
    branchName: 'Harbour',
    swiftBIC: 'CRLBAU3M',
    address1: '400 Harbour Walk',
    address2: '',
    city: 'Melbourne',
    region: 'victoria',
    postalCode: '3008',
  };
  const choose = (change: Partial<Bank> = {}): Beneficiary =>
    play(atReview, goTo('bank-address'), write('bankAddressLine2', 'Floor 2'), {
      type: 'bank-chosen',
      bank: { ...bank, ...change },
    }).record;

  it('fills name, code, address, city, region and postal code, and leaves nothing of another bank', () => {
    expect(choose()).toMatchObject({
      bankName: 'Coral Bay Bank',
      swiftBicCode: 'CRLBAU3M',
      bankAddressLine1: '400 Harbour Walk',
      bankAddressLine2: '',
      bankCity: 'Melbourne',
      bankRegion: 'VIC',
      bankPostal: '3008',
      accountNumber: '12345',
    });
  });

  it('leaves a region that the partner does not list to be chosen', () => {
    expect(choose({ region: 'Elsewhere' }).bankRegion).toBe('');
  });
});
