import type { UnreachableReason } from '@fx-gateway/domain/conformance/probes/reached.ts';

/** What Node and its TLS say of a connection that came to nothing, and what that shows. */
const kinds: readonly (readonly [pattern: RegExp, kind: UnreachableReason])[] = [
  [/ENOTFOUND|EAI_AGAIN|EAI_NODATA/, 'no-such-host'],
  [/ECONNREFUSED/, 'nothing-listens'],
  [/Proxy response|Proxy authentication|UND_ERR_PRX/i, 'proxy'],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|TimeoutError|AbortError|ABORT_ERR|UND_ERR_\w*TIMEOUT/, 'silent'],
  [/CERT_HAS_EXPIRED/, 'certificate-ended'],
  [/CERT_NOT_YET_VALID/, 'certificate-early'],
  [/ERR_TLS_CERT_ALTNAME_INVALID/, 'certificate-of-another-host'],
  // One certificate came alone, and it is not the one that signed it.
  [/UNABLE_TO_VERIFY_LEAF/, 'chain-incomplete'],
  [
    /SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER|CERT_UNTRUSTED|CERT_SIGNATURE_FAILURE|INVALID_CA|CERT_CHAIN/,
    'certificate-untrusted',
  ],
  [/WRONG_VERSION_NUMBER|wrong version number|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST/i, 'plain-port'],
  [/ALERT_CERTIFICATE_REQUIRED|alert certificate required/i, 'mutual-tls'],
  [/ERR_SSL|EPROTO|TLSV1|SSLV3|handshake/i, 'tls-broken'],
];

const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const under = error.cause === undefined ? '' : textOf(error.cause);
  return `${code} ${error.name} ${error.message} ${under}`;
};

/** Why a call came to nothing; a connection that was cut where nothing of it is known. */
export const classifyReachFailure = (error: unknown): UnreachableReason => {
  const text = textOf(error);
  return kinds.find(([pattern]) => pattern.test(text))?.[1] ?? 'broken';
};

/** Under which short name TLS broke off, such as `unrecognized name`. */
export const readTlsAlertName = (error: unknown): string =>
  /alert (?!number)(?<alert>[a-z][a-z ]+)/i.exec(textOf(error))?.groups?.['alert']?.trim() ??
  (error instanceof Error && 'code' in error ? String(error.code) : 'the other side broke off');
