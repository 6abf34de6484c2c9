import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assert, pre, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Integer } from '../../packages/adapters/bundling/Integer.ts';
import { nativeIntegers } from '../../packages/adapters/bundling/nativeIntegers.ts';

const fromAdapters = createRequire(new URL('../../packages/adapters/package.json', import.meta.url));
const fromLibrary = createRequire(fromAdapters.resolve('aws-amplify/auth'));
const proof = join(dirname(fromLibrary.resolve('@aws-amplify/auth')), '../esm/providers/cognito/utils/srp');
const fileOfIntegers = join(proof, 'BigInteger/BigInteger.mjs');

const { default: Theirs }: { default: typeof Integer } = await import(pathToFileURL(fileOfIntegers).href);
const { INIT_N: modulusOfProofs } = await import(pathToFileURL(join(proof, 'constants.mjs')).href);

const digits = (bytes: number) =>
  uint8Array({ minLength: 1, maxLength: bytes, size: 'max' }).map((read) =>
    Buffer.from(read).toString('hex'),
  );

/** The same computed with the library's numbers and with ours, as digits. */
const both = (compute: (Kind: typeof Integer) => Integer): readonly [theirs: string, ours: string] => [
  compute(Theirs).toString(16),
  compute(Integer).toString(16),
];

const modPow = (base: Integer, exponent: Integer, modulus: Integer): Integer => {
  let result: Integer | undefined;
  base.modPow(exponent, modulus, (_failure, value) => {
    result = value;
  });
  if (result === undefined) throw new Error('It was not computed at once.');
  return result;
};

describe('the numbers of a password proof', () => {
  it('add, subtract, multiply and compare as those of the identity library, below zero too', () => {
    assert(
      property(digits(400), digits(400), digits(48), (one, other, modulus) => {
        pre(!/^0*$/.test(modulus));
        for (const compute of [
          (Kind: typeof Integer) => new Kind(one, 16).add(new Kind(other, 16)),
          (Kind: typeof Integer) => new Kind(one, 16).multiply(new Kind(other, 16)),
          (Kind: typeof Integer) => new Kind(one, 16).subtract(new Kind(other, 16)).abs(),
          (Kind: typeof Integer) =>
            new Kind(one, 16).subtract(new Kind(other, 16)).mod(new Kind(modulus, 16)),
        ]) {
          const [theirs, ours] = both(compute);
          expect(ours).toBe(theirs);
        }
        const order = (Kind: typeof Integer) => Math.sign(new Kind(one, 16).compareTo(new Kind(other, 16)));
        expect(order(Integer)).toBe(order(Theirs));
        expect(new Integer(one).equals(new Integer(other))).toBe(order(Theirs) === 0);
      }),
    );
  });

  it('are raised to the same powers under the modulus of the proofs, a negative base too', () => {
    assert(
      property(digits(384), digits(400), digits(160), (one, other, exponent) => {
        const [theirs, ours] = both((Kind) =>
          modPow(
            new Kind(one, 16).subtract(new Kind(other, 16)),
            new Kind(exponent, 16),
            new Kind(modulusOfProofs, 16),
          ),
        );
        expect(ours).toBe(theirs);
      }),
      { numRuns: 20 },
    );
  });

  it('stand where the identity library has its own, which is still at its place', () => {
    const { load } = nativeIntegers();
    const loaded = typeof load === 'function' ? Reflect.apply(load, undefined, [fileOfIntegers]) : undefined;
    expect(loaded).toContain('Integer as default');
    expect(Theirs.prototype).toHaveProperty('modPow');
  });
});
