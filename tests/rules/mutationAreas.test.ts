import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas, inNoArea, sourcesOf, testsOf } from '../mutation/areas.mjs';
import { filesUnder, root } from './repository.ts';

const named = Object.entries(areas);
const files = filesUnder('packages');

describe('the areas whose code is changed to see whether a test notices', () => {
  it.each(named)('%s names folders and files that are there', (_name, area) => {
    expect(sourcesOf(area, root).length).toBeGreaterThan(0);
  });

  it.each(named)('%s is tried against tests that are there', (_name, area) => {
    const missing = testsOf(area).filter((pattern) => {
      const folder = pattern.replace('*.test.ts', '');
      return !files.some(
        (path) => path.startsWith(folder) && /^[^/]*\.test\.ts$/.test(path.slice(folder.length)),
      );
    });
    expect(missing).toEqual([]);
  });

  it('are all folders of the domain and of the storage, but those that say why not', () => {
    const folders = new Set(
      files
        .filter((path) => /^packages\/(?:domain\/src|adapters\/src\/storage)\//.test(path))
        .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
        .map((path) => dirname(path)),
    );
    const held = named.flatMap(([, area]) => [...area.folders, ...(area.testedElsewhere ?? [])]);
    expect(held.filter((folder) => folder in inNoArea)).toEqual([]);
    expect([...folders].filter((folder) => !held.includes(folder) && !(folder in inNoArea))).toEqual([]);
    expect(Object.keys(inNoArea).filter((folder) => !folders.has(folder))).toEqual([]);
  });
});
