const mask = '***';

const secretParts =
  /password|secret|verifier|srp|signature|assertion|authorization|cookie|accesskey|(?:access|refresh|id|session|security)token/;
const secretNames = new Set(['token', 'session', 'logins', 'code', 'confirmationcode', 'key']);

/** A copy without passwords, tokens, codes, keys and proofs: these are known by the name that they go by. */
export const maskSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, isSecret(name) ? mask : maskSecrets(member)]),
  );
};

const isSecret = (name: string) => {
  const plain = name.toLowerCase().replaceAll(/[-_]/g, '');
  return secretNames.has(plain) || secretParts.test(plain);
};
