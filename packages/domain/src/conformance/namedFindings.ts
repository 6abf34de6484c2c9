import type { Finding } from './finding.ts';
import type { Verdict } from './verdict.ts';

const mostNames = 5;

const named = (names: readonly string[]): string => {
  const distinct = [...new Set(names)];
  const [shown, others] = [distinct.slice(0, mostNames), distinct.length - mostNames];
  return others > 0 ? `${shown.join(', ')} and ${others} more` : shown.join(', ');
};

const nameOf = ({ verdict, service, call }: Finding): string =>
  verdict.kind === 'differs' ? verdict.field : `${service} ${call}`;

const heads: readonly (readonly [Verdict['kind'], string])[] = [
  ['differs', 'Differs'],
  ['unanswered', 'No answer'],
  ['refused', 'Refused'],
];

/**
 * What is not as expected in few words, the worst first: the fields that differ and the calls that were refused or not
 * answered, of each kind at most five names, each once. Null where nothing is.
 */
export const namedFindings = (findings: readonly Finding[]): string | null => {
  const sentences = heads.flatMap(([kind, head]) => {
    const names = findings.filter(({ verdict }) => verdict.kind === kind).map(nameOf);
    return names.length === 0 ? [] : [`${head}: ${named(names)}.`];
  });
  return sentences.length === 0 ? null : sentences.join(' ');
};
