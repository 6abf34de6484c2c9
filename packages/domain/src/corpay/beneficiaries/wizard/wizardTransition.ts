import type { Bank } from '../../api/bank.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesQuery, RulesTemplate } from '../../api/rulesTemplate.ts';
import { applyTemplate, choiceMeant } from './applyTemplate.ts';
import { contradictionsOf } from './contradictionsOf.ts';
import { stepOf } from '../fields/askedMembers.ts';
import { choicesOf } from '../fields/choicesOf.ts';
import { ownLabels, regulatoryField, type FieldId } from '../fields/fieldIds.ts';
import { checkBeneficiary, problemsOf } from '../judging/problemsOf.ts';
import { rulesQueryOf, sameRules } from '../fields/rulesQuery.ts';
import { stepPlace, wizardSteps, type WizardStep } from '../fields/wizardSteps.ts';
import { canGoTo, hasItsRules, isDirty, type WizardState } from './wizardState.ts';
import { asksAnew, readField, writeField } from '../fields/writeField.ts';

/** What can happen to the wizard (CP-WIZ-4, CP-WIZ-5). */
export type WizardEvent =
  | { readonly type: 'FINISH_STEP' }
  | { readonly type: 'GO_BACK' }
  | { readonly type: 'GO_TO_STEP'; readonly step: WizardStep }
  | { readonly type: 'field-written'; readonly field: FieldId; readonly value: string }
  | { readonly type: 'bank-chosen'; readonly bank: Bank }
  | { readonly type: 'contradictions-confirmed'; readonly confirmed: boolean }
  | { readonly type: 'rules-received'; readonly query: RulesQuery; readonly template: RulesTemplate };

const neighbour = (step: WizardStep, distance: 1 | -1): WizardStep =>
  wizardSteps[stepPlace(step) + distance]?.id ?? step;

const inOrder = (done: ReadonlySet<WizardStep>): readonly WizardStep[] =>
  wizardSteps.map(({ id }) => id).filter((id) => done.has(id));

const finishStep = (state: WizardState): WizardState => {
  const { step, record, template, completed } = state;
  if (!hasItsRules(state)) return state;
  const problems =
    step === 'review' ? checkBeneficiary(record, template) : problemsOf(step, record, template);
  if (problems.length > 0) return state;
  return { ...state, completed: inOrder(new Set([...completed, step])), step: neighbour(step, 1) };
};

/** Other rules take the mark of every later step (S-118); a step that has a problem now is done no more. */
const changed = (state: WizardState, record: Beneficiary, step: WizardStep): WizardState => {
  const next = { ...state, record };
  const otherRules = !sameRules(rulesQueryOf(record), rulesQueryOf(state.record));
  const completed = state.completed.filter((done) => {
    if (otherRules && stepPlace(done) > stepPlace(step)) return false;
    return done !== step || problemsOf(done, record, state.template).length === 0;
  });
  return { ...next, completed };
};

/** The bank's name, SWIFT code and address as the directory has them; all stay editable (S-117). */
const ofBank = (record: Beneficiary, template: RulesTemplate | null, bank: Bank) => {
  const regions = choicesOf('bankRegion', record, template);
  return {
    bankName: bank.institutionName,
    swiftBicCode: bank.swiftBIC,
    bankAddressLine1: bank.address1,
    bankAddressLine2: bank.address2,
    bankCity: bank.city,
    bankRegion: regions.length === 0 ? bank.region : (choiceMeant(regions, bank.region)?.id ?? ''),
    bankPostal: bank.postalCode,
  };
};

const write = (state: WizardState, field: FieldId, value: string): WizardState => {
  const record = writeField(state.record, field, value);
  const askedAnew = record === state.record ? [] : asksAnew(field);
  const emptied = state.emptied.filter((each) => each !== field && !askedAnew.includes(each));
  const next = value.trim() === '' ? [...emptied, field] : emptied;
  return changed({ ...state, emptied: next }, record, stepOf(field));
};

const chooseBank = (state: WizardState, bank: Bank): WizardState => {
  const { record, template } = state;
  const values = ofBank(record, template, bank);
  const emptied = new Set(state.emptied);
  for (const [field, value] of Object.entries(values)) {
    if (value === '') emptied.add(field);
    else emptied.delete(field);
  }
  return changed({ ...state, emptied: [...emptied] }, { ...record, ...values }, 'bank-address');
};

/** The fields that had a value before and have none after. */
const nowEmpty = (before: Beneficiary, after: Beneficiary): readonly FieldId[] =>
  [...Object.keys(ownLabels), ...before.regulatory.map(({ key }) => regulatoryField(key))].filter(
    (field) => readField(before, field) !== '' && readField(after, field) === '',
  );

/** Rules for another record than the one at hand came too late and are dropped. */
const receive = (state: WizardState, query: RulesQuery, template: RulesTemplate): WizardState => {
  if (!sameRules(query, rulesQueryOf(state.record))) return state;
  const record = applyTemplate(state.record, template, state);
  const completed = state.completed.filter((done) => problemsOf(done, record, template).length === 0);
  const untouched = isDirty(state) ? state.untouched : record;
  const emptied = [...state.emptied, ...nowEmpty(state.record, record)];
  return { ...state, record, untouched, emptied, template, templateFor: query, completed };
};

/** The wizard after an event. Nothing happens that the rules do not allow, so every event may come at any time. */
export const wizardTransition = (state: WizardState, event: WizardEvent): WizardState => {
  switch (event.type) {
    case 'FINISH_STEP':
      return finishStep(state);
    case 'GO_BACK':
      return { ...state, step: neighbour(state.step, -1) };
    case 'GO_TO_STEP':
      return canGoTo(state, event.step) ? { ...state, step: event.step } : state;
    case 'field-written':
      return write(state, event.field, event.value);
    case 'bank-chosen':
      return chooseBank(state, event.bank);
    case 'contradictions-confirmed': {
      const confirmed = event.confirmed ? contradictionsOf(state).map(({ key }) => key) : [];
      return { ...state, confirmed };
    }
    case 'rules-received':
      return receive(state, event.query, event.template);
  }
};
