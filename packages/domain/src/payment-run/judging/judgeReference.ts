import { hasInvisibleCharacter } from '../../forms/hasInvisibleCharacter.ts';
import { runProblemMessages } from '../runMessages.ts';
import type { RunPartnerRules } from '../runPartnerRules.ts';
import type { RunProblem } from './judgedRow.ts';
import { makeRunProblem } from './makeRunProblem.ts';

const wrong = (message: string) => [makeRunProblem('reference-wrong', 'reference', message)];

/** What is wrong with a reference, where the partner takes one. */
export const judgeReference = (
  text: string,
  { maxReferenceLength: most }: Pick<RunPartnerRules, 'maxReferenceLength'>,
): readonly RunProblem[] => {
  if (most === null) return [];
  const { referenceUnwritable, referenceTooLong } = runProblemMessages;
  if (hasInvisibleCharacter(text)) return wrong(referenceUnwritable);
  return text.length > most ? wrong(referenceTooLong(text.length, most)) : [];
};
