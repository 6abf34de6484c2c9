import { describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { findWizardContradictions, areContradictionsConfirmed } from './findWizardContradictions.ts';
import { makeInitialWizardState } from './wizardState.ts';

const inJersey: Beneficiary = { ...newBeneficiary('b1'), bankCountry: 'GB', swiftBicCode: 'SNDBJE2X' };
const rules = { template: template({ rules: [rule('swiftBicCode')] }) };

describe('numbers that contradict each other in the wizard', () => {
  it('are asked about in a beneficiary that is added, also when it began with them', () => {
    const state = { ...makeInitialWizardState('add', inJersey), ...rules };
    expect(findWizardContradictions(state)).toEqual([
      {
        field: 'swiftBicCode',
        label: 'SWIFT/BIC Code',
        message: 'This code belongs to a bank in Jersey, but the bank is in the United Kingdom.',
        key: 'swiftBicCode|SNDBJE2X|GB|',
      },
    ]);
    expect(areContradictionsConfirmed(state)).toBe(false);
  });

  it('are not asked about again where they are stored so', () => {
    const state = { ...makeInitialWizardState('edit', inJersey), ...rules };
    expect(findWizardContradictions(state)).toEqual([]);
    expect(areContradictionsConfirmed(state)).toBe(true);
  });

  it('are not known before the first rules say what would be saved', () => {
    expect(findWizardContradictions(makeInitialWizardState('add', inJersey))).toEqual([]);
  });
});
