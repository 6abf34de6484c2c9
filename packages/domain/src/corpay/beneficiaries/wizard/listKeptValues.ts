import { countryName } from '../../../geography/countries.ts';
import { proposeLatinName } from '../../../names/proposeLatinName.ts';
import { removeNumberSeparators } from '../../../patterns/formatNumberToMatchPatterns.ts';
import { defaultFieldLabels } from '../fields/fieldIds.ts';
import type { ReadDetail } from '../reading/payeeReading.ts';
import { readingMessages } from '../reading/readingMessages.ts';
import type { WizardState } from './wizardState.ts';

/**
 * What a text says otherwise than the user has typed or chosen, which stays (CP-READ-3); spelling is no difference, and
 * neither is a name that was put into Latin letters.
 */
export const listKeptValues = ({ record }: WizardState, details: readonly ReadDetail[]): readonly string[] =>
  details
    .filter(({ field, value, from }) => {
      const typed = record[field];
      const follows = from === 'country' || field === 'bankCountry';
      const latin = field === 'accountHolderName' ? proposeLatinName(value) : null;
      const isSameInLatin = latin?.kind === 'proposed' && latin.latin === typed;
      return (
        !follows &&
        !isSameInLatin &&
        typed.trim() !== '' &&
        removeNumberSeparators(typed) !== removeNumberSeparators(value)
      );
    })
    .map(({ field, value }) =>
      field === 'destinationCountry'
        ? readingMessages.kept(defaultFieldLabels[field], countryName(record[field]), countryName(value))
        : readingMessages.kept(defaultFieldLabels[field], record[field], value),
    );
