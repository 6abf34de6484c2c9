import type { Bank } from '../../api/bank.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesQuery, RulesTemplate } from '../../api/rulesTemplate.ts';
import type { FieldId } from '../fields/fieldIds.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { listChosenMethods, dropImpossibleIach } from '../fields/paymentMethods.ts';
import { rulesQueryOf, isSameRulesQuery } from '../fields/rulesQuery.ts';
import type { ReadDetail } from '../reading/payeeReading.ts';
import { wizardStepIndex, wizardSteps, type WizardStep } from '../fields/wizardSteps.ts';

/** Everything that the wizard knows while the user adds or edits a beneficiary. */
export type WizardState = {
  readonly mode: 'add' | 'edit';
  readonly step: WizardStep;
  /** In the order of the steps. */
  readonly completed: readonly WizardStep[];
  readonly record: Beneficiary;
  /** The record as it was given, before rules or the user changed anything. */
  readonly original: Beneficiary;
  /** The record as its rules made it before the user typed. */
  readonly untouched: Beneficiary;
  /** Fields for which no rule proposes anything: the user or a rule has emptied them. */
  readonly emptied: readonly FieldId[];
  /** Fields whose value was proposed and that the user has not written or chosen since: to pass a field confirms nothing. */
  readonly proposed: readonly FieldId[];
  /** What was read of a text that the user gave (CP-READ-2); a value that was changed since is no longer known as read. */
  readonly read: readonly ReadDetail[];
  /** A bank that was found before the rules of its country came, which say how its region is written. */
  readonly bankAwaitingRules: Bank | null;
  /** The bank that was taken from the directory last, and its country. */
  readonly directoryBank: { readonly bank: Bank; readonly country: string } | null;
  /** The legal form in the name of somebody who is a person all the same, as the user said (CP-WIZ-21). */
  readonly personMeant: string | null;
  /** Of those, what was proposed with a bank that was found. */
  readonly proposedByBank: readonly FieldId[];
  /** Values that nobody chose and that the user has confirmed, each as the `key` of `PresetToConfirm` has it. */
  readonly confirmedPresets: readonly string[];
  /** Keys of the contradictions that the user has confirmed. */
  readonly confirmed: readonly string[];
  /** The rules that came last; those of the record only when `findRulesToLoad` is null. */
  readonly template: RulesTemplate | null;
  readonly templateFor: RulesQuery | null;
};

/** What an added beneficiary starts with where nothing else is known (CP-WIZ-6, S-119). */
const presets = [
  'destinationCountry',
  'classification',
  'bankCurrency',
  'accountHolderCountry',
  'bankCountry',
] as const;

const presetsOf = (record: Beneficiary): readonly FieldId[] => {
  const start = newBeneficiary(record.clientIntegrationId);
  return presets.every((field) => record[field] === start[field]) ? [...presets, 'paymentMethods'] : [];
};

/**
 * The wizard as it opens: an added beneficiary starts with nothing done, an edited one with everything but the
 * review. A stored record that can no longer be paid by iACH returns to a wire (CP-WIZ-14, S-118).
 */
export const makeInitialWizardState = (mode: 'add' | 'edit', original: Beneficiary): WizardState => {
  const record = dropImpossibleIach(original);
  return {
    mode,
    step: 'basic-info',
    completed: mode === 'add' ? [] : wizardSteps.map(({ id }) => id).filter((id) => id !== 'review'),
    record,
    original,
    untouched: record,
    emptied: [],
    proposed: mode === 'add' ? presetsOf(record) : [],
    read: [],
    bankAwaitingRules: null,
    directoryBank: null,
    personMeant: null,
    proposedByBank: [],
    confirmedPresets: [],
    confirmed: [],
    template: null,
    templateFor: null,
  };
};

/** Whether a step can be entered: it is done, it is the one that is open, or the one before it is done (CP-WIZ-3). */
export const canGoToStep = ({ step, completed }: WizardState, wanted: WizardStep): boolean => {
  const before = wizardSteps[wizardStepIndex(wanted) - 1];
  return (
    wanted === step || completed.includes(wanted) || before === undefined || completed.includes(before.id)
  );
};

/**
 * The rules to ask for now (CP-WIZ-15); null when those of the record are there, or no method is chosen to ask with.
 */
export const findRulesToLoad = ({ record, templateFor }: WizardState): RulesQuery | null => {
  const query = rulesQueryOf(record);
  if (listChosenMethods(record).length === 0) return null;
  return templateFor !== null && isSameRulesQuery(templateFor, query) ? null : query;
};

/** Whether the rules at hand are those of the record. */
export const hasMatchingRules = ({ record, templateFor }: WizardState): boolean =>
  templateFor !== null && isSameRulesQuery(templateFor, rulesQueryOf(record));

/** Whether the user has typed something that is not saved. */
export const hasUnsavedChanges = ({ record, untouched }: WizardState): boolean =>
  JSON.stringify(record) !== JSON.stringify(untouched);
