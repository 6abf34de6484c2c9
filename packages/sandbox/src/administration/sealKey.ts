import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** How much of a key is shown, so that administrators can tell keys apart. */
const shownLength = 4;

const cipherKey = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** What is kept of an integration's key: sealed under the sandbox's secret, never the same text twice. */
export const sealKey = (key: string, secret: string): string => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, cipherKey(secret), nonce);
  const sealed = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
};

/** Whether a sealed key is this one; one that was sealed under another secret is no key that is known here. */
export const isSealedKey = (sealed: string, key: string, secret: string): boolean => {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(algorithm, cipherKey(secret), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const opened = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    return opened.toString('utf8') === key;
  } catch {
    return false;
  }
};

/** The first characters of a key. */
export const startOfKey = (key: string): string => key.slice(0, shownLength);
