/** What TLS says of a certificate that it does not take: what is wrong with it, and what to change. */
const faults: readonly (readonly [code: RegExp, fault: string, cure: string])[] = [
  [
    /^CERT_HAS_EXPIRED$/,
    'its certificate has expired',
    'Have whoever runs the host renew it, and see that the clock of this machine is right.',
  ],
  [
    /^CERT_NOT_YET_VALID$/,
    'its certificate does not hold yet',
    'See that the clock of this machine is right, or have whoever runs the host mend the certificate.',
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    'its certificate is of another host',
    'Correct the host in the configuration, or have the host show a certificate of its own name.',
  ],
  [
    /^DEPTH_ZERO_SELF_SIGNED_CERT$/,
    'its certificate is self-signed',
    'If you trust it, set NODE_EXTRA_CA_CERTS to the file that holds it (PEM); else have the host show one of an authority.',
  ],
  [
    /^(?:SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_UNTRUSTED)$/,
    'the issuer of its certificate is unknown to this machine',
    'Set NODE_EXTRA_CA_CERTS to the file with the certificate of that issuer (PEM), or have the host send its whole chain. A proxy of your own network that opens TLS has an issuer of its own.',
  ],
];

/** Why a connection was ended before anything was sent over it. */
export type TlsFault = { readonly fault: string; readonly cure: string };

/** The fault of a certificate in an error of a call; null where another thing went wrong. */
export const findTlsFault = (error: unknown): TlsFault | null => {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const found = faults.find(([pattern]) => pattern.test(code));
  if (found === undefined) return findTlsFault(error.cause);
  const [, fault, cure] = found;
  return { fault, cure };
};
