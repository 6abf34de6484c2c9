import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migratedDatabaseCache } from './migratedDatabaseCache.ts';
import type { Migrations } from './migrate.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const creating = (statement: string): Migrations => ({
  '2026-11-01-things': { up: async (db) => void (await sql.raw(statement).execute(db)) },
});
const things = creating('create table things (id integer)');

const block = 512;

/** An archive of one file, as tar lays it out. */
const archiveOf = (text: string) => {
  const archive = Buffer.alloc(4 * block);
  archive.write('/PG_VERSION', 0);
  archive.write(text.length.toString(8).padStart(11, '0'), 124);
  archive.write('0', 156);
  archive.write('ustar', 257);
  archive.write(text, block);
  return archive;
};
const blobOf = (archive: Buffer) => new Blob([Uint8Array.from(archive)]);

describe('the snapshot of a database', () => {
  it('is read as it was kept, by those with the same migrations alone', async () => {
    expect(await migratedDatabaseCache(things, folder).read()).toBeUndefined();
    await migratedDatabaseCache(things, folder).keep(blobOf(archiveOf('18')));

    expect(await migratedDatabaseCache(things, folder).read()).toEqual(archiveOf('18'));
    const others = creating('create table things (id bigint)');
    expect(await migratedDatabaseCache(others, folder).read()).toBeUndefined();
  });

  it('counts as none when it is broken off or is no archive, and is replaced', async () => {
    const snapshot = migratedDatabaseCache(things, folder);
    await snapshot.keep(blobOf(archiveOf('18')));
    const [name = ''] = await readdir(folder);
    for (const length of [0, block - 1, block, block + 1, 2 * block]) {
      await truncate(join(folder, name), length);
      expect(await snapshot.read(), `of ${length} bytes`).toBeUndefined();
      await snapshot.keep(blobOf(archiveOf('18')));
      expect(await snapshot.read()).toEqual(archiveOf('18'));
    }
    await writeFile(join(folder, name), 'x'.repeat(4 * block));
    expect(await snapshot.read()).toBeUndefined();
  });

  it('is not kept where nothing can be written, and that is no failure', async () => {
    await writeFile(join(folder, 'file'), '');
    const snapshot = migratedDatabaseCache(things, join(folder, 'file', 'snapshots'));

    await snapshot.keep(blobOf(archiveOf('18')));

    expect(await snapshot.read()).toBeUndefined();
  });

  it('is whole when many keep it at once, and what is a day old and of no use goes', async () => {
    const yesterday = new Date(Date.now() - 86_500_000);
    for (const name of ['database-of-old-migrations.tar', 'half-written']) {
      await writeFile(join(folder, name), 'old');
      await utimes(join(folder, name), yesterday, yesterday);
    }
    await writeFile(join(folder, 'database-of-a-neighbour.tar'), 'young');
    const snapshots = Array.from({ length: 8 }, () => migratedDatabaseCache(things, folder));

    await Promise.all(snapshots.map((snapshot) => snapshot.keep(blobOf(archiveOf('18')))));

    const names = (await readdir(folder)).toSorted();
    expect(names).toEqual([
      expect.stringMatching(/^database-\d+\.\d+\.\d+-[\da-f]{16}\.tar$/),
      'database-of-a-neighbour.tar',
    ]);
    expect(await readFile(join(folder, names[0] ?? ''))).toEqual(archiveOf('18'));
  });
});
