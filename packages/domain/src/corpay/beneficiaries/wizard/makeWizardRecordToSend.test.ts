import { describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { makeWizardRecordToSend } from './makeWizardRecordToSend.ts';
import { makeInitialWizardState } from './wizardState.ts';

const given: Beneficiary = { ...newBeneficiary('b1'), iban: 'GR93', accountNumber: '12345678' };
const rules = template({ rules: [rule('iban')] });

describe('what the wizard would save', () => {
  it('is not known before the first rules', () => {
    expect(makeWizardRecordToSend(makeInitialWizardState('add', given))).toBeNull();
    expect(makeWizardRecordToSend(makeInitialWizardState('edit', given))).toBeNull();
  });

  it('of an added beneficiary is what the rules ask for, also of what it began with', () => {
    expect(makeWizardRecordToSend({ ...makeInitialWizardState('add', given), template: rules })).toEqual({
      ...given,
      accountNumber: '',
    });
  });

  it('of a stored one is also what nobody asks for and nobody changed', () => {
    expect(makeWizardRecordToSend({ ...makeInitialWizardState('edit', given), template: rules })).toEqual(
      given,
    );
  });
});
