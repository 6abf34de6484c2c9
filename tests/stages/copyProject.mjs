import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './places.mjs';

const own = '@fx-gateway';

const filesOfTheProject = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));

/** A copy of the project beside the same libraries, whose packages find each other and not the original. */
export const copyProject = async () => {
  const copy = await mkdtemp(join(tmpdir(), 'fx-gateway-copy-'));
  for (const path of filesOfTheProject()) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await cp(join(root, path), join(copy, path));
  }
  const libraries = join(copy, 'node_modules');
  await mkdir(join(libraries, own), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== own && !name.startsWith('.')) {
      await symlink(join(root, 'node_modules', name), join(libraries, name));
    }
  }
  for (const name of await readdir(join(copy, 'packages'))) {
    await symlink(join(copy, 'packages', name), join(libraries, own, name));
  }
  return copy;
};
