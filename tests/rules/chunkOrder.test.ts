import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { chunkFaults, chunkOrder, waitsAtTopLevel } from '../../packages/web/bundling/chunkOrder.ts';

type Files = Readonly<Record<string, string>>;

const page = '<!doctype html><script type="module" src="./main.js"></script>';

/** Builds a page from these files and answers with what it was refused for; empty where it was built. */
const refusalOf = async (
  files: Files,
  groups: readonly Rolldown.CodeSplittingGroup[] = [],
): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'chunk-order-'));
  try {
    for (const [name, text] of Object.entries({ 'app.html': page, ...files }))
      await writeFile(join(root, name), text);
    await build({
      configFile: false,
      root,
      logLevel: 'silent',
      plugins: [chunkOrder()],
      build: {
        target: 'es2022',
        write: false,
        rollupOptions: {
          input: join(root, 'app.html'),
          experimental: { chunkOptimization: false },
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: [...groups] } },
        },
      },
    });
    return '';
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};

const main = "import { name } from './shared.js';\nconsole.log(name);\nvoid import('./later.js');\n";
const shared = "export const name = 'shared';\n";
const later = "import { name } from './shared.js';\nconsole.log('later', name);\n";
const inGroup = (name: string, test: RegExp) => ({ name, test });

describe('the build of the web application', () => {
  it('is made where pages and what they load later share only what starts nothing', async () => {
    expect(
      await refusalOf({ 'main.js': main, 'shared.js': shared, 'later.js': later }, [
        inGroup('shared', /shared/),
      ]),
    ).toBe('');
  });

  it('is refused where a file that is loaded later leads back to the one that starts the page', async () => {
    const refusal = await refusalOf({
      'main.js': `export const name = 'main';\nvoid import('./later.js');\n`,
      'later.js': "import { helper } from './between.js';\nconsole.log(helper);\n",
      'between.js': "import { name } from './main.js';\nexport const helper = `${name} again`;\n",
    });
    expect(refusal).toMatch(
      /later-[\w-]+\.js imports assets\/main-[\w-]+\.js, which starts a page: move what they share out of/,
    );
  });

  it('is refused where the one that starts the page also holds what others need', async () => {
    const refusal = await refusalOf({ 'main.js': main, 'shared.js': shared, 'later.js': later }, [
      inGroup('everything', /main|shared/),
    ]);
    expect(refusal).toMatch(/later-[\w-]+\.js imports assets\/everything-[\w-]+\.js, which starts a page/);
  });

  it('is refused where files import each other', async () => {
    const refusal = await refusalOf(
      {
        'main.js': "void import('./later.js');\n",
        'later.js': "import { a } from './a.js';\nimport { d } from './d.js';\nconsole.log(a, d);\n",
        'a.js': "import { b } from './b.js';\nexport const a = () => b;\n",
        'b.js': "export const b = () => 'b';\n",
        'c.js': "export const c = () => 'c';\n",
        'd.js': "import { c } from './c.js';\nexport const d = () => c;\n",
      },
      [inGroup('one', /[ac]\.js/), inGroup('two', /[bd]\.js/)],
    );
    expect(refusal).toMatch(
      /assets\/one-[\w-]+\.js imports assets\/two-[\w-]+\.js imports assets\/one-[\w-]+\.js: an import circle/,
    );
  });

  it('is refused where a file waits at the top level', async () => {
    const refusal = await refusalOf({ 'main.js': 'console.log(await Promise.resolve(1));\n' });
    expect(refusal).toMatch(/app-[\w-]+\.js awaits at the top level: wait inside a function/);
  });
});

describe('a file that waits at the top level', () => {
  it.each(['await x', 'if (a) { await x }', 'for await (const a of b) {}', 'const a = [await b]'])(
    'is one with %s',
    (code) => expect(waitsAtTopLevel(code)).toBe(true),
  );

  it.each([
    'async function f() { await x }',
    'const f = async () => await x',
    'const o = { async f() { for await (const a of b) await a } }',
    "const text = 'await x'",
  ])('is none with %s', (code) => expect(waitsAtTopLevel(code)).toBe(false));
});

const chunk = (fileName: string, imports: readonly string[], isEntry = false) => ({
  fileName,
  imports,
  isEntry,
  moduleIds: [],
  code: '',
});

describe('the way from one file to another', () => {
  it('is named with every file on it', () => {
    const bundle = [chunk('app.js', [], true), chunk('page.js', ['room.js']), chunk('room.js', ['app.js'])];
    expect(chunkFaults(bundle, new Set())).toEqual([
      'page.js imports room.js imports app.js, which starts a page: move what they share out of the module that starts it.',
      'room.js imports app.js, which starts a page: move what they share out of the module that starts it.',
    ]);
  });
});
