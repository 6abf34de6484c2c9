import { expect, it } from 'vitest';
import { filesUnder, isScript, textOf } from './repository.ts';

const scripts = [...filesUnder('packages'), ...filesUnder('tests'), 'vite.config.ts'].filter(isScript);
const declaration = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm;
const comment = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/** The names that are exported and stand in no other file, as `file: name`; types as well as values. */
const unusedExports = (files: ReadonlyMap<string, string>): readonly string[] => {
  const places = new Map<string, number>();
  for (const text of files.values()) {
    const words = new Set(text.replaceAll(comment, '').match(/[\w$]+/g));
    for (const word of words) places.set(word, (places.get(word) ?? 0) + 1);
  }
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(declaration)].flatMap(([, name = '']) =>
      (places.get(name) ?? 0) > 1 ? [] : [`${file}: ${name}`],
    ),
  );
};

it('nothing is exported that no other file names', () => {
  const texts = scripts.map((path) => [path, textOf(path)] as const);
  expect(unusedExports(new Map(texts)).filter((found) => !found.includes('.d.mts: '))).toEqual([]);
});

it('an export that only a comment or its own file names is found', () => {
  const files = new Map([
    ['a.ts', 'export type Kept = 1;\nexport const lost: Kept = 1;\n'],
    ['b.ts', "// lost\nimport type { Kept } from './a.ts';\n"],
  ]);
  expect(unusedExports(files)).toEqual(['a.ts: lost']);
});
