import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { migrationsFingerprint } from './migrationsFingerprint.ts';
import type { Migrations } from './migrate.ts';
import { readTarEntries } from './readTarEntries.ts';

/**
 * The files of an embedded database as they are after the migrations and before the stories, so that they
 * need not be made again at every start. It holds no row but the names of the migrations: keys, passwords
 * and dates are every program's own.
 */
export type MigratedDatabaseCache = {
  /** The archive of the files, when there is one and it is whole. */
  read(): Promise<Buffer | undefined>;
  /** Keeps an archive for the next start; where nothing can be written that one makes its files itself. */
  keep(archive: Blob): Promise<void>;
};

const engineFolder = dirname(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')));

/** Where snapshots are kept: beside the packages, so that they go when these are installed anew. */
const snapshotFolder = join(engineFolder, '../../.cache/fx-gateway');

/** The snapshot of these migrations for the installed database engine. */
export const migratedDatabaseCache = (
  migrations: Migrations,
  folder = snapshotFolder,
): MigratedDatabaseCache => ({
  read: async () => {
    const archive = await readFile(join(folder, await nameOf(migrations))).catch(() => undefined);
    return archive && readTarEntries(archive) && archive;
  },
  keep: async (archive) => {
    const name = await nameOf(migrations);
    const aside = join(folder, `${name}.${randomUUID()}`);
    try {
      await mkdir(folder, { recursive: true });
      await removeOld(folder, name);
      await writeFile(aside, Buffer.from(await archive.arrayBuffer()));
      await rename(aside, join(folder, name));
    } catch {
      await rm(aside, { force: true }).catch(() => {});
    }
  },
});

const nameOf = async (migrations: Migrations) => {
  const manifest = await readFile(join(engineFolder, 'package.json'), 'utf8');
  const engine = JSON.parse(manifest) as { readonly version: string };
  return `database-${engine.version}-${await migrationsFingerprint(migrations)}.tar`;
};

const dayMs = 86_400_000;

/** Snapshots of other migrations, and what a killed process left half-written; one in use is younger. */
const removeOld = async (folder: string, kept: string) => {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    // Another process may be removing it too.
    const written = (await stat(file).catch(() => undefined))?.mtimeMs ?? Infinity;
    if (name !== kept && Date.now() - written > dayMs) await rm(file, { force: true });
  }
};
