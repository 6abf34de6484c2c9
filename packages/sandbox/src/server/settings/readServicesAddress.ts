import { readFileSync } from 'node:fs';
import { StartRefusal } from '@fx-gateway/services/settings/startRefusal.ts';
import type { ServicesAddress } from './servicesAddress.ts';

const address = 'SANDBOX_SERVICES_URL';

/** The services that this sandbox stands before, where the environment names them; throws a `StartRefusal` that names the variable. */
export const readServicesAddress = (
  read: (name: string) => string | undefined,
): ServicesAddress | undefined => {
  const url = read(address);
  if (url === undefined) return undefined;
  if (!/^https:\/\/[^/?#@\s]+\/?$/.test(url) || !URL.canParse(url))
    throw new StartRefusal(`${address} must be an https address without a path, but is "${url}".`);
  const pem = (name: string): string => {
    const path = read(name);
    if (path === undefined)
      throw new StartRefusal(`${name} must name a PEM file, because ${address} is set.`);
    try {
      return readFileSync(path, 'utf8');
    } catch {
      throw new StartRefusal(`${name} names ${path}, which cannot be read: name a PEM file.`);
    }
  };
  return {
    url: new URL(url).origin,
    certificate: pem('SANDBOX_SERVICES_CERTIFICATE'),
    key: pem('SANDBOX_SERVICES_KEY'),
    authority: pem('SANDBOX_SERVICES_AUTHORITY'),
  };
};
