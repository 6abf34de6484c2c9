import { removeNumberSeparators } from '../../../patterns/formatNumberToMatchPatterns.ts';
import { findReadDetail } from './takeReadDetails.ts';
import { hasMatchingRules, type WizardState } from './wizardState.ts';

/** What iACH calls the numbers that a wire asks for, too. */
const twins = [
  { local: 'localAccountNumber', member: 'accountNumber' },
  { local: 'localRoutingCode', member: 'routingCode' },
] as const;

type Twin = (typeof twins)[number];

const isAsked = ({ template }: WizardState, field: string): boolean =>
  template?.rules.some(({ id }) => id === field) === true;

/** Empty where nobody asks for it any more, so that it is neither sent nor told as dropped. */
const withdraw = (state: WizardState, { local }: Twin): WizardState =>
  findReadDetail(state, local) === null ? state : { ...state, record: { ...state.record, [local]: '' } };

const place = (state: WizardState, twin: Twin): WizardState => {
  const { local, member } = twin;
  if (!isAsked(state, local)) return withdraw(state, twin);
  const source = state.read.find(({ field }) => field === local) ?? findReadDetail(state, member);
  // An account that is asked for once counts for both.
  const countsOnce = local === 'localAccountNumber' && isAsked(state, member);
  if (source === null || countsOnce || state.record[local] !== '' || state.emptied.includes(local))
    return state;
  return {
    ...state,
    record: { ...state.record, [local]: source.value },
    read: [...state.read.filter(({ field }) => field !== local), { ...source, field: local }],
  };
};

/**
 * The numbers of a text where iACH asks for them under names of its own (CP-READ-6): the one that the text has for it,
 * otherwise the one that a wire takes. They wait until iACH is chosen, and go when it is no more.
 */
export const placeLocalNumbers = (state: WizardState): WizardState =>
  state.mode === 'add' && hasMatchingRules(state) ? twins.reduce(place, state) : state;

/** Whether a number that nobody asks for stands in the record under the name that iACH has for it. */
export const isSentAsLocalNumber = (
  field: string,
  value: string,
  sent: Readonly<Record<Twin['local'], string>>,
): boolean =>
  twins.some(
    ({ local, member }) =>
      member === field && removeNumberSeparators(sent[local]) === removeNumberSeparators(value),
  );
