import type { Finding } from '../finding.ts';
import type { NotTriedReason } from '../spoken/verdict.ts';

const isUntried =
  (why: NotTriedReason) =>
  ({ look, verdict }: Finding): boolean =>
    look === 'answer' && verdict.kind === 'not-tried' && verdict.why === why;

/** The services of which a run says nothing, because the user who signed in has not authorized their partner. */
export const unauthorizedServices = (findings: readonly Finding[]): readonly string[] =>
  findings.some(isUntried('no-authorization'))
    ? [...new Set(findings.filter(isUntried('no-token')).map(({ service }) => service))]
    : [];
