import { expect, it } from 'vitest';
import { constants } from '../constants/constants.mjs';
import { keptElsewhere, withFewerValues } from '../constants/keptElsewhere.mjs';
import { movedText } from '../constants/movedText.mjs';
import { filesUnder, textOf } from './repository.ts';

const everything = filesUnder('packages');
const filesMatching = (glob: string): readonly string[] => {
  const pattern = glob.split('**/').map((part) => part.replaceAll('.', '\\.').replaceAll('*', '[^/]*'));
  return everything.filter((path) => new RegExp(`^${pattern.join('(?:.*/)?')}$`).test(path));
};

const page = textOf('docs/rules.md');
const rows = [...page.matchAll(/^\| (?<id>[A-Z]+(?:-[A-Z]+)*-\d+) +\| (?<words>.*?) *\|$/gm)].map(
  ({ groups }) => ({ id: groups?.['id'] ?? '', words: groups?.['words'] ?? '' }),
);
/** What people see in quotes, names of other rules and what is written in code are no values. */
const numbersIn = (words: string): number => {
  const said = words
    .replaceAll(/'[^']*'/g, '')
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/[A-Z]+(?:-[A-Z]+)*-\d+|ISO \d+|\dxx|Part \d|Appendix \d/g, '');
  const numbers = /\d+(?:[.,-]\d+)*|\b(?:two|three|four|five|six|seven|eight|nine|ten|zero)\b/gi;
  return new Set(said.match(numbers)).size;
};
const moves = constants.flatMap(({ rules }) => rules);
const moved = new Set(moves);

it.each(constants.map((constant) => [constant.rules.join(', '), constant] as const))(
  'the value of %s stands exactly once where it is said to',
  (_rules, constant) => {
    expect(movedText(constant, textOf(constant.file))).not.toBe(textOf(constant.file));
    for (const proof of constant.proof) expect(filesMatching(proof), proof).not.toEqual([]);
  },
);

it('a value that stands nowhere, or twice, is refused with its rule', () => {
  const value = { rules: ['S-1'], file: 'a.ts', text: 'most = 1', moved: 'most = 2', proof: [] };
  expect(() => movedText(value, 'const most = 3;')).toThrow('S-1: `most = 1` stands 0 times in a.ts.');
  expect(() => movedText(value, 'most = 1; most = 1;')).toThrow('stands 2 times');
});

/** The rules that fix a value without a number, as the page of rules lists them. */
const fixed =
  /These rules fix a value without a number: (?<ids>[^.]+)\./.exec(page)?.groups?.['ids']?.split(', ') ?? [];

it('every number of a rule is a value of its own that is moved, or says who keeps it', () => {
  const unmoved = rows
    .filter(({ id, words }) => !(id in keptElsewhere) && !(id in withFewerValues) && numbersIn(words) > 0)
    .filter(({ id, words }) => numbersIn(words) > moves.filter((rule) => rule === id).length);
  expect(unmoved.map(({ id }) => id)).toEqual([]);
});

it('every rule with a fixed value is held to it, or says who keeps it', () => {
  const known = (id: string): boolean => moved.has(id) || id in keptElsewhere;
  expect(fixed.length).toBeGreaterThan(30);
  expect(fixed.filter((id) => !known(id))).toEqual([]);
  const ids = new Set(rows.map(({ id }) => id));
  expect(
    [...moved, ...fixed, ...Object.keys(keptElsewhere), ...Object.keys(withFewerValues)].filter(
      (id) => !ids.has(id),
    ),
  ).toEqual([]);
});
