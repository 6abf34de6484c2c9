import { countryName } from '../../../geography/countries.ts';
import { removeNumberSeparators } from '../../../patterns/formatNumberToMatchPatterns.ts';
import { defaultFieldLabels } from '../fields/fieldIds.ts';
import type { ReadDetail } from '../reading/payeeReading.ts';
import { readingMessages } from '../reading/readingMessages.ts';
import type { WizardState } from './wizardState.ts';

/** What a text says otherwise than the user has typed or chosen, which stays (CP-READ-3); spelling is no difference. */
export const listKeptValues = ({ record }: WizardState, details: readonly ReadDetail[]): readonly string[] =>
  details
    .filter(({ field, value, from }) => {
      const typed = record[field];
      const follows = from === 'country' || field === 'bankCountry';
      return (
        !follows && typed.trim() !== '' && removeNumberSeparators(typed) !== removeNumberSeparators(value)
      );
    })
    .map(({ field, value }) =>
      field === 'destinationCountry'
        ? readingMessages.kept(defaultFieldLabels[field], countryName(record[field]), countryName(value))
        : readingMessages.kept(defaultFieldLabels[field], record[field], value),
    );
