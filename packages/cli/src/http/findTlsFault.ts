import { classifyReachFailure } from '@fx-gateway/adapters/node';

/** Why a connection was ended before anything was sent over it: what is wrong with its certificate, and what to change. */
export type TlsFault = { readonly fault: string; readonly cure: string };

const unknownIssuer: TlsFault = {
  fault: 'the issuer of its certificate is unknown to this machine',
  cure: 'Set NODE_EXTRA_CA_CERTS to the file with the certificate of that issuer (PEM), or have the host send its whole chain. A proxy of your own network that opens TLS has an issuer of its own.',
};

/** By what `fxg doctor` calls it as well. */
const faults: Readonly<Partial<Record<ReturnType<typeof classifyReachFailure>, TlsFault>>> = {
  'certificate-ended': {
    fault: 'its certificate has expired',
    cure: 'Have whoever runs the host renew it, and see that the clock of this machine is right.',
  },
  'certificate-early': {
    fault: 'its certificate does not hold yet',
    cure: 'See that the clock of this machine is right, or have whoever runs the host mend the certificate.',
  },
  'certificate-of-another-host': {
    fault: 'its certificate is of another host',
    cure: 'Correct the host in the configuration, or have the host show a certificate of its own name.',
  },
  'certificate-untrusted': unknownIssuer,
  'chain-incomplete': unknownIssuer,
};

const selfSigned: TlsFault = {
  fault: 'its certificate is self-signed',
  cure: 'If you trust it, set NODE_EXTRA_CA_CERTS to the file that holds it (PEM); else have the host show one of an authority.',
};

const isSelfSigned = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'DEPTH_ZERO_SELF_SIGNED_CERT') || isSelfSigned(error.cause));

/** The fault of a certificate in an error of a call; null where another thing went wrong. */
export const findTlsFault = (error: unknown): TlsFault | null =>
  isSelfSigned(error) ? selfSigned : (faults[classifyReachFailure(error)] ?? null);
