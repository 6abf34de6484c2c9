import { createHash, createHmac, hkdfSync } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginHandshake,
  computeExpectedProof,
  isCorrectPassword,
  makePasswordRecord,
} from './secureRemotePassword.ts';

/** The group of RFC 3526 with 3072 bits, by its own formula: 2^3072 - 2^3008 - 1 + 2^64 * (floor(2^2942 pi) + 1690314). */
const prime = 2n ** 3072n - 2n ** 3008n - 1n + 2n ** 64n * (piTimesTwoTo(2942n) + 1_690_314n);

function piTimesTwoTo(bits: bigint): bigint {
  const guard = 64n;
  const one = 1n << (bits + guard);
  const arctanOfInverse = (x: bigint) => {
    let [sum, term, divisor, sign] = [0n, one / x, 1n, 1n];
    while (term > 0n) {
      sum += (sign * term) / divisor;
      [term, divisor, sign] = [term / (x * x), divisor + 2n, -sign];
    }
    return sum;
  };
  return (4n * (4n * arctanOfInverse(5n) - arctanOfInverse(239n))) >> guard;
}

const power = (base: bigint, exponent: bigint): bigint => {
  if (exponent === 0n) return 1n;
  const half = power((base * base) % prime, exponent >> 1n);
  return exponent & 1n ? (half * base) % prime : half;
};

const padded = (value: bigint) => {
  const hex = value.toString(16).padStart(Math.ceil(value.toString(16).length / 2) * 2, '0');
  return Buffer.from(Number.parseInt(hex[0] ?? '0', 16) > 7 ? `00${hex}` : hex, 'hex');
};

const digest = (...parts: readonly Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const numberOf = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`);

/** The client's half, from the published description of the protocol. */
const clientProof = (login: {
  readonly password: string;
  readonly salt: string;
  readonly secret: bigint;
  readonly serverPublic: bigint;
  readonly claim: { readonly username: string; readonly secretBlock: string; readonly timestamp: string };
}) => {
  const { username, secretBlock, timestamp } = login.claim;
  const u = numberOf(digest(padded(power(2n, login.secret)), padded(login.serverPublic)));
  const inner = digest(Buffer.from(`Sandbox01${username}:${login.password}`));
  const x = numberOf(digest(padded(BigInt(`0x${login.salt}`)), inner));
  const k = numberOf(digest(padded(prime), padded(2n)));
  const base = (((login.serverPublic - k * power(2n, x)) % prime) + prime) % prime;
  const shared = power(base, login.secret + u * x);
  const key = Buffer.from(hkdfSync('sha256', padded(shared), padded(u), 'Caldera Derived Key', 16));
  const message = [
    Buffer.from(`Sandbox01${username}`),
    Buffer.from(secretBlock, 'base64'),
    Buffer.from(timestamp),
  ];
  return createHmac('sha256', key).update(Buffer.concat(message)).digest('base64');
};

const claim = {
  username: '5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a01',
  secretBlock: 'c2VjcmV0IGJsb2Nr',
  timestamp: 'Sat Nov 7 09:05:01 UTC 2026',
};

describe('the password proof', () => {
  it('of the right password is the expected one, and of any other is not', () => {
    const passwords = fc.tuple(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ minLength: 1 }));
    const secrets = fc.bigInt({ min: 2n ** 100n, max: 2n ** 256n });
    fc.assert(
      fc.property(passwords, secrets, ([password, other], secret) => {
        const record = makePasswordRecord(claim.username, password);
        const handshake = beginHandshake(power(2n, secret).toString(16), record.verifier);
        expect.assert(handshake !== undefined);
        const expected = computeExpectedProof(handshake, record.verifier, claim);
        const prove = (typed: string) =>
          clientProof({
            password: typed,
            salt: record.salt,
            secret,
            serverPublic: BigInt(`0x${handshake.serverPublic}`),
            claim,
          });
        expect(prove(password)).toBe(expected);
        if (other !== password) expect(prove(other)).not.toBe(expected);
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it.each(['0', prime.toString(16), (prime * 2n).toString(16), '', 'xyz'])(
    'is not asked of a client that sends a public number which gives the key away (%#)',
    (clientPublic) => {
      expect(beginHandshake(clientPublic, makePasswordRecord('a', 'b').verifier)).toBeUndefined();
    },
  );
});

describe('the record of a password', () => {
  it('knows the password again, salted differently each time', () => {
    const [one, two] = [
      makePasswordRecord('dana', 'Sandbox-2026'),
      makePasswordRecord('dana', 'Sandbox-2026'),
    ];
    expect(one.verifier).not.toBe(two.verifier);
    expect(isCorrectPassword(one, 'dana', 'Sandbox-2026')).toBe(true);
    expect(isCorrectPassword(one, 'dana', 'sandbox-2026')).toBe(false);
    expect(isCorrectPassword(one, 'robin', 'Sandbox-2026')).toBe(false);
  });
});
