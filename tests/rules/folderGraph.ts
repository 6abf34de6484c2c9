import { posix } from 'node:path';
import { filesUnder, textOf } from './repository.ts';

const specifiers = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+\.tsx?)['"]/g;

/** What a package is made of: its scripts without their tests. */
export const sourcesOf = (name: string): readonly string[] =>
  filesUnder(`packages/${name}/src`).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.endsWith('.d.ts'),
  );

/** The folder at the top of a package that a file is in; the package's own for a file beside them. */
export const topFolderOf = (path: string): string => posix.dirname(path).split('/').slice(0, 4).join('/');

/**
 * Every folder of a package with the folders whose files its own files import, each with one import as an example.
 * `folderOf` says which folder a file counts to.
 */
export const folderGraph = (
  name: string,
  folderOf: (path: string) => string = posix.dirname,
): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const graph = new Map<string, Map<string, string>>();
  for (const path of sourcesOf(name)) {
    const folder = folderOf(path);
    const imported = graph.get(folder) ?? new Map<string, string>();
    graph.set(folder, imported);
    for (const [, specifier = ''] of textOf(path).matchAll(specifiers)) {
      const target = posix.join(posix.dirname(path), specifier);
      const other = folderOf(target);
      if (other !== folder && !imported.has(other)) imported.set(other, `${path} imports ${target}`);
    }
  }
  return graph;
};

/** The imports of one way around through the folders, or none where no way leads back. */
export const wayAround = (graph: ReadonlyMap<string, ReadonlyMap<string, string>>): readonly string[] => {
  const finished = new Set<string>();
  const search = (folder: string, path: readonly string[], imports: readonly string[]): readonly string[] => {
    if (path.includes(folder)) return imports.slice(path.indexOf(folder));
    if (finished.has(folder)) return [];
    for (const [next, example] of graph.get(folder) ?? []) {
      const found = search(next, [...path, folder], [...imports, example]);
      if (found.length > 0) return found;
    }
    finished.add(folder);
    return [];
  };
  for (const folder of graph.keys()) {
    const found = search(folder, [], []);
    if (found.length > 0) return found;
  }
  return [];
};
