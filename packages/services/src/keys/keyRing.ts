import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { decryptText } from '../database/encryptText.ts';

/** A secret that the keys of integrations are sealed under, and the name that sealed texts call it by. */
export type KeySecret = { readonly id: string; readonly secret: string };

/** The secrets of the keys at rest: the first seals, all of them open. */
export type KeyRing = {
  /** A text that opens again for this record alone; never the same text twice. */
  readonly seal: (text: string, recordId: string) => string;
  /** What was sealed for this record; undefined for what was sealed for another one, or under none of these secrets. */
  readonly open: (sealed: string, recordId: string) => string | undefined;
  /** How every text begins that the first secret sealed. */
  readonly currentPrefix: string;
};

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** A text with the id of its key; those from before there were ids have no dot in them. */
const withId = /^v1\.([^.]+)\.([^.]+)$/;

const prefixOf = (id: string): string => `v1.${id}.`;

/** 32 bytes in base64 are the key itself; another text is what it is derived from. */
const cipherKeyOf = ({ secret }: KeySecret): Buffer =>
  is32Bytes(secret)
    ? Buffer.from(secret, 'base64')
    : Buffer.from(hkdfSync('sha256', secret, '', 'fx-gateway integration keys v1', keyBytes));

const is32Bytes = (secret: string): boolean =>
  Buffer.from(secret, 'base64').toString('base64') === secret &&
  Buffer.from(secret, 'base64').length === keyBytes;

/** What is authenticated beside the text: moved to another record, or renamed to another key, it does not open. */
const belongsTo = (id: string, recordId: string): Buffer => Buffer.from(JSON.stringify(['v1', id, recordId]));

/** A ring of secrets as they are: what makes a good one, the settings say. */
export const createKeyRing = (secrets: readonly KeySecret[]): KeyRing => {
  const keys = new Map(secrets.map((each) => [each.id, cipherKeyOf(each)]));
  const [first] = keys;
  if (first === undefined) throw new Error('A key ring without a key.');
  const [firstId, firstKey] = first;
  return {
    currentPrefix: prefixOf(firstId),
    seal: (text, recordId) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, firstKey, nonce);
      cipher.setAAD(belongsTo(firstId, recordId));
      const sealed = Buffer.concat([cipher.update(Buffer.from(text)), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
      return `${prefixOf(firstId)}${bytes.toString('base64')}`;
    },
    open: (sealed, recordId) => {
      const [, id = firstId, text] = withId.exec(sealed) ?? [];
      if (text === undefined) return openWithoutId(sealed, secrets);
      const key = keys.get(id);
      return key && openUnder(key, Buffer.from(text, 'base64'), belongsTo(id, recordId));
    },
  };
};

const openUnder = (key: Buffer, bytes: Buffer, authenticated: Buffer): string | undefined => {
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(authenticated);
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const sealed = bytes.subarray(nonceBytes + tagBytes);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString();
  } catch {
    return undefined;
  }
};

/** A text from before keys had ids: under the oldest secret, which stands last, or one before it. */
const openWithoutId = (sealed: string, secrets: readonly KeySecret[]): string | undefined => {
  for (const { secret } of secrets.toReversed()) {
    const text = decryptText(sealed, secret);
    if (text !== undefined) return text;
  }
  return undefined;
};
