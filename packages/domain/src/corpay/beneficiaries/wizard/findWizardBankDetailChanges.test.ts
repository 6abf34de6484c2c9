import { describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { findWizardBankDetailChanges } from './findWizardBankDetailChanges.ts';
import { makeInitialWizardState, type WizardState } from './wizardState.ts';

const stored: Beneficiary = { ...newBeneficiary('b1'), accountNumber: '12345678' };
const changed = (mode: 'add' | 'edit'): WizardState => ({
  ...makeInitialWizardState(mode, stored),
  record: { ...stored, accountNumber: '12349999' },
});
const rules = { template: template({ rules: [rule('accountNumber')] }) };

describe('changed bank details', () => {
  it('are told of an edit, the stored ones against the new ones, with their last four digits', () => {
    expect(findWizardBankDetailChanges({ ...changed('edit'), ...rules })).toEqual([
      { label: 'Account Number', before: '••••5678', after: '••••9999' },
    ]);
  });

  it('are not told of a beneficiary that is added: nothing is stored to compare with', () => {
    expect(findWizardBankDetailChanges({ ...changed('add'), ...rules })).toEqual([]);
  });

  it('are not told before the first rules say what would be saved', () => {
    expect(findWizardBankDetailChanges(changed('edit'))).toEqual([]);
    expect(findWizardBankDetailChanges(changed('add'))).toEqual([]);
  });
});
