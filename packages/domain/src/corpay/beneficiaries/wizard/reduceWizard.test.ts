import { beforeEach, describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import type { Bank } from '../../api/bank.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { rulesQueryOf } from '../fields/rulesQuery.ts';
import { makeInitialWizardState, type WizardState } from './wizardState.ts';
import { reduceWizard, type CorpayWizardAction } from './reduceWizard.ts';

const nsw = { id: 'NSW', name: 'New South Wales' };
const vic = { id: 'VIC', name: 'Victoria' };
const rules = template({
  rules: [rule('accountHolderName', { isRequired: true })],
  accountRegions: [nsw, vic],
  bankRegions: [nsw, vic],
});
const bank: Bank = {
  primaryKey: '7',
  institutionName: 'Coral Bay Bank',
  branchName: 'Harbour',
  swiftBIC: 'CRLBAU3M',
  address1: '400 Harbour Walk',
  address2: '',
  city: 'Melbourne',
  region: 'Victoria',
  postalCode: '3008',
};

const play = (state: WizardState, ...events: readonly CorpayWizardAction[]): WizardState =>
  events.reduce(reduceWizard, state);
const write = (field: string, value: string): CorpayWizardAction => ({ type: 'field-written', field, value });
const receive = (state: WizardState, come: RulesTemplate): WizardState =>
  play(state, { type: 'rules-received', query: rulesQueryOf(state.record), template: come });

let opened: WizardState;
beforeEach(() => {
  const fresh = {
    ...newBeneficiary('b1'),
    accountHolderName: 'Ada',
    accountHolderPostal: '3000',
    bankPostal: '3001',
  };
  opened = receive(makeInitialWizardState('add', fresh), rules);
});

describe('a step of the wizard', () => {
  it('is finished although a later step is not filled in yet', () => {
    const state = play(opened, write('bankPostal', ''), { type: 'FINISH_STEP' });
    expect([state.step, state.completed]).toEqual(['beneficiary-address', ['basic-info']]);
  });

  it('keeps its mark while another step is written in: it is judged again when its rules come', () => {
    const edited = makeInitialWizardState('edit', { ...newBeneficiary('b1'), accountHolderPostal: '3000' });
    const renamed = play(edited, write('accountHolderName', 'Ada'));
    expect(renamed.completed).toEqual(edited.completed);
    expect(receive(renamed, rules).completed).toEqual([
      'basic-info',
      'beneficiary-address',
      'banking-details',
    ]);
  });

  it('loses its mark when a chosen bank leaves a field empty that is required', () => {
    const finish: CorpayWizardAction = { type: 'FINISH_STEP' };
    const done = play(opened, finish, finish, finish);
    expect(done.completed).toEqual(['basic-info', 'beneficiary-address', 'bank-address']);
    const chosen = play(done, { type: 'bank-chosen', bank: { ...bank, postalCode: '' } });
    expect(chosen.completed).toEqual(['basic-info', 'beneficiary-address']);
  });
});

describe('a field that somebody emptied is remembered', () => {
  it('once, when it was emptied or holds spaces alone, until it is filled in again', () => {
    expect(opened.emptied).toEqual([]);
    const emptied = play(opened, write('bankRegion', ''), write('bankName', ''));
    expect(emptied.emptied).toEqual(['bankRegion', 'bankName']);
    const again = play(emptied, write('bankRegion', '  '));
    expect(again.emptied).toEqual(['bankName', 'bankRegion']);
    expect(play(again, write('bankName', 'Mine')).emptied).toEqual(['bankRegion']);
  });

  it('when rules have emptied it, and no other field is', () => {
    const other = { ...rules, bankRegions: [{ id: 'TAS', name: 'Tasmania' }] };
    const state = receive(play(opened, write('bankCurrency', 'USD')), other);
    expect(state.record.bankRegion).toBe('');
    expect(state.emptied).toEqual(['bankRegion']);
  });

  it('when a chosen bank has nothing for it, and forgotten when it brings a value', () => {
    const emptied = play(opened, write('bankName', ''), write('accountHolderCity', ''));
    const chosen = play(emptied, { type: 'bank-chosen', bank });
    expect(chosen.emptied).toEqual(['accountHolderCity', 'bankAddressLine2']);
    const proposed = play(emptied, { type: 'bank-proposed', bank });
    expect(proposed.emptied).toEqual(['accountHolderCity']);
  });
});

describe('a proposed value', () => {
  it('stays proposed when the country that it follows is chosen again', () => {
    const same = play(opened, write('bankCountry', 'AU'), write('destinationCountry', 'AU'));
    expect(same.proposed).toEqual([
      'classification',
      'bankCurrency',
      'accountHolderCountry',
      'paymentMethods',
      'accountHolderRegion',
      'bankRegion',
    ]);
    expect(same.emptied).toEqual([]);
  });

  it('stays proposed under other rules that take it, and is none where they have emptied it', () => {
    const abroad = play(opened, write('bankCurrency', 'USD'));
    const start = [
      'destinationCountry',
      'classification',
      'accountHolderCountry',
      'bankCountry',
      'paymentMethods',
    ];
    expect(receive(abroad, rules).proposed).toEqual([...start, 'accountHolderRegion', 'bankRegion']);
    const other = { ...rules, bankRegions: [{ id: 'TAS', name: 'Tasmania' }] };
    expect(receive(abroad, other).proposed).toEqual([...start, 'accountHolderRegion']);
  });
});

it('what the user no longer confirms is confirmed no more', () => {
  const state = play(
    { ...opened, confirmed: ['swiftBicCode|SNDBJE2X|GB|'] },
    { type: 'contradictions-confirmed', confirmed: false },
  );
  expect(state.confirmed).toEqual([]);
});
