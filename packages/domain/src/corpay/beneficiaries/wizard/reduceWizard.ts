import type { Bank } from '../../api/bank.ts';
import type { Beneficiary, Classification } from '../../api/beneficiary.ts';
import type { RulesQuery, RulesTemplate } from '../../api/rulesTemplate.ts';
import { toFieldValuesOfDirectoryBank, findFieldsProposedByBank } from './findFieldsProposedByBank.ts';
import { applyRulesTemplate, regionFieldsFilledByRules } from './applyRulesTemplate.ts';
import { findWizardContradictions } from './findWizardContradictions.ts';
import { stepOfField } from '../fields/askedMembers.ts';
import { defaultFieldLabels, regulatoryField, type FieldId } from '../fields/fieldIds.ts';
import { checkBeneficiary, findWizardStepProblems } from '../judging/findWizardStepProblems.ts';
import type { ReadDetail } from '../reading/payeeReading.ts';
import { listPresetsToConfirm } from './listPresetsToConfirm.ts';
import { findLegalFormOfPerson } from './nameQuestions.ts';
import { placeLocalNumbers } from './placeLocalNumbers.ts';
import { renameReadRegion, takeReadDetails } from './takeReadDetails.ts';
import { rulesQueryOf, isSameRulesQuery } from '../fields/rulesQuery.ts';
import { wizardStepIndex, wizardSteps, type WizardStep } from '../fields/wizardSteps.ts';
import { canGoToStep, hasMatchingRules, hasUnsavedChanges, type WizardState } from './wizardState.ts';
import { listFieldsToAskAgain, readField, writeField } from '../fields/writeField.ts';

/** What can happen to the wizard (CP-WIZ-4, CP-WIZ-5). */
export type CorpayWizardAction =
  | { readonly type: 'FINISH_STEP' }
  | { readonly type: 'GO_BACK' }
  | { readonly type: 'GO_TO_STEP'; readonly step: WizardStep }
  | { readonly type: 'field-written'; readonly field: FieldId; readonly value: string }
  | { readonly type: 'bank-chosen'; readonly bank: Bank }
  /** The one bank that its code in the IBAN leads to (S-117). */
  | { readonly type: 'bank-proposed'; readonly bank: Bank }
  /** The user has typed or pasted a text, and this was read of it. */
  | { readonly type: 'details-read'; readonly details: readonly ReadDetail[] }
  /** The user says whether a name with the legal form of a company is one. */
  | { readonly type: 'legal-form-answered'; readonly classification: Classification }
  /** The user has looked at what nobody chose, and it is right; or says so no longer. */
  | { readonly type: 'presets-confirmed'; readonly confirmed: boolean }
  | { readonly type: 'contradictions-confirmed'; readonly confirmed: boolean }
  | { readonly type: 'rules-received'; readonly query: RulesQuery; readonly template: RulesTemplate };

const neighbour = (step: WizardStep, distance: 1 | -1): WizardStep =>
  wizardSteps[wizardStepIndex(step) + distance]?.id ?? step;

const inOrder = (done: ReadonlySet<WizardStep>): readonly WizardStep[] =>
  wizardSteps.map(({ id }) => id).filter((id) => done.has(id));

const finishStep = (state: WizardState): WizardState => {
  const { step, record, template, completed } = state;
  if (!hasMatchingRules(state)) return state;
  const problems =
    step === 'review' ? checkBeneficiary(record, template) : findWizardStepProblems(step, record, template);
  if (problems.length > 0) return state;
  return { ...state, completed: inOrder(new Set([...completed, step])), step: neighbour(step, 1) };
};

/** Other rules take the mark of every later step (S-118); a step that has a problem now is done no more. */
const changed = (state: WizardState, record: Beneficiary, step: WizardStep): WizardState => {
  const next = { ...state, record };
  const otherRules = !isSameRulesQuery(rulesQueryOf(record), rulesQueryOf(state.record));
  const completed = state.completed.filter((done) => {
    if (otherRules && wizardStepIndex(done) > wizardStepIndex(step)) return false;
    return done !== step || findWizardStepProblems(done, record, state.template).length === 0;
  });
  return { ...next, completed };
};

const write = (state: WizardState, field: FieldId, value: string): WizardState => {
  const record = writeField(state.record, field, value);
  const askedAnew = record === state.record ? [] : listFieldsToAskAgain(field);
  const emptied = state.emptied.filter((each) => each !== field && !askedAnew.includes(each));
  const next = value.trim() === '' ? [...emptied, field] : emptied;
  const proposed = state.proposed.filter((each) => each !== field && !askedAnew.includes(each));
  const read = state.read.filter((each) => each.field !== field);
  const awaited = record.bankCountry === state.record.bankCountry ? state.bankAwaitingRules : null;
  const written = { ...state, emptied: next, proposed, read, bankAwaitingRules: awaited };
  return changed(written, record, stepOfField(field));
};

