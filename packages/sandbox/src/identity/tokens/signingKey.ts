import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Database } from '@fx-gateway/services/database/database.ts';
import { identityTables } from '../users/identityTables.ts';

/** The key that signs every token, and a secret of this sandbox for answers about users who do not exist. */
export type SigningKey = {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: JWK;
  readonly pepper: string;
};

/** Reads the key, made once in the life of a database. */
export const loadSigningKey = async (db: Database): Promise<SigningKey> => {
  const stored = await read(db);
  if (stored) return stored;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  await identityTables(db)
    .insertInto('identity_keys')
    .values({
      kid: randomUUID(),
      private_key: JSON.stringify(await exportJWK(privateKey)),
      pepper: randomBytes(32).toString('hex'),
    })
    .execute();
  const made = await read(db);
  if (!made) throw new Error('The signing key was not kept.');
  return made;
};

const read = async (db: Database): Promise<SigningKey | undefined> => {
  const row = await identityTables(db)
    .selectFrom('identity_keys')
    .selectAll()
    .orderBy('kid')
    .executeTakeFirst();
  if (!row) return undefined;
  const { kty, n, e } = row.private_key;
  const publicJwk = { kty: kty ?? '', n: n ?? '', e: e ?? '', kid: row.kid, alg: 'RS256', use: 'sig' };
  return {
    kid: row.kid,
    privateKey: await importKey(row.private_key),
    publicKey: await importKey(publicJwk),
    publicJwk,
    pepper: row.pepper,
  };
};

const importKey = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, 'RS256');
  if (key instanceof Uint8Array) throw new Error('The signing key is not a pair.');
  return key;
};
