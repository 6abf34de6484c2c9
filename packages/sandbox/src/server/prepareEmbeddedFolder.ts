import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const initialise = `
const { PGlite } = require(process.argv[1]);
PGlite.create(process.argv[2]).then((engine) => engine.close()).then(() => process.exit(0));
`;

/**
 * Makes the files of an embedded database where there are none. A process of its own does it, because
 * making them takes half a gigabyte more than using them, which a server would keep for minutes. They are
 * made aside and moved when they are whole, so that a start that was killed leaves nothing half-made.
 */
export const prepareEmbeddedFolder = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  const beginning = `${basename(folder)}.new-`;
  const parent = dirname(folder);
  const leftovers = (await readdir(parent)).filter((name) => name.startsWith(beginning));
  await Promise.all(leftovers.map((name) => rm(join(parent, name), { recursive: true, force: true })));

  const aside = join(parent, `${beginning}${randomUUID()}`);
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  try {
    await promisify(execFile)(process.execPath, ['-e', initialise, engine, aside]);
  } catch (cause) {
    throw new Error('its files could not be made', { cause });
  }
  await rename(aside, folder);
};
