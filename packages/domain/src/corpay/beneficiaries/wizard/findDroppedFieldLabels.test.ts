import { describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RegulatoryRule, RulesTemplate } from '../../api/rulesTemplate.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { findDroppedFieldLabels } from './findDroppedFieldLabels.ts';
import { makeInitialWizardState, type WizardState } from './wizardState.ts';

const law = (id: string, label: string): RegulatoryRule => ({
  id,
  label,
  isRequired: false,
  regEx: '',
  errorMessage: '',
  valueSet: [],
});
const stored: Beneficiary = {
  ...newBeneficiary('b1'),
  regulatory: [{ key: 'purpose', value: 'G' }],
};
const edited = (change: Partial<Beneficiary>, rules: RulesTemplate | null): WizardState => ({
  ...makeInitialWizardState('edit', stored),
  record: { ...stored, ...change },
  template: rules,
});

describe('what is told to go from a stored beneficiary', () => {
  it('is an answer to a law that was emptied, by the label of its own law', () => {
    const asked = template({
      rules: [rule('accountNumber', { label: 'Account' })],
      regulatoryRules: [law('relation', 'Relation'), law('purpose', 'Purpose of payment')],
    });
    expect(findDroppedFieldLabels(edited({ regulatory: [] }, asked))).toEqual(['Purpose of payment']);
  });

  it('is called by its id where the law has no label', () => {
    const asked = template({ regulatoryRules: [law('purpose', '')] });
    expect(findDroppedFieldLabels(edited({ regulatory: [] }, asked))).toEqual(['purpose']);
  });

  it('is nothing that was never there, such as spaces in an empty field', () => {
    expect(findDroppedFieldLabels(edited({ bankCity: '  ' }, template()))).toEqual([]);
  });

  it('is not known before the first rules say what would be saved', () => {
    expect(findDroppedFieldLabels(edited({ regulatory: [] }, null))).toEqual([]);
  });
});
