import { fieldMessages } from '../forms/fieldMessages.ts';

/** A key is refused that is shorter or longer. */
const keyLength = { least: 8, most: 500 } as const;

/** What was copied from the wrong line: keys of partners have neither form. */
const isClientId = /^\d{5}API_USER$/i;
const isIntegrationId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Why a text, blanks around it not counted, is no key of an integration (S-75); null where it may be one. */
export const wrongKey = (given: string): string | null => {
  const key = given.trim();
  if (key === '') return fieldMessages.required;
  if (key.length < keyLength.least) return `Min length is ${keyLength.least}`;
  if (isClientId.test(key)) return 'This is a client id, not a key.';
  if (isIntegrationId.test(key)) return 'This is an integration id, not a key.';
  return key.length > keyLength.most ? fieldMessages.maxLength(keyLength.most) : null;
};
