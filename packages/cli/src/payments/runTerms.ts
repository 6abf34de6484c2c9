import { computeFingerprint } from '@fx-gateway/adapters/node';
import type { RunRow } from '@fx-gateway/domain/payment-run/runRow.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { listInSentence } from '@fx-gateway/domain/words/listInSentence.ts';
import type { Options } from '../verbs/options.ts';

/** So much of a fingerprint tells one row from another version of it. */
const shortLength = 12;

/** What is said for all rows, by what a sentence calls it. */
const settings = [
  ['settlement', ['settleIn', 'from', 'feeFrom']],
  ['purpose', ['purpose']],
  ['columns', ['column']],
] as const;

/**
 * Stands for a file and what is said for all of its rows: no text of them can be read from it. First the whole, which alone
 * earlier versions kept, then what tells where another file differs.
 */
export const makeRunTerms = async (
  options: Options,
  name: string,
  rows: readonly RunRow[],
): Promise<string> => {
  const short = async (value: unknown): Promise<string> =>
    (await computeFingerprint(name, JSON.stringify(value))).slice(0, shortLength);
  const whole = await computeFingerprint(
    name,
    JSON.stringify([
      rows,
      ['settleIn', 'from', 'feeFrom'].map((option) => options.text(option)),
      options.texts('purpose'),
      options.texts('column'),
    ]),
  );
  const said = await Promise.all(
    settings.map(
      async ([label, names]) => `${label}:${await short(names.map((each) => options.texts(each)))}`,
    ),
  );
  const each = await Promise.all(rows.map(async ({ row, texts }) => `${row}:${await short(texts)}`));
  return [whole, ...said, ...each].join(' ');
};

const partsOf = (terms: string): { readonly whole: string; readonly parts: ReadonlyMap<string, string> } => {
  const [whole = '', ...parts] = terms.split(' ');
  return {
    whole,
    parts: new Map(
      parts.map((part) => {
        const at = part.indexOf(':');
        return [part.slice(0, at), part.slice(at + 1)];
      }),
    ),
  };
};

const isRow = (label: string): boolean => /^\d+$/.test(label);

const countText = (count: number, what: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? 'row' : 'rows'} ${what}`];

/** What differs between two files under one key, in a sentence; empty where that is not known, null where nothing does. */
export const runTermsDifference = (earlier: string, now: string): string | null => {
  const [one, other] = [partsOf(earlier), partsOf(now)];
  if (one.whole === other.whole) return null;
  if (one.parts.size === 0) return '';
  const rows = [...other.parts.keys()].filter(isRow);
  const counts = [
    ...countText(
      rows.filter((row) => one.parts.has(row) && one.parts.get(row) !== other.parts.get(row)).length,
      'changed',
    ),
    ...countText(rows.filter((row) => !one.parts.has(row)).length, 'added'),
    ...countText(
      [...one.parts.keys()].filter((row) => isRow(row) && !other.parts.has(row)).length,
      'removed',
    ),
  ];
  const said = settings
    .map(([label]) => label)
    .filter((label) => one.parts.get(label) !== other.parts.get(label));
  return joinSentences(
    counts.length === 0 ? '' : `In this file: ${listInSentence(counts)}.`,
    said.length === 0
      ? ''
      : `Another ${listInSentence(said)} ${said.length === 1 ? 'was' : 'were'} said for all rows then.`,
  );
};
