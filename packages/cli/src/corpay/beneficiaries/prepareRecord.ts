import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { callFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { rulesQueryOf } from '@fx-gateway/domain/corpay/beneficiaries/fields/rulesQuery.ts';
import { readField, writeField } from '@fx-gateway/domain/corpay/beneficiaries/fields/writeField.ts';
import { makeBeneficiaryToSend } from '@fx-gateway/domain/corpay/beneficiaries/judging/makeBeneficiaryToSend.ts';
import {
  findRecordContradictions,
  type Contradiction,
} from '@fx-gateway/domain/corpay/beneficiaries/judging/findRecordContradictions.ts';
import type { FieldProblem } from '@fx-gateway/domain/corpay/beneficiaries/judging/fieldProblem.ts';
import { checkBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/judging/findWizardStepProblems.ts';
import {
  applyRulesTemplate,
  regionFieldsFilledByRules,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/applyRulesTemplate.ts';
import {
  readBankCodeFromIban,
  findFieldsProposedByBank,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/findFieldsProposedByBank.ts';
import {
  buildWizardReview,
  type ReviewedStep,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/buildWizardReview.ts';
import { makeInitialWizardState } from '@fx-gateway/domain/corpay/beneficiaries/wizard/wizardState.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { findProblemsBeforeRules, addChoicesToProblems } from './findProblemsBeforeRules.ts';
import type { GivenField } from './readRecordFields.ts';

type RecordToPrepare = {
  readonly mode: 'add' | 'edit';
  /** The record before anything was written: a new one, or the stored one. */
  readonly start: Beneficiary;
  readonly fields: readonly GivenField[];
};

/** A record that can be sent, or everything that is wrong with it. */
export type PreparedRecord =
  | {
      readonly kind: 'problems';
      readonly problems: readonly FieldProblem[];
      /** The record that they were found in. */
      readonly judged: Beneficiary;
    }
  | {
      readonly kind: 'ready';
      readonly record: Beneficiary;
      readonly review: readonly ReviewedStep[];
      /** Fields that were given and that no rule asks for. */
      readonly leftOut: readonly string[];
      /** Fields that were not given and that the rules, the bank of the IBAN or the form of a new one filled in. */
      readonly proposed: readonly string[];
      /** What contradicts itself and did not when it was stored. */
      readonly contradictions: readonly Contradiction[];
    };

const write = (record: Beneficiary, fields: readonly GivenField[]): Beneficiary =>
  fields.reduce((written, [field, value]) => writeField(written, field, value), record);

/** A value that is not among the choices stays, so that it is named as wrong and not passed over. */
const keepGiven = (applied: Beneficiary, fields: readonly GivenField[]): Beneficiary =>
  write(
    applied,
    fields.filter(([field, value]) => value.trim() !== '' && readField(applied, field) === ''),
  );

/**
 * Writes what was given over a record, as the wizard does, and judges it by the partner's rules for exactly this
 * record. Rules are asked for only once what they depend on is right.
 */
export const prepareRecord = async (
  { beneficiaries, banks }: Corpay,
  { mode, start, fields }: RecordToPrepare,
): CommandResult<PreparedRecord> => {
  const written = write(makeInitialWizardState(mode, start).record, fields);
  const early = findProblemsBeforeRules(written);
  if (early.length > 0) return succeeded({ kind: 'problems', problems: early, judged: written });
  const rules = await beneficiaries.rules(rulesQueryOf(written));
  if (!rules.ok) return failed(callCommandFailure(rules.failure, callFailureMessage(rules.failure)));
  const template = rules.value;
  const emptied = fields.filter(([, value]) => value.trim() === '').map(([field]) => field);
  const ruled = applyRulesTemplate(written, template, { mode, emptied });
  const regions = regionFieldsFilledByRules(written, ruled);
  const code = readBankCodeFromIban(ruled.iban, ruled.bankCountry);
  const known = ruled.bankName !== '' && ruled.swiftBicCode !== '';
  const found =
    code === null || known ? null : await banks.search({ country: ruled.bankCountry, query: code });
  const [bank] = found?.ok === true && found.value.total === 1 ? found.value.rows : [];
  const ofBank = bank === undefined ? {} : findFieldsProposedByBank(ruled, template, bank, regions);
  const applied = keepGiven({ ...ruled, ...ofBank }, fields);
  const problems = checkBeneficiary(applied, template);
  if (problems.length > 0) {
    return succeeded({
      kind: 'problems',
      problems: addChoicesToProblems(problems, applied, template),
      judged: applied,
    });
  }
  const record = makeBeneficiaryToSend(applied, template, mode === 'edit' ? start : null);
  const stored = mode === 'edit' ? findRecordContradictions(start, template).map(({ key }) => key) : [];
  return succeeded({
    kind: 'ready',
    record,
    review: buildWizardReview(record, template),
    proposed: [
      ...(mode === 'add' && !fields.some(([field]) => field === 'classification') ? ['classification'] : []),
      ...new Set([...regions, ...Object.keys(ofBank)]),
    ],
    leftOut: fields
      .filter(([field, value]) => value.trim() !== '' && readField(record, field) === '')
      .map(([field]) => field),
    contradictions: findRecordContradictions(applied, template).filter(({ key }) => !stored.includes(key)),
  });
};
