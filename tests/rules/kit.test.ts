import { expect, it } from 'vitest';
import { filesUnder, linesMatching } from './repository.ts';

const screens = filesUnder('packages/web/src').filter(
  (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !path.startsWith('packages/web/src/kit/'),
);

it('no screen writes a table of its own: those of the kit have its looks, also on a phone', () => {
  const table = /<table\b/;
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.flatMap((path) => linesMatching(path, table))).toEqual([]);
  expect(table.test('<table className="rows">')).toBe(true);
  expect(table.test('<Table caption="Orders">')).toBe(false);
});
