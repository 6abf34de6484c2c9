import type { DoctorFinding } from './doctorFinding.ts';
import type { Verdict } from '../responses/verdict.ts';

const mostNames = 5;

const named = (names: readonly string[]): string => {
  const distinct = [...new Set(names)];
  const [shown, others] = [distinct.slice(0, mostNames), distinct.length - mostNames];
  return others > 0 ? `${shown.join(', ')} and ${others} more` : shown.join(', ');
};

const isUnreached = ({ call, verdict, place }: DoctorFinding): boolean =>
  call === 'address' && place !== null && verdict.kind === 'unanswered';

const nameOf = (finding: DoctorFinding): string => {
  const { verdict, service, call, place } = finding;
  if (isUnreached(finding) && place !== null) return place;
  return verdict.kind === 'differs' ? verdict.field : `${service} ${call}`;
};

/** Of an address that nobody answers at, that alone, and none of its calls. */
const withoutCallsOfUnreached = (findings: readonly DoctorFinding[]): readonly DoctorFinding[] => {
  const unreached = new Set(findings.filter(isUnreached).map(({ place }) => place));
  return findings.filter(
    (one) => isUnreached(one) || one.verdict.kind !== 'unanswered' || !unreached.has(one.place),
  );
};

const isOf =
  (kind: Verdict['kind'], isInTrouble = false) =>
  ({ verdict }: DoctorFinding): boolean =>
    verdict.kind === kind && (verdict.kind === 'refused' && verdict.isInTrouble === true) === isInTrouble;

const heads: readonly (readonly [is: (one: DoctorFinding) => boolean, head: string])[] = [
  [isOf('differs'), 'Differs'],
  [isOf('unanswered'), 'No answer'],
  [isOf('refused', true), 'In trouble'],
  [isOf('refused'), 'Refused'],
];

/**
 * What is not as expected in few words, the worst first: the fields that differ and the calls that were refused or not
 * answered, of each kind at most five names, each once; an address that nobody answers at by its field. Null where nothing is.
 */
export const summarizeUnexpectedFindings = (findings: readonly DoctorFinding[]): string | null => {
  const told = withoutCallsOfUnreached(findings);
  const sentences = heads.flatMap(([is, head]) => {
    const names = told.filter(is).map(nameOf);
    return names.length === 0 ? [] : [`${head}: ${named(names)}.`];
  });
  return sentences.length === 0 ? null : sentences.join(' ');
};
