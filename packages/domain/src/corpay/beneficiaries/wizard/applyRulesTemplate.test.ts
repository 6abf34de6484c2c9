import { describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { applyRulesTemplate, findChoiceByText, regionFieldsFilledByRules } from './applyRulesTemplate.ts';

const right: Beneficiary = { ...newBeneficiary('b1'), accountHolderPostal: '3000', bankPostal: '3001' };

describe('a choice is meant by a text', () => {
  const states = [
    { id: 'OH', text: 'Ohio' },
    { id: 'NY', text: 'New York' },
  ];

  it.each(['NY', 'ny', 'New York', ' new york ', ' NY'])(
    'that is its id or its words, in any capitals and with spaces around: %s',
    (text) => {
      expect(findChoiceByText(states, text)).toEqual({ id: 'NY', text: 'New York' });
    },
  );

  it.each(['', 'N', 'York', 'NYC'])('and no choice by anything else: %s', (text) => {
    expect(findChoiceByText(states, text)).toBeUndefined();
  });
});

describe('rules that have come', () => {
  it('put nothing into a field for which they have no default', () => {
    const rules = template({ rules: ['accountNumber', 'iban', 'bankName'].map((id) => rule(id)) });
    expect(applyRulesTemplate(right, rules, { mode: 'add', emptied: [] })).toEqual(right);
  });

  it('choose no way of payment for the user', () => {
    const undecided: Beneficiary = { ...right, paymentMethods: [], preferredMethod: '' };
    const rules = template({ rules: [rule('paymentMethods', { isRequired: true, defaultValue: 'W' })] });
    expect(applyRulesTemplate(undecided, rules, { mode: 'add', emptied: [] })).toEqual(undecided);
  });
});

describe('a region is proposed (CP-WIZ-9)', () => {
  it('where none stood and the rules have put one in', () => {
    expect(regionFieldsFilledByRules(right, { ...right, bankRegion: 'OH' })).toEqual(['bankRegion']);
    expect(
      regionFieldsFilledByRules(right, { ...right, bankRegion: 'OH', accountHolderRegion: 'NY' }),
    ).toEqual(['accountHolderRegion', 'bankRegion']);
  });

  it('not where none stands now, or one stood before', () => {
    expect(regionFieldsFilledByRules(right, right)).toEqual([]);
    const stored = { ...right, bankRegion: 'Ohio' };
    expect(regionFieldsFilledByRules(stored, { ...right, bankRegion: 'OH' })).toEqual([]);
  });
});
