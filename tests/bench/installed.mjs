import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stages/places.mjs';

/** A folder of `tests/bench` with a package of its own, whose libraries are installed when they are asked for first. */
export function installed(name) {
  const folder = join(root, 'tests/bench', name);
  if (!existsSync(join(folder, 'node_modules')))
    execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}
