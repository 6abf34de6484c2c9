import { causeTable, type SymptomKind } from '../causes/causeTable.ts';
import type { DoctorFinding } from './doctorFinding.ts';
import { removeIdsFromWords } from '../responses/removeIdsFromWords.ts';
import type { Verdict } from '../responses/verdict.ts';

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
  readonly said: string | null;
  readonly whole: boolean;
  readonly where: string | null;
  readonly instead: string | null;
  readonly requestId: string | null;
};

const faults: readonly Verdict['kind'][] = ['differs', 'refused', 'unanswered'];

/** What each finding shows; where none shows why something is otherwise, the first that is. */
const signsOf = (findings: readonly DoctorFinding[]): readonly Sign[] => {
  const signs = findings.flatMap(({ symptom, place, service, requestId }): readonly Sign[] => {
    if (symptom === null) return [];
    const { kind, seen, said = null, whole = false, where = null, instead = null } = symptom;
    return [
      {
        kind,
        seen,
        said,
        whole,
        where,
        instead,
        setting: symptom.setting ?? place ?? service,
        place,
        requestId,
      },
    ];
  });
  const wrong = findings.filter(({ verdict }) => faults.includes(verdict.kind));
  const [first] = wrong;
  if (first === undefined || wrong.some(({ symptom }) => symptom !== null)) return signs;
  const { service, call, note, place, requestId } = first;
  const seen = `${service} ${call}${note === null ? '' : `: ${note.replace(/\.$/, '')}`}`;
  const unknown = {
    seen,
    setting: place ?? service,
    place,
    said: null,
    whole: false,
    where: null,
    instead: null,
    requestId,
  };
  return [...signs, { kind: 'unexplained', ...unknown }];
};

/** How an answer is found in the log of a service: by its id or, where it has none, by when it was given. */
const findBy = (requestId: string | null, now: number | null): string => {
  if (requestId !== null) return `by the request id ${requestId}`;
  const time = now === null ? '' : `, ${new Date(now).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  return `by the time of this run${time}, for the answer has no request id`;
};

/** The sentence of a cause, with what the service says where the sentence does not. A status alone proves nothing. */
const withWords = (cause: string, said: string | null): string =>
  said === null || /^\d{3}$/.test(said) || cause.includes(said)
    ? cause
    : `${cause} It says: ${said.replace(/[.…]+$/, '')}.`;

const firstOfPlace = (signs: readonly Sign[]): readonly Sign[] =>
  signs.filter(({ place }, at) => signs.findIndex((sign) => sign.place === place) === at);

/** What two signs have alike that are told as one: words that name the path or the id of a call are no other cause. */
const likenessOf = ({ seen, said, where }: Sign): string =>
  `${seen} ${said === null ? '' : removeIdsFromWords(said)} ${where}`;

/** How many answers differ only in such words. */
const alikeText = (signs: readonly Sign[]): string =>
  new Set(signs.map(({ said }) => said)).size > 1 ? ` So it is with ${signs.length} calls.` : '';

/** Words of a service may end a sentence of their own within ours. */
const withoutDoubleStops = (text: string): string => text.replaceAll(/\.(?=\.(?:\s|$)|,\s|\)[:.])/g, '');

/** A cause. `isApart`: it is listed alone although the words of its change are like those of another cause. */
type Told = { readonly cause: Cause; readonly isApart: boolean };

/** What one change mends is one cause, with what else it shows itself by. */
const withOneChange = (causes: readonly Told[]): readonly Cause[] => {
  const alikeOf = (one: Told): readonly Cause[] =>
    one.isApart
      ? [one.cause]
      : causes.flatMap((other) =>
          other.isApart || other.cause.change !== one.cause.change ? [] : [other.cause],
        );
  return causes.flatMap((told): readonly Cause[] => {
    const [first, ...alike] = alikeOf(told);
    if (first !== told.cause) return [];
    if (alike.length === 0) return [first];
    // One more of the same kind is told whole, several are counted.
    const others = alike.filter(({ symptom }) => alike.length === 1 || symptom !== first.symptom);
    const more = alike.length - others.length;
    const sentences = [
      first.cause,
      more > 0 ? `So it is with ${more} more.` : '',
      ...others.map(({ cause }) => cause),
    ];
    const settings = [...new Set([first, ...alike].flatMap((one) => one.settings))];
    return [{ ...first, settings, cause: sentences.filter(Boolean).join(' ') }];
  });
};

/** The signs that are told: none that another one of the same place hides. */
const shownOf = (signs: readonly Sign[]): readonly Sign[] => {
  const hidden = causeTable.flatMap(([kind, { hides = [] }]) =>
    signs.filter((sign) => sign.kind === kind).flatMap(({ place }) => hides.map((one) => `${one} ${place}`)),
  );
  // What is about no place is about all of them.
  return signs.filter(
    ({ kind, place }) => !hidden.includes(`${kind} ${place}`) && !hidden.includes(`${kind} null`),
  );
};

const eachCause = (findings: readonly DoctorFinding[], now: number | null): readonly Told[] => {
  const signs = shownOf(signsOf(findings));
  const dead = new Set<string | null>();
  const known = new Set<string | null>();
  return causeTable.flatMap(([symptom, { whole, last, once, apart, ...row }]) => {
    const found = signs.filter(
      ({ kind, place }) => kind === symptom && !dead.has(place) && !(last === true && known.has(place)),
    );
    for (const sign of found) {
      if ((whole === true || sign.whole) && sign.place !== null) dead.add(sign.place);
      if (last !== true) known.add(sign.place);
    }
    const here = once === true ? firstOfPlace(found) : found;
    return [...new Set(here.map(likenessOf))].flatMap((likeness): readonly Told[] => {
      const alike = here.filter((sign) => likenessOf(sign) === likeness);
      const [first] = alike;
      if (first === undefined) return [];
      const settings = [...new Set(alike.flatMap(({ setting }) => setting.split(', ')))];
      const by = findBy(alike.find(({ requestId }) => requestId !== null)?.requestId ?? null, now);
      const { seen, said, where, instead } = first;
      const told = { seen, said, where, instead, setting: settings.join(', '), by };
      const cause = withoutDoubleStops(withWords(row.cause(told), first.said)) + alikeText(alike);
      return [
        {
          cause: { symptom, settings, cause, change: row.change(told) },
          isApart: apart === true,
        },
      ];
    });
  });
};

/**
 * What the findings come from, the most likely first. Where a place is not reached at all, nothing else that was found
 * there is told; the same cause at several places is told once. `now` is the time of the run, in milliseconds since 1970.
 */
export const findCausesOfFindings = (
  findings: readonly DoctorFinding[],
  now: number | null = null,
): readonly Cause[] => withOneChange(eachCause(findings, now));
