import { describe, expect, it } from 'vitest';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { canGoToStep, hasMatchingRules, makeInitialWizardState, type WizardState } from './wizardState.ts';

const fresh = newBeneficiary('b1');
const greek: Beneficiary = { ...fresh, destinationCountry: 'GR', bankCountry: 'GR' };

describe('the wizard opens', () => {
  it('for a new beneficiary with nothing done, and with what everybody starts with proposed', () => {
    expect(makeInitialWizardState('add', fresh)).toEqual({
      mode: 'add',
      step: 'basic-info',
      completed: [],
      record: fresh,
      original: fresh,
      untouched: fresh,
      emptied: [],
      proposed: [
        'destinationCountry',
        'classification',
        'bankCurrency',
        'accountHolderCountry',
        'bankCountry',
        'paymentMethods',
      ],
      read: [],
      bankAwaitingRules: null,
      directoryBank: null,
      personMeant: null,
      proposedByBank: [],
      confirmedPresets: [],
      confirmed: [],
      template: null,
      templateFor: null,
    });
  });

  it('for a stored beneficiary with everything done but the review, and nothing proposed', () => {
    expect(makeInitialWizardState('edit', greek)).toEqual({
      mode: 'edit',
      step: 'basic-info',
      completed: ['basic-info', 'beneficiary-address', 'bank-address', 'banking-details'],
      record: greek,
      original: greek,
      untouched: greek,
      emptied: [],
      proposed: [],
      read: [],
      bankAwaitingRules: null,
      directoryBank: null,
      personMeant: null,
      proposedByBank: [],
      confirmedPresets: [],
      confirmed: [],
      template: null,
      templateFor: null,
    });
  });

  it('with nothing proposed for a new beneficiary of whom something is known', () => {
    expect(makeInitialWizardState('add', greek).proposed).toEqual([]);
  });

  it('without its rules', () => {
    expect(hasMatchingRules(makeInitialWizardState('add', fresh))).toBe(false);
  });
});

const at = (step: WizardState['step'], completed: WizardState['completed']): WizardState => ({
  ...makeInitialWizardState('add', fresh),
  step,
  completed,
});

describe('a step can be entered (CP-WIZ-3)', () => {
  it('when it is the first, whatever is done', () => {
    expect(canGoToStep(at('bank-address', []), 'basic-info')).toBe(true);
  });

  it('when it is the one that is open, whatever is done', () => {
    expect(canGoToStep(at('bank-address', []), 'bank-address')).toBe(true);
  });

  it('when it is done itself, although the one before it is not', () => {
    expect(canGoToStep(at('review', ['bank-address']), 'bank-address')).toBe(true);
  });

  it('when the one before it is done', () => {
    expect(canGoToStep(at('basic-info', ['bank-address']), 'banking-details')).toBe(true);
  });

  it('not otherwise', () => {
    expect(canGoToStep(at('basic-info', ['basic-info']), 'bank-address')).toBe(false);
    expect(canGoToStep(at('basic-info', []), 'review')).toBe(false);
  });
});
