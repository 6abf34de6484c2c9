import { findLegalForm } from '../../../names/findLegalForm.ts';
import { proposeLatinName, type LatinName } from '../../../names/proposeLatinName.ts';
import { satisfiesPattern } from '../../../patterns/partnerPattern.ts';
import type { WizardState } from './wizardState.ts';

/** The legal form of a company in the name of a person, unless the user said that it is one all the same (CP-WIZ-21). */
export const findLegalFormOfPerson = ({ record, personMeant }: WizardState): string | null => {
  const form = record.classification === 'Individual' ? findLegalForm(record.accountHolderName) : null;
  return form === personMeant ? null : form;
};

/** How the name can be written in Latin letters, where the partner refuses the letters that it has (CP-WIZ-22). */
export const findLatinName = ({ record, template }: WizardState): LatinName | null => {
  const { accountHolderName } = record;
  const patterns = template?.rules.find(({ id }) => id === 'accountHolderName')?.validationRules ?? [];
  return patterns.every(({ regEx }) => satisfiesPattern(regEx, accountHolderName))
    ? null
    : proposeLatinName(accountHolderName.trim());
};

/** What is asked about a name on the spot. */
export const nameQuestionMessages = {
  company: (form: string): string => `'${form}' in the name stands for a company. Do you pay a company?`,
  business: 'Yes, a business',
  person: 'No, a person',
  latin: (latin: string, by: string): string =>
    `The partner takes Latin letters. By ${by} this name is ${latin}. Compare it with the name at the bank.`,
  useLatin: 'Use this name',
  latinWanted: 'The partner takes Latin letters. Write the name in Latin letters, as the bank has it.',
} as const;
