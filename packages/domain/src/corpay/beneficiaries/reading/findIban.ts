import { checkPartialNumber } from '../../../accountNumbers/checkPartialNumber.ts';
import { ibanLength, whyNotIban } from '../../../accountNumbers/whyNotIban.ts';
import { removeNumberSeparators } from '../../../patterns/formatNumberToMatchPatterns.ts';
import { readingMessages } from './readingMessages.ts';

/** The IBAN of a text, or why there is none where one was meant; all are null where none was meant. */
export type FoundIban = {
  readonly iban: string | null;
  readonly mistake: string | null;
  readonly missing: string | null;
};

const none: FoundIban = { iban: null, mistake: null, missing: null };

const start = /(?<![A-Za-z0-9])[A-Za-z]{2}\d{2}/g;

/** From where an IBAN may begin, as many characters as its country's IBANs have; fewer where the line ends, none of a country without. */
const candidateAt = (text: string): readonly string[] => {
  const inOne = /^[A-Z0-9]*/.exec(removeNumberSeparators(text))?.[0] ?? '';
  const length = ibanLength(inOne.slice(0, 2));
  return length === null ? [] : [inOne.slice(0, length)];
};

const candidatesOf = (line: string): readonly string[] =>
  [...line.matchAll(start)].flatMap(({ index }) => candidateAt(line.slice(index)));

/** As long as no tax number is: the shortest IBAN has 15 characters. */
const wholeLine = /^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/;

/** An IBAN that has a line to itself was meant as one, also where it is cut short; a text of one line also where its country has none. */
const findMeantByLine = (text: string): string | undefined => {
  const lines = text.trim().split(/\r?\n/).map(removeNumberSeparators);
  return lines.find(
    (line) => wholeLine.test(line) && (lines.length === 1 || ibanLength(line.slice(0, 2)) !== null),
  );
};

const withComparison = (iban: string, mistake: string): string =>
  `${mistake} ${readingMessages.compare(iban)}`;

/** What a text that is one IBAN and nothing else says while it is typed. */
const typedAlone = (text: string): FoundIban | null => {
  const inOne = removeNumberSeparators(text);
  if (/\n/.test(text.trim()) || !/^[A-Z]{2}\d[A-Z0-9]*$/.test(inOne)) return null;
  if (ibanLength(inOne.slice(0, 2)) === null) return null;
  const { mistake, missing } = checkPartialNumber('iban', inOne, '');
  return { iban: null, mistake: mistake === null ? null : withComparison(inOne, mistake), missing };
};

/**
 * The one right IBAN of a text, however it is grouped and whatever stands around it (CP-READ-1). One with a mistake is
 * told with what helps to find it; a text with two different ones is not guessed at.
 */
export const findIban = (text: string): FoundIban => {
  const candidates = text.split(/\r?\n/).flatMap(candidatesOf);
  const [right, ...others] = new Set(candidates.filter((each) => whyNotIban(each, '') === null));
  if (others.length > 0) return { ...none, mistake: readingMessages.twoIbans };
  const alone = typedAlone(text);
  const overlong = right !== undefined && /^\d+$/.test(removeNumberSeparators(text).slice(right.length));
  if (alone !== null && (right === undefined || overlong)) return alone;
  if (right !== undefined) return { ...none, iban: right };
  const labelled = /\bIBAN\b\W*(?<rest>[A-Za-z]{2} ?\d.*)/i.exec(text)?.groups?.['rest'];
  const whole = candidates.find((each) => each.length === ibanLength(each.slice(0, 2)));
  const meant = labelled === undefined ? (whole ?? findMeantByLine(text)) : candidateAt(labelled)[0];
  const mistake = meant === undefined ? null : whyNotIban(meant, '');
  if (meant === undefined || mistake === null) return { ...none, iban: meant ?? null };
  return { ...none, mistake: withComparison(meant, mistake) };
};
