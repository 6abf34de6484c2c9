import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder, root, textOf } from './repository.ts';

/** How many numbers of each section of OWASP ASVS 5.0.0 are asked at a level, by which: `1.2: 1-5` are five. */
const level1 =
  '1.2: 1-5; 1.3: 1-2; 1.5: 1; 2.1: 1; 2.2: 1-2; 2.3: 1; 3.2: 1-2; 3.3: 1; 3.4: 1-2; 3.5: 1-3; 4.1: 1; 4.4: 1; 5.2: 1-2; 5.3: 1-2; 6.1: 1; 6.2: 1-8; 6.3: 1-2; 6.4: 1-2; 7.2: 1-4; 7.4: 1-2; 8.1: 1; 8.2: 1-2; 8.3: 1; 9.1: 1-3; 9.2: 1; 10.4: 1-5; 11.3: 1-2; 11.4: 1; 12.1: 1; 12.2: 1-2; 13.4: 1; 14.2: 1; 14.3: 1; 15.1: 1; 15.2: 1; 15.3: 1';
const level2 =
  '1.1: 1-2; 1.2: 6-9; 1.3: 3-11; 1.4: 1-3; 1.5: 2; 2.1: 2-3; 2.2: 3; 2.3: 2-4; 2.4: 1; 3.3: 2-4; 3.4: 3-6; 3.5: 4-5; 3.7: 1-2; 4.1: 2-3; 4.2: 1; 4.3: 1-2; 4.4: 2-4; 5.1: 1; 5.2: 3; 5.4: 1-3; 6.1: 2-3; 6.2: 9-12; 6.3: 3-4; 6.4: 3-4; 6.5: 1-5; 6.6: 1-3; 6.8: 1-4; 7.1: 1-3; 7.3: 1-2; 7.4: 3-5; 7.5: 1-2; 7.6: 1-2; 8.1: 2; 8.2: 3; 8.4: 1; 9.2: 2-4; 10.1: 1-2; 10.2: 1-2; 10.3: 1-4; 10.4: 6-11; 10.5: 1-5; 10.6: 1-2; 10.7: 1-3; 11.1: 1-2; 11.2: 1-3; 11.3: 3; 11.4: 2-4; 11.5: 1; 11.6: 1; 12.1: 2-3; 12.3: 1-4; 13.1: 1; 13.2: 1-5; 13.3: 1-2; 13.4: 2-5; 14.1: 1-2; 14.2: 2-4; 14.3: 2-3; 15.1: 2-3; 15.2: 2-3; 15.3: 2-7; 16.1: 1; 16.2: 1-5; 16.3: 1-4; 16.4: 1-3; 16.5: 1-3; 17.1: 1; 17.2: 1-4; 17.3: 1-2';

const numbersOf = (level: string): readonly string[] =>
  level.split('; ').flatMap((entry) => {
    const [section = '', range = ''] = entry.split(': ');
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${String(first + index)}`);
  });

type Row = { readonly numbers: readonly string[]; readonly verdict: string; readonly why: string };

/** `10.4.1 to 10.4.3` are three, `1.2.1, 1.2.2` two. */
const numbersIn = (cell: string): readonly string[] =>
  cell.split(', ').flatMap((each) => {
    const [first = '', last = first] = each.split(' to ');
    const section = first.replace(/\.\d+$/, '');
    return numbersOf(`${section}: ${first.slice(section.length + 1)}-${last.slice(section.length + 1)}`);
  });

const rowsOf = (page: string): readonly Row[] =>
  textOf(page)
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
    .map((line) => {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { numbers: numbersIn(cells[0] ?? ''), verdict: cells.at(-2) ?? '', why: cells.at(-1) ?? '' };
    });

const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:packages|tests|docs)\/[\w./-]+)`/g)].map(([, path = '']) => path);

const pages = filesUnder('docs/security').filter((path) => path.endsWith('.md'));
const rows = pages.flatMap(rowsOf);
const countOf = (wanted: string): string =>
  String(rows.filter(({ verdict }) => verdict === wanted).flatMap(({ numbers }) => numbers).length);
const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

it('every number of level 1 and of level 2 has one verdict', () => {
  expect(numbersOf(level1)).toHaveLength(70);
  expect(numbersOf(level2)).toHaveLength(183);
  expect(
    rowsOf('docs/security.md')
      .flatMap(({ numbers }) => numbers)
      .toSorted(byNumber),
  ).toEqual(numbersOf(level1));
  expect(rows.flatMap(({ numbers }) => numbers).toSorted(byNumber)).toEqual(numbersOf(level2));
});

it('what holds and what is left to the deployment names a file that is there', () => {
  const named = rows.filter(({ verdict }) => verdict === 'holds' || verdict === 'deployment');
  expect(named.length).toBeGreaterThan(80);
  expect(
    named.filter(({ why }) => {
      const paths = pathsIn(why);
      return paths.length === 0 || paths.some((path) => !existsSync(posix.join(root, path)));
    }),
  ).toEqual([]);
});

it('what is missed names its owner, and what is not applicable its reason', () => {
  expect(rows.filter(({ verdict }) => !['holds', 'deployment', 'none', 'missed'].includes(verdict))).toEqual(
    [],
  );
  expect(rows.filter(({ verdict, why }) => verdict === 'missed' && !/ Owner: [a-zA-Z]+$/.test(why))).toEqual(
    [],
  );
  expect(rows.filter(({ verdict, why }) => verdict === 'none' && why.length < 10)).toEqual([]);
});

it('the page of what is protected counts the verdicts of level 2 as they stand', () => {
  expect(textOf('docs/security.md')).toContain(
    `${countOf('holds')} hold, ${countOf('deployment')} are the deployment’s, ${countOf('none')} ask for what the product does not have, and ${countOf('missed')} are missed`,
  );
});
