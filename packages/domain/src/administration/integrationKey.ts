import { fieldMessages } from '../forms/fieldMessages.ts';
import { explainTextCopiedInsteadOfKey } from './explainTextCopiedInsteadOfKey.ts';

/** A key is refused that is shorter or longer. */
const keyLength = { least: 8, most: 500 } as const;

/**
 * Why a text, blanks around it not counted, is no key of an integration (S-75, ADMIN-32), with the cure; null where it may be one.
 */
export const whyNotIntegrationKey = (given: string): string | null => {
  const key = given.trim();
  if (key === '') return fieldMessages.required;
  const instead = explainTextCopiedInsteadOfKey(key);
  if (instead !== null) return instead;
  if (key.length < keyLength.least) return `Min length is ${keyLength.least}`;
  return key.length > keyLength.most ? fieldMessages.maxLength(keyLength.most) : null;
};

/** How much of a key is shown, as the service shows of those that it keeps. */
const shownLength = 4;

/** How a key begins, by which keys are told apart. */
export const readKeyStart = (given: string): string => given.trim().slice(0, shownLength);

/** A key as it is told: how it begins, and how long it is. */
export const describeIntegrationKey = (given: string): string =>
  `begins with ${readKeyStart(given)}, ${given.trim().length} characters`;
