import { describe, expect, it } from 'vitest';
import { areas, sourcesOf, testsOf } from '../mutation/areas.mjs';
import { root } from './repository.ts';

const named = Object.entries(areas);

describe('the areas whose code is changed to see whether a test notices', () => {
  it.each(named)('%s names folders and files that are there', (_name, area) => {
    expect(sourcesOf(area, root).length).toBeGreaterThan(0);
  });

  it('refuses a folder that has moved, with its name', () => {
    const moved = { bar: 95, folders: ['packages/domain/src/money', 'packages/domain/src/moved'] };
    expect(() => sourcesOf(moved, root)).toThrow('packages/domain/src/moved');
  });

  it('refuses a file that is gone, with its name', () => {
    const gone = { bar: 95, folders: ['packages/domain/src/money'], files: ['packages/domain/src/gone.ts'] };
    expect(() => sourcesOf(gone, root)).toThrow('packages/domain/src/gone.ts');
  });

  it('takes the tests beside the sources', () => {
    const area = { bar: 95, folders: ['packages/domain/src/money'], files: ['packages/domain/src/a/b.ts'] };
    expect(testsOf(area)).toEqual(['packages/domain/src/money/*.test.ts', 'packages/domain/src/a/b.test.ts']);
  });
});
