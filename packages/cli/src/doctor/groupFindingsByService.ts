import {
  concludeFindings,
  formatVerdict,
  type DoctorFinding,
} from '@fx-gateway/domain/conformance/report/doctorFinding.ts';
import { groupBy } from '../partner-verbs/groupBy.ts';

const countText = (count: number, what: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${what}`];

/** Somebody was named for it, and no credentials were had. */
const hasTriedSignIn = (findings: readonly DoctorFinding[]): boolean =>
  findings.some(({ call, verdict }) => call === 'sign-in' && verdict.kind !== 'not-tried');

const rowOf = (
  [service, findings]: readonly [string, readonly DoctorFinding[]],
  need: string,
): readonly string[] => {
  const count = (kind: DoctorFinding['verdict']['kind']): number =>
    findings.filter(({ verdict }) => verdict.kind === kind).length;
  const conclusion = concludeFindings(findings);
  const [untried, unjudged] = [count('not-tried'), count('unjudged')];
  const lookedAt = findings.length - untried - unjudged;
  const unsigned = findings.filter(
    ({ verdict }) => verdict.kind === 'not-tried' && verdict.why === 'no-sign-in',
  ).length;
  const counts = [
    ...countText(lookedAt, 'looked at'),
    ...countText(unsigned, need),
    ...countText(untried - unsigned, 'not tried'),
    ...countText(unjudged, 'not judged'),
  ].join(', ');
  if (conclusion === 'as-expected') {
    const found = untried + unjudged === findings.length ? 'not tried' : 'as expected';
    return [service, found, counts];
  }
  const wrong = findings.filter(({ verdict }) => verdict.kind === conclusion);
  const told = wrong.find(({ symptom }) => symptom !== null) ?? wrong[0];
  if (told === undefined) return [service, conclusion, counts];
  const { verdict } = told;
  const isLong = verdict.kind === 'differs' && verdict.field.length > longest;
  return [
    service,
    isLong ? verdict.kind : formatVerdict(verdict),
    [
      isLong ? `${verdict.field}: ${told.note ?? told.call}` : (told.note ?? told.call),
      wrong.length > 1 ? `(${wrong.length} of ${lookedAt} looked at)` : '',
    ]
      .join(' ')
      .trim(),
  ];
};

/** A longer name leaves no room for the note beside it. */
const longest = 16;

const isDead = ({ call, verdict }: DoctorFinding): boolean =>
  call === 'address' && verdict.kind === 'unanswered';

/** A service at an address that was found dead by another one is no second fault. */
const deadElsewhere = (findings: readonly DoctorFinding[], service: string): string | null => {
  const own = findings.filter((one) => one.service === service);
  const wrong = own.filter(({ verdict }) => verdict.kind === 'unanswered');
  const [first] = wrong;
  if (
    first === undefined ||
    concludeFindings(own) !== 'unanswered' ||
    wrong.some(({ symptom }) => symptom !== null)
  )
    return null;
  const dead = findings.find((one) => isDead(one) && one.place === first.place && one.service !== service);
  return dead?.service ?? null;
};

/** One row for each service: all is well there, or the worst that was found. */
export const groupFindingsByService = (findings: readonly DoctorFinding[]): readonly (readonly string[])[] =>
  [...groupBy(findings, ({ service }) => service)].map(([service, own]) => {
    const elsewhere = deadElsewhere(findings, service);
    const need = hasTriedSignIn(findings) ? 'without credentials' : 'need --as';
    return elsewhere === null
      ? rowOf([service, own], need)
      : [service, 'no answer', `Its address is that of ${elsewhere}.`];
  });
