import { expect, it } from 'vitest';
import { findForeignScript } from './findForeignScript.ts';
import { readPageKind } from './readPageKind.ts';

it.each([
  ['<!doctype html><html lang="en" data-page="landing">', 'landing'],
  ['<html lang=en data-page=legal>', 'legal'],
  ['<html lang="en" class="no-theme"><body><div id="root"></div>', 'application'],
  ['<html><title>Welcome to nginx!</title>', null],
])('the page %j of the build is told by what it says of itself: %s', (page, kind) =>
  expect(readPageKind(page)).toBe(kind),
);

const own = '<script type="module" crossorigin src="/assets/app-1a2b.js"></script>';

it('a script that is not below /assets was written into a page of the build on the way', () => {
  expect(findForeignScript(own)).toBeNull();
  expect(findForeignScript('<script src="/src/main.tsx"></script>')).toBeNull();
  expect(findForeignScript(`${own}<script src=/cdn-cgi/x.js?v=1></script>`)?.symptom).toMatchObject({
    kind: 'page-changed',
    seen: '/cdn-cgi/x.js',
  });
});
