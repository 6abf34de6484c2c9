import { wizardFieldsOfStep } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardFieldsOfStep.ts';
import { rulesQueryOf } from '@fx-gateway/domain/corpay/beneficiaries/fields/rulesQuery.ts';
import { wizardSteps } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardSteps.ts';
import {
  checkBeneficiary,
  findWizardStepProblems,
} from '@fx-gateway/domain/corpay/beneficiaries/judging/findWizardStepProblems.ts';
import { checkPartialBankNumber } from '@fx-gateway/domain/corpay/beneficiaries/judging/checkPartialBankNumber.ts';
import { findDroppedFieldLabels } from '@fx-gateway/domain/corpay/beneficiaries/wizard/findDroppedFieldLabels.ts';
import {
  canGoToStep,
  hasUnsavedChanges,
  makeInitialWizardState,
  findRulesToLoad,
  type WizardState,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/wizardState.ts';
import { reduceWizard } from '@fx-gateway/domain/corpay/beneficiaries/wizard/reduceWizard.ts';
import type { RulesTemplate } from '@fx-gateway/domain/corpay/api/rulesTemplate.ts';
import type { PartnerCheck } from '../../checking/check.ts';
import { readBySchema } from '../../checking/readBySchema.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { isRuleSelectingField, makeBeneficiaryFromValues } from './beneficiaryValuesSchema.ts';
import {
  wizardCheckInputSchema,
  type WizardCheckInput,
  type WizardCheckInputEvent,
} from './wizardCheckInput.ts';

const receive = (state: WizardState, template: RulesTemplate): WizardState =>
  reduceWizard(state, { type: 'rules-received', query: rulesQueryOf(state.record), template });

/** The wizard after the user chose what the rules depend on, the rules came, and the rest was filled in. */
const filled = ({ mode, values, template }: WizardCheckInput): WizardState => {
  const settled = values.filter(
    (value) => isRuleSelectingField(value) || value.field === 'clientIntegrationId',
  );
  const opened = receive(makeInitialWizardState(mode, makeBeneficiaryFromValues(settled)), template);
  return values
    .filter((value) => !settled.includes(value))
    .reduce((state, value) => reduceWizard(state, { type: 'field-written', ...value }), opened);
};

const play = (state: WizardState, event: WizardCheckInputEvent, given: RulesTemplate): WizardState => {
  if (event.type !== 'rules-received') return reduceWizard(state, event);
  const { query = rulesQueryOf(state.record), template = given } = event;
  return reduceWizard(state, { type: 'rules-received', query, template });
};

/** Without events every step is finished in turn, as far as that goes. */
const played = (state: WizardState, { events, template }: WizardCheckInput): WizardState =>
  events == null
    ? wizardSteps.reduce((reached) => reduceWizard(reached, { type: 'FINISH_STEP' }), state)
    : events.reduce((reached, event) => play(reached, event, template), state);

const stepsData = (state: WizardState) => {
  const { record, template, completed } = state;
  return wizardSteps.map(({ id, title }) => ({
    id,
    title,
    current: id === state.step,
    completed: completed.includes(id),
    reachable: canGoToStep(state, id),
    fields: wizardFieldsOfStep(id, record, template).map((field) => ({
      ...field,
      hint: checkPartialBankNumber(field.id, record, template)?.mistake ?? null,
    })),
    reasons: findWizardStepProblems(id, record, template),
  }));
};

const why = (state: WizardState, expect: WizardCheckInput['expect']): string | null => {
  if (expect == null) {
    const count = checkBeneficiary(state.record, state.template).length;
    if (findRulesToLoad(state) !== null) return 'The rules are not those of the values.';
    return count === 0 ? null : `${count} ${count === 1 ? 'field does' : 'fields do'} not hold.`;
  }
  const { step = state.step, completed = state.completed } = expect;
  const holds = step === state.step && completed.join() === state.completed.join();
  return holds ? null : `The wizard is at ${state.step} with done: ${state.completed.join(', ')}.`;
};

/** Runs `fxg check wizard`; in a file of its own, so that other checks load no pattern engine. */
export const runCorpayWizardCheck: PartnerCheck<'check wizard'>['judge'] = async (input) => {
  const given = await readBySchema(input, wizardCheckInputSchema);
  if (!given.ok) return given;
  const state = played(filled(given.value), given.value);
  const reason = why(state, given.value.expect);
  const data = {
    step: state.step,
    steps: stepsData(state),
    record: state.record,
    rulesWanted: findRulesToLoad(state),
    dropped: findDroppedFieldLabels(state),
    dirty: hasUnsavedChanges(state),
    holds: reason === null,
  };
  return makeOutput(
    data,
    null,
    reason === null ? null : commandFailure(exitCodes.failed, 'check-does-not-hold', reason),
  );
};
