import { expect, it } from 'vitest';
import { releaseIdOf } from '../../packages/web/bundling/release.ts';

const files = {
  'app.html': { type: 'asset', source: '<title>FX</title>' },
  'assets/app-1a2b3c4d.js': { type: 'chunk' },
};

it('the id of a release is that of its files, in whatever order they were written (SITE-3)', () => {
  const id = releaseIdOf(files);
  expect(id).toMatch(/^[\da-f]{12}$/);
  expect(releaseIdOf(Object.fromEntries(Object.entries(files).toReversed()))).toBe(id);
});

it.each([
  ['a page says something else', { ...files, 'app.html': { type: 'asset', source: '<title>F</title>' } }],
  ['a file has another name', { 'app.html': files['app.html'], 'assets/app-5e6f7a8b.js': { type: 'chunk' } }],
  ['a file has come', { ...files, 'assets/b-00000000.js': { type: 'chunk' } }],
])('another release is one where %s', (_what, others) => {
  expect(releaseIdOf(others)).not.toBe(releaseIdOf(files));
});
