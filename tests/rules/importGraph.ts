import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root, textOf } from './repository.ts';

export type Imports = {
  /** What comes with a file: paths from the root for what is ours, package names for the rest. */
  readonly with: readonly string[];
  /** What a file fetches when it needs it. */
  readonly later: readonly string[];
};

const statement = /(?:^|\n)\s*(?:import|export)\s+([^'"();]*?)\s*(?:\bfrom\s+)?['"]([^'"]+)['"]/g;
const call = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Types are gone before anything is bundled. */
const onlyTypes = (clause: string): boolean => {
  if (/^type\s/.test(clause)) return true;
  const [, named] = /^\{([^}]*)\}\s*(?:from)?$/s.exec(clause) ?? [];
  const names = (named ?? '').split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
  return names.length > 0 && names.every((name) => name.startsWith('type '));
};

const entryOf = (specifier: string): string | null => {
  const [, name = '', entry = ''] = /^@fx-gateway\/([a-z]+)\/(.+)$/.exec(specifier) ?? [];
  const places = ['', '.ts', '/index.ts'].map((ending) => `packages/${name}/src/${entry}${ending}`);
  return places.find((place) => place.endsWith('.ts') && existsSync(join(root, place))) ?? null;
};

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const settingLocation = (specifier: string, importer: string): string =>
  specifier.startsWith('.')
    ? posix.join(dirname(importer), specifier)
    : (entryOf(specifier) ?? packageName(specifier));

/** What a script of ours imports; its types are left out. */
export const importsOf = (path: string): Imports => {
  const text = textOf(path);
  const kept = [...text.matchAll(statement)].filter(([, clause = '']) => !onlyTypes(clause));
  return {
    with: kept.map(([, , specifier = '']) => settingLocation(specifier, path)),
    later: [...text.matchAll(call)].map(([, specifier = '']) => settingLocation(specifier, path)),
  };
};

const isOurs = (place: string): boolean => place.startsWith('packages/') && /\.tsx?$/.test(place);

/** Everything that comes with a file, itself and packages included; what it fetches later is left out. */
export const comesWith = (entry: string): ReadonlySet<string> => {
  const seen = new Set([entry]);
  for (const place of seen) {
    if (isOurs(place)) for (const next of importsOf(place).with) seen.add(next);
  }
  return seen;
};

/** An entry and every file that is fetched later by what it brings, and so on: what a page may load, piece by piece. */
export const piecesOf = (entry: string): readonly string[] => {
  const seen = new Set([entry]);
  for (const piece of seen) {
    const later = [...comesWith(piece)].filter(isOurs).flatMap((place) => importsOf(place).later);
    for (const next of later) if (isOurs(next)) seen.add(next);
  }
  return [...seen];
};
