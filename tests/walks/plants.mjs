import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../stages/places.mjs';
import { runNode } from '../stages/runNode.mjs';

const patches = join(root, 'tests/walks/plants');
const own = '@fx-gateway';

const filesOfTheProject = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));

/** A copy of the project beside the same libraries, whose packages find each other and not the original. */
const copyProject = async () => {
  const copy = await mkdtemp(join(tmpdir(), 'planted-'));
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

/** What the walks say of a mistake that is planted in a copy; null when they did not notice it. */
const walkOver = async (patch) => {
  const copy = await copyProject();
  try {
    execFileSync('git', ['apply', join(patches, patch)], { cwd: copy });
    const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
    const run = await runNode([vitest, 'run', '--root', copy, '--project', 'walks', '--bail', '1'], {
      quiet: true,
      minutes: 60,
    });
    const told = /Error: (?<told>(?:.|\n)*?that walk alone.*\n(?:  .*\n)*)/.exec(
      stripVTControlCharacters(run.output),
    )?.groups?.told;
    if (run.code !== 0 && told === undefined) throw new Error(run.output);
    return told ?? null;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};

const asked = process.argv.slice(2);
const all = (await readdir(patches)).filter(
  (name) => asked.length === 0 || asked.some((one) => name.startsWith(`${one}-`)),
);
let missed = 0;
for (const patch of all) {
  const told = await walkOver(patch);
  console.log(told === null ? `MISSED ${patch}` : `caught ${patch}\n${told}`);
  if (told === null) missed += 1;
}
console.log(`${all.length - missed} of ${all.length} planted mistakes were caught`);
process.exitCode = missed === 0 ? 0 : 1;
