import { createRequire } from 'node:module';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { correctedClock, replacedByClock } from '../../packages/adapters/bundling/correctedClock.ts';
import { nativeIntegers, replacedByIntegers } from '../../packages/adapters/bundling/nativeIntegers.ts';
import { chunkFetching, importAround } from '../../packages/web/bundling/chunkFetching.ts';
import { root, textOf } from './repository.ts';

const page = '<!doctype html><script type="module" src="./main.js"></script>';

/** Builds a page from these files with a plugin and answers with what it was refused for; empty where it was built. */
const refusalOf = async (plugin: Plugin, files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'replaced-files-'));
  try {
    for (const [name, text] of Object.entries({ 'app.html': page, ...files })) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [plugin],
      build: { target: 'es2022', write: false, rollupOptions: { input: join(folder, 'app.html') } },
    });
    return '';
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A library with files at these places, and a page that imports them. */
const importing = (places: readonly string[]): Readonly<Record<string, string>> => ({
  'main.js': places
    .map((place) => `import * as all${places.indexOf(place)} from './library${place}';`)
    .join('\n'),
  ...Object.fromEntries(places.map((place) => [`library${place}`, 'export const fetchTransferHandler = 1;'])),
});

describe.each([
  ['the integers', nativeIntegers, Object.keys(replacedByIntegers)],
  ['the clock', correctedClock, Object.keys(replacedByClock)],
] as const)('a build with %s of our own', (_name, plugin, places) => {
  it('is made where the library has every file that is replaced', async () => {
    expect(await refusalOf(plugin(), importing(places))).toBe('');
  });

  it.each(places)('is refused where the library has %s no more, and says so', async (gone) => {
    const moved = importing([...places.filter((place) => place !== gone), '/moved/elsewhere.mjs']);
    expect(await refusalOf(plugin(), moved)).toContain(
      `${gone} was never loaded, so nothing stands in its place: see packages/adapters/bundling/README.md.`,
    );
  });
});

const fetching = () => chunkFetching(join(root, 'packages/web'));

describe('a build in which lost files can be asked for again', () => {
  it('is made where Vite puts its module around a dynamic import', async () => {
    const files = { 'main.js': "void import('./later.js');", 'later.js': 'console.log(1);' };
    expect(await refusalOf(fetching(), files)).toBe('');
  });

  it('is refused where Vite puts none there, and says so', async () => {
    expect(await refusalOf(fetching(), { 'main.js': 'console.log(1);' })).toContain(
      'Vite put no "\\u0000vite/preload-helper.js" around a dynamic import, so a lost file would stay lost',
    );
  });
});

const fromLibrary = createRequire(
  createRequire(join(root, 'packages/adapters/package.json')).resolve('aws-amplify'),
);

const versionOf = (name: string): string => {
  for (const folder of fromLibrary.resolve.paths(name) ?? [])
    try {
      return (fromLibrary(join(folder, name, 'package.json')) as { version: string }).version;
    } catch {
      // It lies further up.
    }
  return 'not installed';
};

const rows = [
  ...textOf('packages/adapters/bundling/README.md').matchAll(
    /^\| `(?<what>[^`]+)` +\| `(?<name>[^`]+)` +\| (?<version>\S+) +\|/gm,
  ),
].map(({ groups }) => ({
  what: groups?.['what'],
  name: groups?.['name'] ?? '',
  version: groups?.['version'],
}));

describe('what the page about it names', () => {
  it('is every file that is replaced, and every private name', () => {
    expect(rows.map(({ what }) => what)).toEqual([
      ...Object.keys(replacedByIntegers),
      ...Object.keys(replacedByClock),
      importAround.module.replace('\0', '\\0'),
      importAround.name,
    ]);
  });

  it.each(rows)('$what was read at the version of $name that is installed', ({ name, version }) => {
    expect(versionOf(name)).toBe(version);
  });
});
