import { encryptText, decryptText } from '../database/encryptText.ts';

/** How much of a key is shown, so that administrators can tell keys apart. */
const shownLength = 4;

/** What is kept of an integration's key: sealed under the service's secret, never the same text twice. */
export const encryptKey = encryptText;

/** Whether a sealed key is this one; one that was sealed under another secret is no key that is known here. */
export const matchesEncryptedKey = (sealed: string, key: string, secret: string): boolean =>
  decryptText(sealed, secret) === key;

/** The first characters of a key. */
export const readKeyStart = (key: string): string => key.slice(0, shownLength);
