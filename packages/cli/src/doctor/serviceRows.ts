import { conclude, verdictText, type Finding } from '@fx-gateway/domain/conformance/finding.ts';
import { groupBy } from '../partner-verbs/groupBy.ts';

const countText = (count: number, what: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${what}`];

const rowOf = ([service, findings]: readonly [string, readonly Finding[]]): readonly string[] => {
  const count = (kind: Finding['verdict']['kind']): number =>
    findings.filter(({ verdict }) => verdict.kind === kind).length;
  const conclusion = conclude(findings);
  const [untried, unjudged] = [count('not-tried'), count('unjudged')];
  const counts = [
    ...countText(findings.length - untried - unjudged, 'looked at'),
    ...countText(untried, 'not tried'),
    ...countText(unjudged, 'not judged'),
  ].join(', ');
  if (conclusion === 'as-expected') {
    const found = untried + unjudged === findings.length ? 'not tried' : 'as expected';
    return [service, found, counts];
  }
  const wrong = findings.filter(({ verdict }) => verdict.kind === conclusion);
  const told = wrong.find(({ symptom }) => symptom !== null) ?? wrong[0];
  if (told === undefined) return [service, conclusion, counts];
  const others = wrong.length - 1;
  return [
    service,
    verdictText(told.verdict),
    [told.note ?? told.call, others > 0 ? `And ${others} more.` : ''].join(' ').trim(),
  ];
};

/** One row for each service: all is well there, or the worst that was found. */
export const serviceRows = (findings: readonly Finding[]): readonly (readonly string[])[] =>
  [...groupBy(findings, ({ service }) => service)].map(rowOf);
