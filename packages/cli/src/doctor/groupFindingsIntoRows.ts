import {
  checkKindLabels,
  formatVerdict,
  type DoctorFinding,
} from '@fx-gateway/domain/conformance/report/doctorFinding.ts';
import { groupBy } from '../partner-verbs/groupBy.ts';

const rowOf = (finding: DoctorFinding, call = finding.call): readonly string[] => [
  checkKindLabels[finding.look],
  finding.service,
  call,
  formatVerdict(finding.verdict),
  [finding.note ?? '', finding.requestId === null ? '' : `Request id: ${finding.requestId}`].join(' ').trim(),
];

/** What was looked at by itself; an answer only where the call was tried. */
const standsApart = ({ look, verdict }: DoctorFinding): boolean =>
  look === 'setting' || (look === 'answer' && verdict.kind !== 'not-tried');

/** Fine calls are alike whatever their notes say. */
const likenessOf = (finding: DoctorFinding): string => {
  const { look, verdict, note, call } = finding;
  if (standsApart(finding)) return `${look} ${call} ${formatVerdict(verdict)}`;
  return verdict.kind === 'as-expected' ? verdict.kind : `${formatVerdict(verdict)} ${note}`;
};

const isFine = ({ verdict }: DoctorFinding): boolean => verdict.kind === 'as-expected';

const rowOfAlike = (alike: readonly [DoctorFinding, ...DoctorFinding[]], all: number): readonly string[] => {
  const [first] = alike;
  if (alike.length === 1) return rowOf(first);
  const calls = alike.length === all ? `every call (${all})` : `${first.call} and ${alike.length - 1} more`;
  return rowOf(isFine(first) ? { ...first, note: null } : first, calls);
};

/** What is found alike of several calls of a service stands in one row; settings and answers that came stand apart. */
export const groupFindingsIntoRows = (findings: readonly DoctorFinding[]): readonly (readonly string[])[] => {
  const groups = groupBy(findings, ({ look, service }) => `${look} ${service}`);
  return [...groups.values()].flatMap((group) => {
    return [...groupBy(group, likenessOf).values()].map((alike) => rowOfAlike(alike, group.length));
  });
};
