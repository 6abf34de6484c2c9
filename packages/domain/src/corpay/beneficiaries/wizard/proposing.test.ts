import { beforeEach, describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import type { Bank } from '../../api/bank.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { rulesQueryOf } from '../fields/rulesQuery.ts';
import { readBankCodeFromIban, whyNotIbanOfBankCountry } from './findFieldsProposedByBank.ts';
import { makeInitialWizardState, type WizardState } from './wizardState.ts';
import { reduceWizard, type CorpayWizardAction } from './reduceWizard.ts';

const lighthouse: Bank = {
  primaryKey: 'GR-AGLK-1',
  institutionName: 'Aegean Lighthouse Bank',
  branchName: 'Athens head office',
  swiftBIC: 'AGLKGR2X',
  address1: '7 Lantern Street',
  address2: '',
  city: 'Athens',
  region: 'Attica',
  postalCode: '105 62',
};
const regions = [
  { id: 'Crete', name: 'Crete' },
  { id: 'Attica', name: 'Attica' },
];
const rules = template({
  rules: [rule('iban'), rule('swiftBicCode')],
  accountRegions: regions,
  bankRegions: regions,
});
const after = (state: WizardState, ...events: readonly CorpayWizardAction[]): WizardState =>
  events.reduce(reduceWizard, state);

const greek = {
  ...newBeneficiary('b1'),
  destinationCountry: 'GR',
  accountHolderCountry: 'GR',
  bankCountry: 'GR',
};
let opened: WizardState;
beforeEach(() => {
  opened = after(makeInitialWizardState('add', greek), {
    type: 'rules-received',
    query: rulesQueryOf(greek),
    template: rules,
  });
});

it('a new beneficiary is a person in Australia who is paid by wire (CP-WIZ-6)', () => {
  expect(newBeneficiary('b1')).toMatchObject({
    destinationCountry: 'AU',
    classification: 'Individual',
    paymentMethods: ['W'],
    preferredMethod: 'W',
  });
});

describe('a bank is searched by its code in an IBAN (S-117)', () => {
  it.each([
    ['GR93 0119 8760 0000 0012 3456 789', 'GR', '0119876'],
    ['gb64sndb99001170012345', 'GB', '990011'],
    ['CH4209990000123456789', 'CH', '09990'],
    ['GR93 0119 8760 0000 0012 3456 78', 'GR', null],
    ['GR93 0119 8760 0000 0012 3456 780', 'GR', null],
    ['GR9301198760000000123456789', 'GB', null],
    ['GR9301198760000000123456789', '', null],
    ['lighthouse', 'GR', null],
  ])('%s with a bank in %s: %s', (text, country, code) => {
    expect(readBankCodeFromIban(text, country)).toBe(code);
  });

  it.each([
    ['GR93 0119 8760 0000 0012 3456 7890', 'GR', /has 27 characters, this one has 28/],
    ['gr94 0119 8760 0000 0012 3456 789', 'GR', /check digits do not fit/],
    ['GR9301198760000000123456789', 'GB', /belongs to Greece, but the bank is in/],
  ])('a mistyped one, %s, says what is wrong with it', (text, country, reason) => {
    expect(whyNotIbanOfBankCountry(text, country)).toMatch(reason);
  });

  it.each(['GR93 0119 8760 0000 0012 3456 789', 'lighthouse', 'AGLKGR2X', '0119876'])(
    '%s is no mistyped one',
    (text) => {
      expect(whyNotIbanOfBankCountry(text, 'GR')).toBeNull();
    },
  );

  it('its one bank is proposed: it fills what nobody typed, and every field stays editable', () => {
    const state = after(
      opened,
      { type: 'field-written', field: 'bankCity', value: 'Piraeus' },
      { type: 'bank-proposed', bank: lighthouse },
    );
    expect(state.record).toMatchObject({
      bankName: 'Aegean Lighthouse Bank',
      swiftBicCode: 'AGLKGR2X',
      bankAddressLine1: '7 Lantern Street',
      bankCity: 'Piraeus',
      bankRegion: 'Attica',
      bankPostal: '105 62',
    });
    expect(state.proposed.toSorted()).toEqual([
      'accountHolderRegion',
      'bankAddressLine1',
      'bankName',
      'bankPostal',
      'bankRegion',
      'swiftBicCode',
    ]);
    const edited = after(state, { type: 'field-written', field: 'bankName', value: 'Mine' });
    expect(edited.proposed).not.toContain('bankName');
    expect(after(edited, { type: 'bank-proposed', bank: lighthouse }).record.bankName).toBe('Mine');
    expect(after(state, { type: 'bank-chosen', bank: lighthouse }).proposed).toEqual(['accountHolderRegion']);
  });
});

describe('what a new beneficiary starts with (CP-WIZ-6, S-119)', () => {
  const started = makeInitialWizardState('add', newBeneficiary('b1'));

  it('counts as proposed until the user chooses it, also where it follows another field', () => {
    expect(started.proposed).toEqual([
      'destinationCountry',
      'classification',
      'bankCurrency',
      'accountHolderCountry',
      'bankCountry',
      'paymentMethods',
    ]);
    const walked = after(
      started,
      { type: 'field-written', field: 'classification', value: 'Individual' },
      { type: 'field-written', field: 'destinationCountry', value: 'GR' },
    );
    expect(walked.record.bankCurrency).toBe('EUR');
    expect(walked.proposed).toEqual([
      'bankCurrency',
      'accountHolderCountry',
      'bankCountry',
      'paymentMethods',
    ]);
  });

  it('is proposed to nobody who is stored', () => {
    expect(makeInitialWizardState('edit', newBeneficiary('b1')).proposed).toEqual([]);
  });
});

describe('a region that stands there by default (CP-WIZ-9)', () => {
  it('counts as proposed until the user chooses it', () => {
    expect(opened.record).toMatchObject({ accountHolderRegion: 'Crete', bankRegion: 'Crete' });
    expect(opened.proposed).toEqual(['accountHolderRegion', 'bankRegion']);
    const written: CorpayWizardAction = {
      type: 'field-written',
      field: 'accountHolderRegion',
      value: 'Attica',
    };
    expect(after(opened, written).proposed).toEqual(['bankRegion']);
  });

  it('does not where it was stored or is asked anew', () => {
    const stored = { ...greek, accountHolderRegion: 'Attica', bankRegion: 'Attica' };
    const edit = after(makeInitialWizardState('edit', stored), {
      type: 'rules-received',
      query: rulesQueryOf(stored),
      template: rules,
    });
    expect(edit.proposed).toEqual([]);
    const moved: CorpayWizardAction = { type: 'field-written', field: 'bankCountry', value: 'GB' };
    expect(after(opened, moved).proposed).toEqual(['accountHolderRegion']);
  });
});
