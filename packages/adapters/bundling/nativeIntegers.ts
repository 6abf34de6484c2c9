import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ofTheLibrary = '/providers/cognito/utils/srp/BigInteger/BigInteger.mjs';
const ours = fileURLToPath(new URL('Integer.ts', import.meta.url));

/**
 * Lets the identity library prove passwords with the engine's own whole numbers (`Integer`) instead of those that it
 * brings, which are slower by a factor of seven and weigh more. On a phone this is most of what a sign-in waits for.
 */
export const nativeIntegers = (): Plugin => ({
  name: 'native-integers',
  enforce: 'pre',
  load: (id) =>
    id.replaceAll('\\', '/').endsWith(ofTheLibrary)
      ? `export { Integer as default } from ${JSON.stringify(ours)};`
      : null,
});
