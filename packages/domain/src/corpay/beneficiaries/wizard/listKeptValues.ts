import { countryName } from '../../../geography/countries.ts';
import { proposeLatinName } from '../../../names/proposeLatinName.ts';
import { removeNumberSeparators } from '../../../patterns/formatNumberToMatchPatterns.ts';
import { fieldChoicesOf } from '../fields/fieldChoicesOf.ts';
import { defaultFieldLabels, type AskedMember } from '../fields/fieldIds.ts';
import type { ReadDetail } from '../reading/payeeReading.ts';
import { readingMessages } from '../reading/readingMessages.ts';
import type { WizardState } from './wizardState.ts';

const isSameSpelling = (one: string, other: string): boolean =>
  removeNumberSeparators(one) === removeNumberSeparators(other);

/** What stands in a field, a region as it reads. */
const typedIn = ({ record, template }: WizardState, field: AskedMember): string => {
  const value = record[field];
  if (field !== 'accountHolderRegion') return value;
  return fieldChoicesOf(field, record, template).find(({ id }) => id === value)?.text ?? value;
};

/**
 * What a text says otherwise than the user has typed or chosen, which stays (CP-READ-3); spelling is no difference, and
 * neither is a name that was put into Latin letters.
 */
export const listKeptValues = (state: WizardState, details: readonly ReadDetail[]): readonly string[] =>
  details
    .filter(({ field }) => field !== 'accountHolderRegion' || !state.proposed.includes(field))
    .filter(({ field, value, from }) => {
      const typed = typedIn(state, field);
      const follows = from === 'country' || field === 'bankCountry';
      const latin = field === 'accountHolderName' ? proposeLatinName(value) : null;
      const isSameInLatin = latin?.kind === 'proposed' && latin.latin === typed;
      return (
        !follows &&
        !isSameInLatin &&
        typed.trim() !== '' &&
        ![typed, state.record[field]].some((each) => isSameSpelling(each, value))
      );
    })
    .map(({ field, value }) =>
      field === 'destinationCountry'
        ? readingMessages.kept(
            defaultFieldLabels[field],
            countryName(typedIn(state, field)),
            countryName(value),
          )
        : readingMessages.kept(defaultFieldLabels[field], typedIn(state, field), value),
    );
