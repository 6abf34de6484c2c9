import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const notOurs = new Set(['node_modules', 'dist', '.git', '.cache', '.sandbox', 'test-results', 'coverage']);

/** Every file of the project under a folder, as paths from the root with forward slashes; folders that are made or fetched are left out. */
export function filesUnder(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = relative(root, join(root, folder, entry.name))
      .split(sep)
      .join('/');
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Lines of a file that a pattern finds, each as `path:line: text`, ready to be compared with an empty list. */
export function linesMatching(path: string, pattern: RegExp): readonly string[] {
  return textOf(path)
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []));
}

export const isScript = (path: string): boolean => /\.(?:ts|tsx|mts|mjs|js)$/.test(path);
