import { constants, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerOptions } from 'node:https';
import { createSecureContext } from 'node:tls';
import type { ServicesSettings } from './servicesSettingsSchema.ts';
import { StartRefusal } from './startRefusal.ts';

type TlsSettings = NonNullable<NonNullable<ServicesSettings['listen']>['tls']>;

/**
 * What the files of `listen.tls` make of a server. A client without a certificate is let in, to be refused in words and
 * written down; no session is resumed, so that each connection shows its certificate.
 */
export const readTlsFiles = ({ certificate, key, clientAuthority }: TlsSettings): ServerOptions => {
  const own = { cert: textOf('certificate', certificate), key: textOf('key', key) };
  try {
    createSecureContext(own);
  } catch {
    throw new StartRefusal(
      'listen.tls.certificate and listen.tls.key must be PEM files that belong together: name those of one certificate.',
    );
  }
  return {
    ...own,
    minVersion: 'TLSv1.2',
    secureOptions: constants.SSL_OP_NO_TICKET,
    ...(clientAuthority === undefined
      ? {}
      : {
          ca: authorityOf(textOf('clientAuthority', clientAuthority)),
          requestCert: true,
          rejectUnauthorized: false,
        }),
  };
};

const authorityOf = (pem: string): string => {
  try {
    // A bundle holds several; Node takes them all, and this looks at the first.
    return new X509Certificate(pem).subject === undefined ? '' : pem;
  } catch {
    throw new StartRefusal(
      'listen.tls.clientAuthority must be the PEM file of a certificate: name that of the authority of your gateway.',
    );
  }
};

const textOf = (member: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartRefusal(
      `listen.tls.${member} names ${path}, which cannot be read: correct the path, or let this user read it.`,
    );
  }
};
