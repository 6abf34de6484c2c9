import { createPrivateKey } from 'node:crypto';
import { makeCertificate, type Identity } from '../harness/certificate.ts';

const dayMs = 86_400_000;

/** An authority that signs certificates for servers and clients; two of one name are two authorities. */
export const certificateAuthority = (name: string) => {
  const span = { begins: Date.now() - dayMs, ends: Date.now() + dayMs };
  const own = makeCertificate({ names: [name], ...span, isAuthority: true });
  const issuer = { name, key: createPrivateKey(own.key) };
  return {
    cert: own.cert,
    sign: (...names: readonly string[]): Identity => makeCertificate({ names, ...span, issuer }),
    /** One that has ended since yesterday. */
    signExpired: (...names: readonly string[]): Identity =>
      makeCertificate({ names, begins: span.begins - dayMs, ends: Date.now() - 60_000, issuer }),
  };
};
