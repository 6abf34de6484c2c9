import {
  createDiffieHellman,
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { identityPool } from '../../users/identityPool.ts';

const primeHex = getDiffieHellman('modp15').getPrime('hex');
const prime = BigInt(`0x${primeHex}`);
const generator = 2n;
const group = createDiffieHellman(primeHex, 'hex');

/** What is kept of a password: enough to check a proof, not enough to sign in. Both in hexadecimal. */
export type PasswordRecord = { readonly salt: string; readonly verifier: string };

/** One side of a sign-in that waits for the client's proof; in hexadecimal, so that it can be kept. */
export type Handshake = {
  readonly clientPublic: string;
  readonly serverPublic: string;
  readonly serverSecret: string;
};

/** The record of a new password; `username` is the one inside the proof and never changes. */
export const makePasswordRecord = (username: string, password: string): PasswordRecord =>
  recordWithSalt(username, password, randomBytes(16).toString('hex'));

/** Whether this is the password of the record. */
export const isCorrectPassword = (record: PasswordRecord, username: string, password: string): boolean =>
  recordWithSalt(username, password, record.salt).verifier === record.verifier;

/** Answers the client's public number; undefined when that number is one that would give the key away. */
export const beginHandshake = (clientPublicHex: string, verifier: string): Handshake | undefined => {
  if (!/^[0-9a-f]{1,1536}$/i.test(clientPublicHex)) return undefined;
  const clientPublic = BigInt(`0x${clientPublicHex}`);
  if (clientPublic % prime === 0n) return undefined;
  const serverSecret = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const serverPublic = (multiplier * BigInt(`0x${verifier}`) + power(generator, serverSecret)) % prime;
  return {
    clientPublic: clientPublic.toString(16),
    serverPublic: serverPublic.toString(16),
    serverSecret: serverSecret.toString(16),
  };
};

/** The proof that a client with the right password gives, base64. */
export const computeExpectedProof = (
  handshake: Handshake,
  verifier: string,
  claim: { readonly username: string; readonly secretBlock: string; readonly timestamp: string },
): string => {
  const clientPublic = BigInt(`0x${handshake.clientPublic}`);
  const serverPublic = BigInt(`0x${handshake.serverPublic}`);
  const serverSecret = BigInt(`0x${handshake.serverSecret}`);
  const scramble = hash(Buffer.concat([bytesOf(clientPublic), bytesOf(serverPublic)]));
  const shared = power(clientPublic * power(BigInt(`0x${verifier}`), scramble), serverSecret);
  const key = Buffer.from(hkdfSync('sha256', bytesOf(shared), bytesOf(scramble), 'Caldera Derived Key', 16));
  return createHmac('sha256', key)
    .update(identityPool.userPoolName)
    .update(claim.username)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest('base64');
};

const recordWithSalt = (username: string, password: string, salt: string): PasswordRecord => {
  const inner = createHash('sha256').update(`${identityPool.userPoolName}${username}:${password}`).digest();
  const exponent = hash(Buffer.concat([bytesOf(BigInt(`0x${salt}`)), inner]));
  return { salt, verifier: power(generator, exponent).toString(16) };
};

const hash = (bytes: Buffer) => BigInt(`0x${createHash('sha256').update(bytes).digest('hex')}`);

/** Big-endian, as short as it gets, with a zero in front where the first bit would read as a sign. */
const bytesOf = (value: bigint) => {
  const even = hexOf(value);
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
};

const hexOf = (value: bigint) => {
  const hex = value.toString(16);
  return hex.length % 2 === 0 ? hex : `0${hex}`;
};

/** Both sides of an exchange of keys raise to a power modulo the prime; that is twenty times as fast as big integers are. */
const power = (base: bigint, exponent: bigint): bigint => {
  group.setPrivateKey(hexOf(exponent), 'hex');
  return BigInt(`0x${group.computeSecret(hexOf(base % prime), 'hex', 'hex')}`);
};

const multiplier = hash(Buffer.concat([bytesOf(prime), bytesOf(generator)]));