const fillIn = (state: WizardState, values: Partial<Beneficiary>, proposed: readonly FieldId[]) => {
  const emptied = new Set(state.emptied);
  for (const [field, value] of Object.entries(values)) {
    if (value === '') emptied.add(field);
    else emptied.delete(field);
  }
  const next = { ...state, emptied: [...emptied], proposed };
  return changed(next, { ...state.record, ...values }, 'bank-address');
};

const chooseBank = (state: WizardState, bank: Bank): WizardState => {
  const values = toFieldValuesOfDirectoryBank(state.record, state.template, bank);
  return fillIn(
    { ...state, directoryBank: { bank, country: state.record.bankCountry } },
    values,
    state.proposed.filter((field) => !Object.hasOwn(values, field)),
  );
};

const proposeBank = (state: WizardState, bank: Bank): WizardState => {
  if (!hasMatchingRules(state)) return { ...state, bankAwaitingRules: bank };
  const values = findFieldsProposedByBank(state.record, state.template, bank, state.proposed);
  const proposedByBank = [...new Set([...state.proposedByBank, ...Object.keys(values)])];
  const directoryBank = { bank, country: state.record.bankCountry };
  return fillIn({ ...state, proposedByBank, directoryBank }, values, [
    ...new Set([...state.proposed, ...Object.keys(values)]),
  ]);
};

/** The fields that had a value before and have none after. */
const nowEmpty = (before: Beneficiary, after: Beneficiary): readonly FieldId[] =>
  [...Object.keys(defaultFieldLabels), ...before.regulatory.map(({ key }) => regulatoryField(key))].filter(
    (field) => readField(before, field) !== '' && readField(after, field) === '',
  );

/** Rules for another record than the one at hand came too late and are dropped. */
const receive = (state: WizardState, query: RulesQuery, template: RulesTemplate): WizardState => {
  if (!isSameRulesQuery(query, rulesQueryOf(state.record))) return state;
  const record = applyRulesTemplate(state.record, template, state);
  const completed = state.completed.filter(
    (done) => findWizardStepProblems(done, record, template).length === 0,
  );
  const untouched = hasUnsavedChanges(state) ? state.untouched : record;
  const emptied = [...state.emptied, ...nowEmpty(state.record, record)];
  const regions = regionFieldsFilledByRules(state.record, record);
  const proposed = [...state.proposed.filter((field) => readField(record, field) !== ''), ...regions];
  const proposedByBank = state.proposedByBank.filter((field) => !regions.includes(field));
  const read = renameReadRegion(state.read, state.record, record);
  const filled = { ...state, record, read, untouched, emptied, proposed, proposedByBank };
  const next = placeLocalNumbers({ ...filled, template, templateFor: query, completed });
  const { bankAwaitingRules } = state;
  return bankAwaitingRules === null
    ? next
    : proposeBank({ ...next, bankAwaitingRules: null }, bankAwaitingRules);
};

/** The wizard after an event. Nothing happens that the rules do not allow, so every event may come at any time. */
export const reduceWizard = (state: WizardState, event: CorpayWizardAction): WizardState => {
  switch (event.type) {
    case 'FINISH_STEP':
      return finishStep(state);
    case 'GO_BACK':
      return { ...state, step: neighbour(state.step, -1) };
    case 'GO_TO_STEP':
      return canGoToStep(state, event.step) ? { ...state, step: event.step } : state;
    case 'field-written':
      return write(state, event.field, event.value);
    case 'bank-chosen':
      return chooseBank(state, event.bank);
    case 'bank-proposed':
      return proposeBank(state, event.bank);
    case 'details-read':
      return placeLocalNumbers(takeReadDetails(state, event.details));
    case 'legal-form-answered': {
      const personMeant = event.classification === 'Individual' ? findLegalFormOfPerson(state) : null;
      return { ...write(state, 'classification', event.classification), personMeant };
    }
    case 'presets-confirmed': {
      const confirmedPresets = event.confirmed ? listPresetsToConfirm(state).map(({ key }) => key) : [];
      return { ...state, confirmedPresets };
    }
    case 'contradictions-confirmed': {
      const confirmed = event.confirmed ? findWizardContradictions(state).map(({ key }) => key) : [];
      return { ...state, confirmed };
    }
    case 'rules-received':
      return receive(state, event.query, event.template);
  }
};
