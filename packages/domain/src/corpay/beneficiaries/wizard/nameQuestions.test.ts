import { beforeEach, describe, expect, it } from 'vitest';
import { pattern, rule, template } from '../../../../test/sampleTemplate.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { rulesQueryOf } from '../fields/rulesQuery.ts';
import { readPayeeDetails } from '../reading/readPayeeDetails.ts';
import { listKeptValues } from './listKeptValues.ts';
import { findLatinName, findLegalFormOfPerson } from './nameQuestions.ts';
import { reduceWizard } from './reduceWizard.ts';
import { makeInitialWizardState, type WizardState } from './wizardState.ts';

let opened: WizardState;
beforeEach(() => {
  opened = reduceWizard(makeInitialWizardState('add', newBeneficiary('b1')), {
    type: 'rules-received',
    query: rulesQueryOf(newBeneficiary('b1')),
    template: template({
      rules: [rule('accountHolderName', { validationRules: [pattern('^[a-zA-Z0-9.,&\\- ]*$')] })],
    }),
  });
});

const named = (name: string, state: WizardState = opened): WizardState =>
  reduceWizard(state, { type: 'field-written', field: 'accountHolderName', value: name });

describe('a legal form beside Individual (CP-WIZ-21)', () => {
  it('is asked about, and an answer that it is a business makes it one', () => {
    const asked = named('Harbor Lane Ltd');
    expect(findLegalFormOfPerson(asked)).toBe('Ltd');
    const answered = reduceWizard(asked, { type: 'legal-form-answered', classification: 'Business' });
    expect(answered.record.classification).toBe('Business');
    expect(findLegalFormOfPerson(answered)).toBeNull();
    expect(answered.proposed).not.toContain('classification');
  });

  it('is asked about no more once it is said to be a person, until another form stands there', () => {
    const answered = reduceWizard(named('Harbor Lane Ltd'), {
      type: 'legal-form-answered',
      classification: 'Individual',
    });
    expect(answered.record.classification).toBe('Individual');
    expect(answered.proposed).not.toContain('classification');
    expect(findLegalFormOfPerson(named('Harbour Lane Ltd', answered))).toBeNull();
    expect(findLegalFormOfPerson(named('Harbour Lane GmbH', answered))).toBe('GmbH');
  });

  it('is nothing to ask about beside Business', () => {
    const business = reduceWizard(named('Harbor Lane Ltd'), {
      type: 'field-written',
      field: 'classification',
      value: 'Business',
    });
    expect(findLegalFormOfPerson(business)).toBeNull();
  });
});

describe('a name in other letters than the partner takes (CP-WIZ-22)', () => {
  it('gets a proposal, or the request for Latin letters', () => {
    expect(findLatinName(named('Θάλασσα'))).toEqual({ kind: 'proposed', latin: 'Thalassa', by: 'ISO 843' });
    expect(findLatinName(named('梅花'))).toEqual({ kind: 'wanted' });
    expect(findLatinName(named('Thalassa'))).toBeNull();
  });

  it('gets none where the partner takes them, or has not said', () => {
    const taking = { ...named('Θάλασσα'), template: template({ rules: [rule('accountHolderName')] }) };
    expect(findLatinName(taking)).toBeNull();
    expect(findLatinName({ ...taking, template: null })).toBeNull();
  });

  it('and was read of a text is not said to be another one when the proposal was taken', () => {
    const { details } = readPayeeDetails('Beneficiary: Θάλασσα', '');
    const read = reduceWizard(opened, { type: 'details-read', details });
    expect(listKeptValues(named('Thalassa', read), details)).toEqual([]);
    expect(listKeptValues(named('Talassa', read), details)).toHaveLength(1);
  });
});
