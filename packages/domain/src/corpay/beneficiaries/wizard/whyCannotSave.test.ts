import { beforeEach, describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { rulesQueryOf } from '../fields/rulesQuery.ts';
import { cannotSaveMessages, whyCannotSave } from './whyCannotSave.ts';
import { reduceWizard } from './reduceWizard.ts';
import { makeInitialWizardState, type WizardState } from './wizardState.ts';

let opened: WizardState;
beforeEach(() => {
  opened = makeInitialWizardState('add', {
    ...newBeneficiary('b1'),
    accountHolderPostal: '3000',
    bankPostal: '3001',
  });
});
const withRules = (more: Partial<WizardState['record']>): WizardState => {
  const record = { ...opened.record, ...more };
  return {
    ...opened,
    proposed: [],
    record,
    template: template({ rules: [rule('accountHolderName', { isRequired: true })] }),
    templateFor: rulesQueryOf(record),
  };
};
const words = (state: WizardState, loading = false): string | null => {
  const reason = whyCannotSave(state, loading);
  return reason === null ? null : cannotSaveMessages[reason];
};

describe('a beneficiary is saved', () => {
  it('only with its own rules, which are on their way or have to be asked for', () => {
    expect(words(opened, true)).toBe("The partner's rules are on their way.");
    expect(words(opened)).toBe("The partner's rules have to be loaded first.");
  });

  it('only without a problem in any step', () => {
    expect(words(withRules({ accountHolderName: '' }))).toBe('First correct what is marked above.');
    expect(words(withRules({ accountHolderName: 'Ada' }))).toBeNull();
  });

  it('only when numbers that contradict each other were confirmed as they stand', () => {
    const rules = template({ rules: [rule('swiftBicCode'), rule('accountHolderName')] });
    const contradicting = { ...withRules({ swiftBicCode: 'SNDBJE2X' }), template: rules };
    const asked = 'First confirm the numbers that contradict each other, or correct them.';
    expect(words(contradicting)).toBe(asked);
    const confirmed = reduceWizard(contradicting, { type: 'contradictions-confirmed', confirmed: true });
    expect(words(confirmed)).toBeNull();
    const write = (value: string) =>
      reduceWizard(confirmed, { type: 'field-written', field: 'swiftBicCode', value });
    expect(words(write('SNDBGG2X')), 'another number is asked about anew').toBe(asked);
    expect(words(write('sndb je2x'))).toBeNull();
    expect(words(reduceWizard(confirmed, { type: 'contradictions-confirmed', confirmed: false }))).toBe(
      asked,
    );
    const stored = { ...contradicting, mode: 'edit', original: contradicting.record } as const;
    expect(words(stored), 'what was stored so is not asked again').toBeNull();
  });

  it('only when what nobody chose was confirmed (CP-WIZ-23)', () => {
    const preset = { ...withRules({ accountHolderName: 'Ada' }), proposed: ['classification'] };
    expect(words(preset)).toBe('First confirm the values that we filled in, or change them.');
    expect(words(reduceWizard(preset, { type: 'presets-confirmed', confirmed: true }))).toBeNull();
  });
});
