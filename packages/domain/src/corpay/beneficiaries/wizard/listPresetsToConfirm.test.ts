import { beforeEach, describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import type { Bank } from '../../api/bank.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { rulesQueryOf } from '../fields/rulesQuery.ts';
import { readPayeeDetails } from '../reading/readPayeeDetails.ts';
import { arePresetsConfirmed, listPresetsToConfirm } from './listPresetsToConfirm.ts';
import { reduceWizard, type CorpayWizardAction } from './reduceWizard.ts';
import { makeInitialWizardState, type WizardState } from './wizardState.ts';

const regions = [
  { id: 'ATT', name: 'Attica' },
  { id: 'CRE', name: 'Crete' },
];

const bank: Bank = {
  primaryKey: 'GR-1',
  institutionName: 'Lighthouse',
  branchName: '',
  swiftBIC: 'AGLKGR2X',
  address1: '',
  address2: '',
  city: 'Chania',
  region: 'Crete',
  postalCode: '731 00',
};

const withRules = (state: WizardState): WizardState =>
  reduceWizard(state, {
    type: 'rules-received',
    query: rulesQueryOf(state.record),
    template: template({
      rules: [rule('iban'), rule('accountHolderRegion'), rule('bankRegion')],
      accountRegions: regions,
      bankRegions: regions,
    }),
  });

let opened: WizardState;
beforeEach(() => {
  opened = withRules(makeInitialWizardState('add', newBeneficiary('b1')));
});

const after = (...events: readonly CorpayWizardAction[]): WizardState => events.reduce(reduceWizard, opened);
const fields = (state: WizardState): readonly string[] =>
  listPresetsToConfirm(state).map(({ field, value }) => `${field}: ${value}`);

describe('what nobody chose stands together before it is saved (CP-WIZ-23)', () => {
  it('is what everybody starts with and the first regions, as they read', () => {
    expect(fields(opened)).toEqual([
      'destinationCountry: Australia',
      'classification: Individual',
      'paymentMethods: Wire',
      'accountHolderRegion: Attica',
      'bankRegion: Attica',
    ]);
  });

  it.each<readonly [string, CorpayWizardAction]>([
    ['was chosen', { type: 'field-written', field: 'classification', value: 'Individual' }],
    ['was answered', { type: 'legal-form-answered', classification: 'Individual' }],
  ])('is nothing that %s', (_how, event) => {
    expect(fields(after(event))).not.toContain('classification: Individual');
  });

  it('is no country that was read, and no region of a bank that was found', () => {
    const { details } = readPayeeDetails('GR9301198760000000123456789', '');
    const state = reduceWizard(withRules(after({ type: 'details-read', details })), {
      type: 'bank-proposed',
      bank,
    });
    expect(state.record.bankRegion).toBe('CRE');
    expect(fields(state)).toEqual([
      'classification: Individual',
      'paymentMethods: Wire',
      'accountHolderRegion: Attica',
    ]);
  });

  it('is the first region again once another country takes that of the bank away', () => {
    const found = after({ type: 'bank-proposed', bank });
    const moved = reduceWizard(found, { type: 'field-written', field: 'bankCountry', value: 'GR' });
    expect(fields(withRules(moved))).toContain('bankRegion: Attica');
  });

  it('is nothing of a stored beneficiary but a region that the rules demand and nobody gave', () => {
    const stored = makeInitialWizardState('edit', newBeneficiary('b1'));
    expect(fields(withRules(stored))).toEqual([]);
  });
});

describe('one tick confirms it (CP-WIZ-23)', () => {
  const tick: CorpayWizardAction = { type: 'presets-confirmed', confirmed: true };

  it('until it is taken back', () => {
    expect(arePresetsConfirmed(opened)).toBe(false);
    expect(arePresetsConfirmed(after(tick))).toBe(true);
    expect(arePresetsConfirmed(after(tick, { type: 'presets-confirmed', confirmed: false }))).toBe(false);
  });

  it('and another value that nobody chose has to be confirmed anew', () => {
    const moved = after(tick, { type: 'field-written', field: 'bankCountry', value: 'GR' });
    const other = reduceWizard(moved, {
      type: 'rules-received',
      query: rulesQueryOf(moved.record),
      template: template({ accountRegions: regions, bankRegions: regions.toReversed() }),
    });
    expect(other.record.bankRegion).toBe('CRE');
    expect(arePresetsConfirmed(other)).toBe(false);
  });

  it('and a value that the user has chosen since needs none', () => {
    const state = after(tick, { type: 'field-written', field: 'bankRegion', value: 'CRE' });
    expect(arePresetsConfirmed(state)).toBe(true);
  });
});
