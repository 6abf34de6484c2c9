import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debianRoot = '/usr/lib/postgresql';

const numbered = () =>
  existsSync(debianRoot)
    ? readdirSync(debianRoot)
        .toSorted((left, right) => Number(right) - Number(left))
        .map((version) => join(debianRoot, version, 'bin'))
    : [];

/** The folder that holds the PostgreSQL server's programs: in PATH, or where Debian keeps them, newest first. */
export function findPostgres(path = process.env['PATH'] ?? '') {
  const folders = [...path.split(delimiter).filter((folder) => folder !== ''), ...numbered()];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}
