import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Unreached } from '@fx-gateway/domain/conformance/probes/reached.ts';
import { formatIssuer, formatSubject } from './judgeCertificate.ts';

const authorityFile = (seen: string, instead?: string): Unreached => ({
  kind: 'authority-file',
  seen,
  ...(instead === undefined ? {} : { instead }),
});

/** The certificates of a file; null where one of them cannot be read. */
const certificatesIn = (text: string): readonly X509Certificate[] | null => {
  const blocks = text.match(
    /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----[\s\S]*?-----END (?:TRUSTED |X509 )?CERTIFICATE-----/g,
  );
  try {
    return (blocks ?? []).map((block) => new X509Certificate(block));
  } catch {
    return null;
  }
};

/** A certificate, and those above it that were sent with it. */
const chainOf = (shown: X509Certificate): readonly X509Certificate[] => {
  const above = shown.issuerCertificate;
  return above === undefined || above.fingerprint256 === shown.fingerprint256
    ? [shown]
    : [shown, ...chainOf(above)];
};

const nameOf = (held: X509Certificate): string => formatSubject(held) ?? 'an authority without a name';

const describeHeld = (held: X509Certificate): string =>
  `${nameOf(held)} (until ${new Date(held.validTo).toISOString().slice(0, 10)})`;

/** A bundle may have hundreds: how many are named. */
const most = 3;

const describeAll = (all: readonly X509Certificate[]): string =>
  `${all.slice(0, most).map(describeHeld).join(', ')}${all.length > most ? ` and ${all.length - most} more` : ''}`;

/** What a file of authorities that were read makes of a certificate that is not trusted. */
const explainByHeld = (
  fault: Unreached,
  file: string,
  all: readonly X509Certificate[],
  shown: X509Certificate,
): Unreached => {
  const chain = chainOf(shown);
  const namesakes = chain.flatMap((below) =>
    all.filter((held) => held.subject === below.issuer).map((held) => ({ below, held })),
  );
  const [namesake] = namesakes;
  const issuer = formatIssuer(chain.at(-1) ?? shown) ?? 'who signed it';
  if (namesake === undefined) {
    const add = `add the certificate of ${issuer} (PEM) to ${file}`;
    return fault.kind === 'chain-incomplete'
      ? { ...fault, instead: `${add}, which NODE_EXTRA_CA_CERTS names: it holds ${describeAll(all)}` }
      : authorityFile(
          `${file}, which holds ${describeAll(all)}, and not ${issuer}`,
          // A bundle of the system holds what other hosts need.
          all.length > most ? `${add}.` : `${add}, or replace what it holds.`,
        );
  }
  const { below, held } = namesake;
  const isOfKey = namesakes.some((one) => one.below.verify(one.held.publicKey));
  return authorityFile(
    `${file}, which holds ${describeHeld(held)}, of the very name of who signed it and ${isOfKey ? 'not taken for an authority' : 'with another key'}`,
    `replace the certificate in ${file} by the present one of ${formatIssuer(below) ?? nameOf(held)} (PEM): the variable is right, and the file is out of date.`,
  );
};

/**
 * A certificate whose authority is not known here, by the file of authorities that the environment names: Node leaves out
 * one that it cannot read. `shown` is what the host sent, where that is known.
 */
export const explainUntrustedFault = async (
  fault: Unreached,
  shown: X509Certificate | null,
): Promise<Unreached> => {
  const file = process.env['NODE_EXTRA_CA_CERTS'] ?? '';
  if (file === '' || (fault.kind !== 'certificate-untrusted' && fault.kind !== 'chain-incomplete'))
    return fault;
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return authorityFile(`${file}, which is not there or may not be read`);
  const all = certificatesIn(text);
  if (all === null) return authorityFile(`${file}, which holds a certificate that cannot be read`);
  if (all.length === 0) return authorityFile(`${file}, which holds no certificate (PEM)`);
  return shown === null ? fault : explainByHeld(fault, file, all, shown);
};
