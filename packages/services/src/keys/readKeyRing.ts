import { StartRefusal } from '../settings/startRefusal.ts';
import { createKeyRing, type KeyRing, type KeySecret } from './keyRing.ts';

const shortestSecret = 32;

/**
 * The key ring that the settings name under `integrationKeys`. Throws a `StartRefusal` that names the member and the
 * cure, never a word of a secret.
 */
export const readKeyRing = (secrets: readonly KeySecret[]): KeyRing => {
  const [first, ...others] = secrets;
  if (first === undefined)
    throw new StartRefusal('integrationKeys: name at least one key, as { "id": "2026-12", "secret": … }.');
  for (const [index, each] of secrets.entries()) {
    const earlier = secrets.slice(0, index);
    if (!/^[\w-]{1,40}$/.test(each.id))
      refuse(index, 'id', 'take 1 to 40 letters, digits, hyphens and underscores');
    if (earlier.some(({ id }) => id === each.id))
      refuse(index, 'id', 'another key has this id: give each key an id of its own');
    if (each.secret.length < shortestSecret)
      refuse(
        index,
        'secret',
        `it is too short: take at least ${shortestSecret} characters, such as what \`openssl rand -base64 32\` prints`,
      );
    if (earlier.some(({ secret }) => secret === each.secret))
      refuse(index, 'secret', 'another key has this secret: give each key a secret of its own');
  }
  return createKeyRing([first, ...others]);
};

const refuse = (index: number, member: keyof KeySecret, cure: string): never => {
  throw new StartRefusal(`integrationKeys.${index}.${member}: ${cure}.`);
};
