import { fieldMessages } from '../forms/fieldMessages.ts';

/** A key is refused that is shorter or longer. */
const keyLength = { least: 8, most: 500 } as const;

/** What is often copied in place of a key, by how it looks, with what it is and the cure; the first that fits is told. */
const notKeys: readonly (readonly [looks: RegExp, says: string])[] = [
  [
    /[•●◦∙⬤]|^[*·.]+$/u,
    'These are the dots that hide a key. Show the key where it stands, and copy it again.',
  ],
  [/[\p{Cc}\p{Cf}]/u, 'A key has no characters that cannot be seen. Copy the key alone, from one line.'],
  [/^\S+@\S+\.\S+$/, 'This is an e-mail, not a key. Copy the key that the partner gave for this client.'],
  [/^\d{5}\s*API[\s_]*USER$/i, 'This is a client id, not a key.'],
  [
    /^\{?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}?$/i,
    'This is the id of an account or an integration, not a key. Copy the key that the partner gave.',
  ],
  [
    /^(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+$/i,
    'This is an address, not a key. Open it, and copy the key that stands there.',
  ],
  [/^["'`“”„‘’«»].*|.*["'`“”„‘’«»]$/u, 'A key has no quotes around it. Take them away.'],
  [
    /^[a-z][\w -]*[:=]\s+\S|^[\w -]*(?:key|secret|token|password|bearer|authorization)"?\s*[:=]\s*[^\s=]/i,
    'Here stands a name before the key. Give only what stands behind it.',
  ],
  [/\s/, 'A key has no blanks. Copy the key alone, without the words or the line breaks around it.'],
  [
    /^\d{10,15}$|^(?=.*[+()/-])\+?[\d()./-]{8,20}$/,
    'This is a telephone number or another number, not a key. Copy the key that the partner gave.',
  ],
  [
    /^e[wy][\w-]{2,}\.[\w-]+\.[\w-]+$/,
    'This is a token of somebody who is signed in, not a key. Keep it secret, and copy the key of this client.',
  ],
];

/** A telephone number may have blanks, which other texts may not. */
const withoutBlanks = (key: string): string =>
  /^[+\d\s()./-]+$/.test(key) ? key.replaceAll(/\s/g, '') : key;

/**
 * Why a text, blanks around it not counted, is no key of an integration (S-75, ADMIN-32), with the cure; null where it may be one.
 */
export const wrongKey = (given: string): string | null => {
  const key = given.trim();
  if (key === '') return fieldMessages.required;
  const looksAlike = notKeys.find(([looks]) => looks.test(withoutBlanks(key)));
  if (looksAlike !== undefined) return looksAlike[1];
  if (key.length < keyLength.least) return `Min length is ${keyLength.least}`;
  return key.length > keyLength.most ? fieldMessages.maxLength(keyLength.most) : null;
};

/** How much of a key is shown, as the service shows of those that it keeps. */
const shownLength = 4;

/** How a key begins, by which keys are told apart. */
export const startOfKey = (given: string): string => given.trim().slice(0, shownLength);

/** A key as it is told: how it begins, and how long it is. */
export const shownKey = (given: string): string =>
  `begins with ${startOfKey(given)}, ${given.trim().length} characters`;
