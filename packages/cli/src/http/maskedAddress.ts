import { isSecretName } from '@fx-gateway/domain/administration/maskedDump.ts';

const mask = '***';

/** An address whose query shows no key, token or code: these are known by the name that they go by. */
export const maskedAddress = (address: string): string =>
  address.replaceAll(/([?&])([^=&]*)=([^&]*)/g, (whole, mark: string, name: string, value: string) =>
    value !== '' && isSecretName(decoded(name)) ? `${mark}${name}=${mask}` : whole,
  );

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};
