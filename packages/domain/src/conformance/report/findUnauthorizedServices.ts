import type { DoctorFinding } from './doctorFinding.ts';
import type { NotTriedReason } from '../responses/verdict.ts';

const isUntried =
  (why: NotTriedReason) =>
  ({ look, verdict }: DoctorFinding): boolean =>
    look === 'answer' && verdict.kind === 'not-tried' && verdict.why === why;

/** The services of which a run says nothing, because the user who signed in has not authorized their partner. */
export const findUnauthorizedServices = (findings: readonly DoctorFinding[]): readonly string[] =>
  findings.some(isUntried('no-authorization'))
    ? [...new Set(findings.filter(isUntried('no-token')).map(({ service }) => service))]
    : [];
