import { causeTable, type SymptomKind } from './causes/causeTable.ts';
import type { Finding } from './finding.ts';
import type { Verdict } from './verdict.ts';

/** A cause of what was found, and what to change. */
export type Cause = {
  readonly symptom: SymptomKind;
  /** What is wrong, by its names: fields of `config.json` where they are. */
  readonly settings: readonly string[];
  readonly cause: string;
  readonly change: string;
};

type Sign = {
  readonly kind: SymptomKind;
  readonly seen: string;
  readonly setting: string;
  readonly place: string | null;
};

const faults: readonly Verdict['kind'][] = ['differs', 'refused', 'unanswered'];

/** What each finding shows; where none shows why something is otherwise, the first that is. */
const signsOf = (findings: readonly Finding[]): readonly Sign[] => {
  const signs = findings.flatMap(({ symptom, place, service }) =>
    symptom === null
      ? []
      : [{ kind: symptom.kind, seen: symptom.seen, setting: symptom.setting ?? place ?? service, place }],
  );
  const wrong = findings.filter(({ verdict }) => faults.includes(verdict.kind));
  const [first] = wrong;
  if (first === undefined || wrong.some(({ symptom }) => symptom !== null)) return signs;
  const { service, call, note, place } = first;
  const seen = `${service} ${call}${note === null ? '' : `: ${note.replace(/\.$/, '')}`}`;
  return [...signs, { kind: 'unexplained', seen, setting: place ?? service, place }];
};

/**
 * What the findings come from, the most likely first. Where a place is not reached at all, nothing else that was found
 * there is told; the same cause at several places is told once.
 */
export const causesOf = (findings: readonly Finding[]): readonly Cause[] => {
  const signs = signsOf(findings);
  const dead = new Set<string | null>();
  const known = new Set<string | null>();
  return causeTable.flatMap(([symptom, { whole, last, ...row }]) => {
    const here = signs.filter(
      ({ kind, place }) => kind === symptom && !dead.has(place) && !(last === true && known.has(place)),
    );
    for (const { place } of here) {
      if (whole === true && place !== null) dead.add(place);
      if (last !== true) known.add(place);
    }
    return [...new Set(here.map(({ seen }) => seen))].map((seen): Cause => {
      const settings = [
        ...new Set(here.filter((sign) => sign.seen === seen).flatMap(({ setting }) => setting.split(', '))),
      ];
      const told = { seen, setting: settings.join(', ') };
      return { symptom, settings, cause: row.cause(told), change: row.change(told) };
    });
  });
};
