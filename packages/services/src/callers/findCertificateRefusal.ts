import { TLSSocket } from 'node:tls';
import type { Socket } from 'node:net';
import type { CallerRefusal } from './callerFinding.ts';

/**
 * Why what stands before the services is not believed; undefined for a client with a certificate of the authority of
 * `listen.tls.clientAuthority`, by one of the names where these are given.
 */
export const findCertificateRefusal = (
  socket: Socket,
  clientNames: readonly string[] | undefined,
): CallerRefusal | undefined => {
  if (!(socket instanceof TLSSocket)) return 'no-certificate';
  // Node gives an empty object where the client sent none.
  const certificate = socket.getPeerCertificate();
  if (Object.keys(certificate).length === 0) return 'no-certificate';
  if (!socket.authorized) return 'foreign-certificate';
  // One with several names has a list of them, whatever its type says.
  const name: unknown = certificate.subject.CN;
  return clientNames === undefined || clientNames.some((known) => known === name)
    ? undefined
    : 'certificate-not-named';
};
