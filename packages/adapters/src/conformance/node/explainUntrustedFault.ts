import { readFile } from 'node:fs/promises';
import type { ReachResult } from '@fx-gateway/domain/conformance/reached.ts';

type Fault = Exclude<ReachResult, { kind: 'answered' }>;

/** What is wrong with the file of authorities that the environment names; null where none is named, or it is well. */
const fileFault = async (): Promise<string | null> => {
  const file = process.env['NODE_EXTRA_CA_CERTS'] ?? '';
  if (file === '') return null;
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return `${file}, which is not there or may not be read`;
  return /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----/.test(text)
    ? null
    : `${file}, which holds no certificate (PEM)`;
};

/** A certificate whose authority is not known here: Node leaves a file of authorities out that it cannot read. */
export const explainUntrustedFault = async (fault: Fault): Promise<Fault> => {
  if (fault.kind !== 'certificate-untrusted' && fault.kind !== 'chain-incomplete') return fault;
  const seen = await fileFault();
  return seen === null ? fault : { kind: 'authority-file', seen };
};
