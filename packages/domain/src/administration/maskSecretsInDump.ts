const mask = '***';

/** Names of members that hold a secret, in any spelling: `jwtToken`, `fixerApiKey`, `api_key`, `clientSecret`. */
const secretName = /token|key|secret|password|credential|authorization|signature|cookie|^code$|access.?code/i;

/** Names that only look so: how a key begins is meant to be seen (S-75). */
const shownName = /keystart$/i;

/** The code of an error, as `QUOTE_EXPIRED`; in a list of errors also the field that each is about. */
const errorCode = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/;
const fieldName = /^[a-z]{2,}([A-Z]+[a-z]*)*(\.[a-zA-Z]+)*$/;

/** Whether this stands beside the message of an error and says which one it is: no key or code that lets somebody in. */
const isErrorCode = (name: string, member: unknown, error: object, isListed: boolean): boolean =>
  (name === 'key' || name === 'code') &&
  typeof member === 'string' &&
  'message' in error &&
  (errorCode.test(member) || (isListed && fieldName.test(member)));

const masked = (value: unknown, areErrors: boolean): unknown => {
  if (value instanceof Set) return [...value].map((each) => masked(each, false));
  if (Array.isArray(value)) return value.map((each) => masked(each, areErrors));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isSecret(name, member) && !isErrorCode(name, member, value, areErrors)
        ? mask
        : masked(member, name === 'errors'),
    ]),
  );
};

/**
 * A copy of what this page knows that may be shown and copied: every member whose name says token, key or secret is
 * masked, at every depth; sets become lists (ADMIN-9, S-71). The code of an error is none of these.
 */
export const maskSecretsInDump = (value: unknown): unknown => masked(value, false);

/** Whether what goes by this name is a secret: a member, or a part of the query of an address. */
export const isSecretName = (name: string): boolean => secretName.test(name) && !shownName.test(name);

/** What is absent is no secret, and whether it is absent is worth knowing. */
const isSecret = (name: string, member: unknown): boolean =>
  isSecretName(name) && member !== null && member !== undefined && member !== '';
