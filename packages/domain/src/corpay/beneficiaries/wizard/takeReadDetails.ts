import type { Beneficiary } from '../../api/beneficiary.ts';
import { fieldChoicesOf } from '../fields/fieldChoicesOf.ts';
import { isSameRulesQuery, rulesQueryOf } from '../fields/rulesQuery.ts';
import type { FieldId } from '../fields/fieldIds.ts';
import { listFieldsToAskAgain, readField, writeField } from '../fields/writeField.ts';
import { findWizardStepProblems } from '../judging/findWizardStepProblems.ts';
import type { ReadDetail } from '../reading/payeeReading.ts';
import { findChoiceByText } from './applyRulesTemplate.ts';
import type { WizardState } from './wizardState.ts';

/** They are always filled in and lead to the rules, so that they stay when a text says nothing of them any more. */
const lasting: ReadonlySet<FieldId> = new Set(['destinationCountry', 'bankCountry', 'bankCurrency']);

/** They wait for iACH, which alone asks for them. */
const waiting: ReadonlySet<FieldId> = new Set(['localAccountNumber', 'localRoutingCode']);

/** What leads to a bank, and what was proposed of that bank. */
const leadsToBank: ReadonlySet<FieldId> = new Set(['iban', 'routingCode', 'swiftBicCode']);
const ofBank = [
  'bankName',
  'swiftBicCode',
  'bankAddressLine1',
  'bankAddressLine2',
  'bankCity',
  'bankPostal',
] as const;

/** What a field shows of the text that it was read from, while the value still stands; null for any other field. */
export const findReadDetail = ({ read, record }: WizardState, field: FieldId): ReadDetail | null =>
  read.find((each) => each.field === field && readField(record, field) === each.value) ?? null;

/** The country that the user chose themselves; empty where it was proposed or read. */
export const findChosenCountry = (state: WizardState): string =>
  state.proposed.includes('destinationCountry') || findReadDetail(state, 'destinationCountry') !== null
    ? ''
    : state.record.destinationCountry;

/** Whether a reading may write a field: nothing stands there that somebody typed or chose (CP-READ-3). */
const isFree = (state: WizardState, field: FieldId): boolean =>
  readField(state.record, field).trim() === '' ||
  state.proposed.includes(field) ||
  findReadDetail(state, field) !== null;

/** The state without what an earlier text said and this one does not; numbers that led to a bank take its proposals along. */
const withoutEarlier = (state: WizardState, details: readonly ReadDetail[]): WizardState => {
  const gone = state.read.filter(
    ({ field, value }) =>
      findReadDetail(state, field) !== null &&
      !details.some((each) => each.field === field && each.value === value),
  );
  const emptied = new Set<FieldId>(gone.map(({ field }) => field).filter((field) => !lasting.has(field)));
  if (gone.some(({ field }) => leadsToBank.has(field)))
    for (const field of ofBank) if (state.proposed.includes(field)) emptied.add(field);
  const stay = gone.map(({ field }) => field).filter((field) => lasting.has(field));
  const record = [...emptied].reduce((kept, field) => writeField(kept, field, ''), state.record);
  const proposed = [...new Set([...state.proposed, ...stay])].filter((field) => !emptied.has(field));
  const read = state.read.filter((each) => !gone.includes(each) && !waiting.has(each.field));
  return { ...state, record, proposed, read };
};

/** What follows the destination, except where the user has chosen something else. */
const writeRead = (state: WizardState, { field, value }: ReadDetail): Beneficiary => {
  const { record } = state;
  const written = writeField(record, field, value);
  if (field !== 'destinationCountry') return written;
  const chosen = (['bankCurrency', 'bankCountry', 'accountHolderCountry'] as const).filter(
    (follower) => !isFree(state, follower),
  );
  return { ...written, ...Object.fromEntries(chosen.map((follower) => [follower, record[follower]])) };
};

/** A region as the rules of its country call it, once they are there; an empty text where they do not have it. */
const asRulesCallIt = ({ record, template, templateFor }: WizardState, detail: ReadDetail): ReadDetail => {
  if (detail.field !== 'accountHolderRegion' || templateFor === null) return detail;
  const choices = fieldChoicesOf(detail.field, record, template);
  if (choices.length === 0 || !isSameRulesQuery(templateFor, rulesQueryOf(record))) return detail;
  return { ...detail, value: findChoiceByText(choices, detail.value)?.id ?? '' };
};

/** What was read with a region as rules that have just come call it: it is still known as read. */
export const renameReadRegion = (
  read: readonly ReadDetail[],
  before: Beneficiary,
  after: Beneficiary,
): readonly ReadDetail[] =>
  read.map((each) =>
    each.field === 'accountHolderRegion' && each.value === before.accountHolderRegion
      ? { ...each, value: after.accountHolderRegion }
      : each,
  );

const take = (state: WizardState, given: ReadDetail): WizardState => {
  const detail = asRulesCallIt(state, given);
  const { field, value, from } = detail;
  if (value === '') return state;
  if (waiting.has(field)) return { ...state, read: [...state.read, detail] };
  const followsOther = from === 'country' && findReadDetail(state, 'destinationCountry') === null;
  if (followsOther || !isFree(state, field)) return state;
  const record = writeRead(state, detail);
  const askedAnew = readField(state.record, field) === value ? [] : listFieldsToAskAgain(field);
  const isOpen = (each: FieldId): boolean => each !== field && !askedAnew.includes(each);
  return {
    ...state,
    record,
    emptied: state.emptied.filter(isOpen),
    proposed: state.proposed.filter(isOpen),
    read:
      readField(record, field) === value
        ? [...state.read.filter((each) => each.field !== field), detail]
        : state.read,
  };
};

/**
 * The wizard after a text was read (CP-READ-2, CP-READ-3): what nobody typed or chose is filled in and known as read,
 * what an earlier text said goes with it, and a bank that the earlier one led to is waited for no more.
 */
export const takeReadDetails = (before: WizardState, details: readonly ReadDetail[]): WizardState => {
  const state = details.reduce(take, { ...withoutEarlier(before, details), bankAwaitingRules: null });
  const otherRules = !isSameRulesQuery(rulesQueryOf(state.record), rulesQueryOf(before.record));
  const completed = state.completed.filter(
    (step) => !otherRules && findWizardStepProblems(step, state.record, state.template).length === 0,
  );
  return { ...state, completed };
};
