import { describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { rulesQueryOf } from '../fields/rulesQuery.ts';
import { readPayeeDetails } from '../reading/readPayeeDetails.ts';
import { findDroppedFieldLabels } from './findDroppedFieldLabels.ts';
import { makeWizardRecordToSend } from './makeWizardRecordToSend.ts';
import { reduceWizard } from './reduceWizard.ts';
import { findReadDetail } from './takeReadDetails.ts';
import { makeInitialWizardState, type WizardState } from './wizardState.ts';

const wireRules = [rule('swiftBicCode'), rule('accountNumber'), rule('routingCode')];
const achRules = [rule('localAccountNumber'), rule('localRoutingCode')];

/** The wizard after these payment methods were chosen and their rules have come. */
const paidBy = (methods: string, before: WizardState): WizardState => {
  const state = reduceWizard(before, { type: 'field-written', field: 'paymentMethods', value: methods });
  return reduceWizard(state, {
    type: 'rules-received',
    query: rulesQueryOf(state.record),
    template: template({
      rules: [...(methods.includes('W') ? wireRules : []), ...(methods.includes('E') ? achRules : [])],
    }),
  });
};

const reading = (text: string, before?: WizardState): WizardState =>
  reduceWizard(before ?? makeInitialWizardState('add', newBeneficiary('b1')), {
    type: 'details-read',
    details: readPayeeDetails(text, '').details,
  });

const invoice = 'ABA routing number: 021000021\nAccount: 12345678';
const both = 'Wire routing: 021000021\nACH routing: 999000111\nAccount: 12345678';

describe('the numbers of a text that iACH asks for under names of its own (CP-READ-6)', () => {
  it('are those of the wire where the text has no others', () => {
    const state = paidBy('W,E', reading(invoice));
    expect(state.record).toMatchObject({ localRoutingCode: '021000021', localAccountNumber: '' });
    expect(findReadDetail(state, 'localRoutingCode')).toMatchObject({ from: 'text' });
  });

  it('are the ones that the text has for it', () => {
    const state = paidBy('W,E', reading(both));
    expect(state.record).toMatchObject({ routingCode: '021000021', localRoutingCode: '999000111' });
  });

  it('wait until iACH is chosen, and go when it is no more', () => {
    const wire = paidBy('W', reading(both));
    expect(wire.record.localRoutingCode).toBe('');
    const back = paidBy('W', paidBy('W,E', wire));
    expect(back.record.localRoutingCode).toBe('');
    expect(findDroppedFieldLabels(back)).toEqual([]);
    expect(paidBy('W,E', back).record.localRoutingCode).toBe('999000111');
  });

  it('are all there where iACH is the only method, and no number is told as dropped', () => {
    const state = paidBy('E', reading(invoice));
    expect(state.record).toMatchObject({ localRoutingCode: '021000021', localAccountNumber: '12345678' });
    expect(makeWizardRecordToSend(state)).toMatchObject({
      localAccountNumber: '12345678',
      accountNumber: '',
    });
    expect(findDroppedFieldLabels(state)).toEqual(['Wire']);
  });

  it('follow another text, and stay as the user has typed them', () => {
    const state = paidBy('W,E', reading(invoice));
    const other = 'ABA: 999000111\nAccount: 87654321';
    expect(reading(other, state).record.localRoutingCode).toBe('999000111');
    const typed = reduceWizard(state, { type: 'field-written', field: 'localRoutingCode', value: '1' });
    expect(reading(other, typed).record.localRoutingCode).toBe('1');
    const emptied = reduceWizard(state, { type: 'field-written', field: 'localRoutingCode', value: '' });
    expect(reading(other, emptied).record.localRoutingCode).toBe('');
  });

  it('do not come from what the user typed', () => {
    const start = makeInitialWizardState('add', newBeneficiary('b1'));
    const typed = reduceWizard(start, { type: 'field-written', field: 'routingCode', value: '021000021' });
    expect(paidBy('W,E', typed).record.localRoutingCode).toBe('');
  });
});

it('a routing number for ACH alone serves a wire too', () => {
  expect(reading('ACH routing: 021000021\nAccount: 12345678').record).toMatchObject({
    routingCode: '021000021',
    localRoutingCode: '',
  });
});
