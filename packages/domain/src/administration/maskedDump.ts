const mask = '***';

/** Names of members that hold a secret, in any spelling: `jwtToken`, `fixerApiKey`, `api_key`, `clientSecret`. */
const secretName = /token|key|secret|password|credential|authorization|signature|cookie|^code$|access.?code/i;

/** Names that only look so: how a key begins is meant to be seen (S-75). */
const shownName = /keystart$/i;

/**
 * A copy of what this page knows that may be shown and copied: every member whose name says token, key or secret is
 * masked, at every depth; sets become lists (ADMIN-9, S-71).
 */
export const maskedDump = (value: unknown): unknown => {
  if (value instanceof Set) return [...value].map(maskedDump);
  if (Array.isArray(value)) return value.map(maskedDump);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, isSecret(name, member) ? mask : maskedDump(member)]),
  );
};

/** Whether what goes by this name is a secret: a member, or a part of the query of an address. */
export const isSecretName = (name: string): boolean => secretName.test(name) && !shownName.test(name);

/** What is absent is no secret, and whether it is absent is worth knowing. */
const isSecret = (name: string, member: unknown): boolean =>
  isSecretName(name) && member !== null && member !== undefined && member !== '';
