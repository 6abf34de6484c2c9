import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, root, textOf } from './repository.ts';

/** What is told to be typed, with the document in which it stands. */
const documents = ['README.md', 'packages/cli/README.md', ...filesUnder('docs')].filter((path) =>
  path.endsWith('.md'),
);

const typedIn = (path: string): readonly string[] =>
  [...textOf(path).matchAll(/```(?:sh|bash|yaml)\n(?<typed>[\s\S]*?)```/g)].flatMap(
    ({ groups }) => groups?.['typed']?.split('\n') ?? [],
  );

const typed = documents.flatMap((path) => typedIn(path).map((line) => ({ path, line })));

describe('a command of a document', () => {
  it('reads no file that is not there', () => {
    const read = typed.flatMap(({ path, line }) =>
      [...line.matchAll(/(?: < |jq \.input )(?<file>[\w./-]+\.json)/g)].map(({ groups }) => ({
        path,
        file: groups?.['file'] ?? '',
      })),
    );
    expect(read.length).toBeGreaterThan(5);
    expect(read.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('asks npx for fxg in the clone only, never where a pipeline runs elsewhere', () => {
    const inCi = typed.filter(({ path }) => path === 'docs/check-in-ci.md').map(({ line }) => line);
    expect(inCi.join('\n')).toContain('| fxg check');
    expect(inCi.filter((line) => line.includes('npx fxg'))).toEqual([]);
  });
});
