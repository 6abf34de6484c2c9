import { generateKeyPairSync } from 'node:crypto';
import { makeCertificate, type Identity } from '../harness/certificate.ts';

/**
 * A certificate of names, or of addresses of version 4, that holds from one moment to another; signed by an authority of
 * its own where one is named, which is not sent with it.
 */
export const selfSigned = (
  names: readonly string[],
  { begins, ends }: { readonly begins: number; readonly ends: number },
  authority: string | null = null,
): Identity =>
  makeCertificate({
    names,
    begins,
    ends,
    ...(authority !== null && {
      issuer: { name: authority, key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey },
    }),
  });
