import { isSecretName } from '@fx-gateway/domain/administration/maskSecretsInDump.ts';

const mask = '***';

/** What lets somebody in where it stands in a query, by its whole name: a signature, a session, a code that is typed. */
const secretOfQuery = /^(x-amz-)?(sig|signature|session|session_?id|sid|jwt|otp|pin|auth|pwd|pass)$/i;

const isSecret = (name: string): boolean => isSecretName(name) || secretOfQuery.test(name);

/** An address whose query shows no key, token or code: these are known by the name that they go by. */
export const maskAddressSecrets = (address: string): string =>
  address.replaceAll(/([?&])([^=&]*)=([^&]*)/g, (whole, mark: string, name: string, value: string) =>
    value !== '' && isSecret(decoded(name)) ? `${mark}${name}=${mask}` : whole,
  );

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};
