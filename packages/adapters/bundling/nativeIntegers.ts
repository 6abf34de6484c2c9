import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { replaceFiles } from './replaceFiles.ts';

const ours = JSON.stringify(fileURLToPath(new URL('Integer.ts', import.meta.url)));

/** By the end of its path, what stands in the place of a file of the identity library. */
export const replacedByIntegers = {
  '/providers/cognito/utils/srp/BigInteger/BigInteger.mjs': () =>
    `export { Integer as default } from ${ours};`,
};

/**
 * Lets the identity library prove passwords with the engine's own whole numbers (`Integer`) instead of those that it
 * brings, which are slower by a factor of seven and weigh more. On a phone this is most of what a sign-in waits for.
 */
export const nativeIntegers = (): Plugin => replaceFiles('native-integers', replacedByIntegers);
