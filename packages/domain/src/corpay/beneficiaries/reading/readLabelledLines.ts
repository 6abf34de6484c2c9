import { findPayeeLabel } from './findPayeeLabel.ts';
import type { PayeeLabel } from './payeeLabels.ts';

/** A value of a text with the label that announces it. */
export type LabelledLine = PayeeLabel & {
  readonly value: string;
  /** The lines that follow it and have no label of their own. */
  readonly below: readonly string[];
};

type Pair = PayeeLabel & { readonly value: string };

/** A number follows its label after a space; of names that would cut 'Bank of Athens' in two. */
const numbers: ReadonlySet<string> = new Set(['iban', 'swiftBicCode', 'accountNumber', 'routingCode']);

const readLine = (line: string): Pair | null => {
  for (const { index, 0: sign } of line.matchAll(/:|=|\t|[ \u00a0]{2,}| [-–] /g)) {
    const label = findPayeeLabel(line.slice(0, index));
    const value = line
      .slice(index + sign.length)
      .replace(/^[\s:=]+/, '')
      .trim();
    if (label !== undefined && value !== '') return { ...label, value };
  }
  const words = line.split(/\s+/);
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const label = findPayeeLabel(words.slice(0, count).join(' '));
    const value = words.slice(count).join(' ');
    if (label !== undefined && numbers.has(label.field) && /\d|^[A-Z]{8}$/.test(value))
      return { ...label, value };
  }
  return null;
};

/** Where the pairs of a line begin; of several labels that end at one colon the longest counts: 'Bank Name' is no name. */
const findPairStarts = (line: string): readonly number[] => {
  const starts: number[] = [];
  let taken = findPayeeLabel(line.split(':')[0] ?? '') === undefined ? -1 : line.indexOf(':');
  for (const { index, 0: sign, groups } of line.matchAll(
    /(?:,|\s)\s*(?=(?<label>[\p{L}/#(). -]{2,30}?)\s*:)/gu,
  )) {
    const start = index + sign.length;
    const colon = line.indexOf(':', start);
    if (colon === taken || findPayeeLabel(groups?.['label'] ?? '') === undefined) continue;
    starts.push(start);
    taken = colon;
  }
  return starts;
};

const isNumberFor = (field: string, word: string): boolean =>
  /\d/.test(word) || (field === 'swiftBicCode' && /^[A-Z]{8}(?:[A-Z]{3})?$/.test(word));

/** Where the numbers of a line begin with their labels, with or without a colon; the longest label counts. */
const findNumberStarts = (line: string): readonly number[] => {
  const words = [...line.matchAll(/[^\s,]+/g)];
  const starts: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(4, words.length - 1 - at); count > 0; count -= 1) {
      const label = findPayeeLabel(
        words
          .slice(at, at + count)
          .map(([word]) => word)
          .join(' '),
      );
      const next = words[at + count]?.[0] ?? '';
      if (label === undefined || !numbers.has(label.field) || !isNumberFor(label.field, next)) continue;
      starts.push(words[at]?.index ?? 0);
      at += count;
      break;
    }
  }
  return starts;
};

/** Where several pairs stand on one line, each begins with its label. */
const splitPairs = (text: string): readonly string[] =>
  text
    .split(/[\r\n;|]+/)
    .flatMap((line) => {
      const starts = new Set([0, ...findPairStarts(line), ...findNumberStarts(line)]);
      const bounds = [...starts, line.length].toSorted((one, other) => one - other);
      return bounds.slice(1).map((end, place) => line.slice(bounds[place], end));
    })
    .map((line) => line.replace(/^[\s,/*•-]+|[\s,/-]+$/g, ''))
    .filter((line) => line !== '');

/** A text's labelled values in order, each on the line of its label or on the next one; and the lines before them. */
export const readLabelledLines = (
  text: string,
): {
  readonly labelled: readonly LabelledLine[];
  readonly top: readonly string[];
} => {
  const lines = splitPairs(text);
  const labelled: LabelledLine[] = [];
  const top: string[] = [];
  let below = top;
  const add = (pair: Pair): void => {
    below = [];
    labelled.push({ ...pair, below });
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const read = readLine(line);
    const label = findPayeeLabel(line);
    const next = lines[at + 1];
    if (read !== null) add(read);
    else if (label === undefined) {
      below.push(line);
    } else if (next !== undefined && readLine(next) === null && findPayeeLabel(next) === undefined) {
      add({ ...label, value: next });
      at += 1;
    } else below = [];
  }
  return { labelled, top };
};
