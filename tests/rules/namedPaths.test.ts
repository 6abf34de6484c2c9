import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder, root, textOf } from './repository.ts';

const pages = filesUnder('').filter((path) => path.endsWith('.md'));

/** Places that a page names: what it links to, and paths in code spans that begin at the root. Patterns, commands and what is only built are left out. */
const placesIn = (page: string): readonly string[] => {
  const text = textOf(page);
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, place = '']) =>
    posix.join(posix.dirname(page), place),
  );
  const spelled = [...text.matchAll(/`((?:packages|tests|docs)\/[\w./-]+)`/g)].map(([, place = '']) => place);
  return [...linked, ...spelled].filter((place) => !place.endsWith('/dist'));
};

it('every file and folder that the docs name is there', () => {
  const named = pages.flatMap((page) => placesIn(page).map((place) => ({ page, place })));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ place }) => !existsSync(posix.join(root, place)))).toEqual([]);
});

it('every file that the docs name without its folder is there, or some file ends like it', () => {
  const files = filesUnder('');
  const named = pages.flatMap((page) =>
    [...textOf(page).matchAll(/`([\w.-]+\.(?:tsx?|[cm]js|css))`/g)].map(([, file = '']) => ({ page, file })),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ file }) => !files.some((path) => path.endsWith(file)))).toEqual([]);
});

it('what is protected, and how, names the files that do it', () => {
  expect(pages).toContain('docs/security.md');
  expect(placesIn('docs/security.md').length).toBeGreaterThan(40);
});
