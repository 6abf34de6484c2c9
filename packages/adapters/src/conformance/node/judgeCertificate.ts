import type { X509Certificate } from 'node:crypto';
import { checkServerIdentity, type TLSSocket } from 'node:tls';
import { classifyReachFailure } from './classifyReachFailure.ts';
import type {
  Certificate,
  Unreached,
  UnreachableReason,
} from '@fx-gateway/domain/conformance/probes/reached.ts';
import { bareHost } from '../../system/node/bareHost.ts';

type Named =
  | { readonly CN?: string | readonly string[]; readonly O?: string | readonly string[] }
  | undefined;

const formatName = (named: Named): string | null => {
  const names = [...new Set([named?.CN ?? [], named?.O ?? []].flat())].filter(Boolean);
  return names.length === 0 ? null : names.join(', ');
};

/** Who signed a certificate, by the names that stand in it; null where none does. */
export const formatIssuer = (shown: X509Certificate): string | null =>
  formatName(shown.toLegacyObject().issuer as Named);

/** Whose certificate it is, likewise. */
export const formatSubject = (shown: X509Certificate): string | null =>
  formatName(shown.toLegacyObject().subject as Named);

/** The host, with who signed its certificate where that is known. */
export const formatHostWithCertificateIssuer = (host: string, issuer: string | null): string =>
  issuer === null ? host : `${host} (issuer of its certificate: ${issuer})`;

type Shown = {
  readonly certificate: Certificate;
  readonly x509: X509Certificate | null;
  readonly fault: Unreached | null;
};

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const namesOf = (names: string | undefined, subject: string | undefined): string =>
  (names ?? '').replaceAll(/(?:DNS|IP Address):/g, '') || (subject ?? 'no name at all');

/**
 * What a host showed of itself over a connection that was let through whatever it showed, and the worst of it: an end that
 * has come says more than an authority that is not trusted.
 */
export const judgeServerCertificate = (socket: TLSSocket, address: URL, now: number): Shown | null => {
  const shown = socket.getPeerCertificate();
  // A connection that goes on with an earlier session may show none.
  if (Number.isNaN(Date.parse(shown.valid_to))) return null;
  const x509 = socket.getPeerX509Certificate() ?? null;
  const certificate = { begins: Date.parse(shown.valid_from), ends: Date.parse(shown.valid_to) };
  const { host } = address;
  const of = (kind: UnreachableReason, seen: string): Shown => ({
    certificate,
    x509,
    fault: { kind, seen },
  });
  if (certificate.ends <= now) return of('certificate-ended', `${host} ended on ${dayOf(certificate.ends)}`);
  if (certificate.begins > now)
    return of('certificate-early', `${host} holds only from ${dayOf(certificate.begins)}`);
  if (checkServerIdentity(bareHost(address), shown) !== undefined) {
    const subject = shown.subject as { readonly CN?: string } | undefined;
    return of(
      'certificate-of-another-host',
      `${host} shows that of ${namesOf(shown.subjectaltname, subject?.CN)}`,
    );
  }
  if (socket.authorized) return { certificate, x509, fault: null };
  const why = classifyReachFailure(String(socket.authorizationError));
  return of(
    why === 'chain-incomplete' ? why : 'certificate-untrusted',
    formatHostWithCertificateIssuer(host, x509 && formatIssuer(x509)),
  );
};
