import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readTarEntries } from './readTarEntries.ts';

const initialise = `
const { PGlite } = require(process.argv[1]);
PGlite.create(process.argv[2]).then((engine) => engine.close()).then(() => process.exit(0));
`;

/**
 * Makes the files of an embedded database where there are none: from the archive of a snapshot, or from
 * nothing. They are made aside and moved when they are whole, so that a start that was killed leaves nothing
 * half-made.
 */
export const prepareEmbeddedFolder = async (folder: string, archive?: Buffer): Promise<void> => {
  if (existsSync(folder)) return;
  const beginning = `${basename(folder)}.new-`;
  const parent = dirname(folder);
  const leftovers = (await readdir(parent)).filter((name) => name.startsWith(beginning));
  await Promise.all(leftovers.map((name) => rm(join(parent, name), { recursive: true, force: true })));

  const aside = join(parent, `${beginning}${randomUUID()}`);
  if (archive === undefined) await makeFromNothing(aside);
  else unpack(archive, aside);
  await rename(aside, folder);
};

/** A process of its own, because it takes half a gigabyte more than using them, which a server would keep for minutes. */
const makeFromNothing = async (folder: string) => {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  try {
    await promisify(execFile)(process.execPath, ['-e', initialise, engine, folder]);
  } catch (cause) {
    throw new Error('its files could not be made', { cause });
  }
};

/** At one go: a thousand small files take several times as long when each waits for its turn. */
const unpack = (archive: Buffer, folder: string) => {
  mkdirSync(folder, { mode: 0o700 });
  for (const { path, bytes } of readTarEntries(archive) ?? []) {
    if (bytes === undefined) mkdirSync(join(folder, path), { mode: 0o700 });
    else writeFileSync(join(folder, path), bytes, { mode: 0o600 });
  }
};
