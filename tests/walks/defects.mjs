import { execFileSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { copyProject } from '../stages/copyProject.mjs';
import { root } from '../stages/places.mjs';
import { runNode } from '../stages/runNode.mjs';

const patches = join(root, 'tests/walks/defects');

/** What the walks say of a defect that is planted in a copy; null when they did not notice it. */
const walkOver = async (patch) => {
  const copy = await copyProject();
  try {
    execFileSync('git', ['apply', join(patches, patch)], { cwd: copy });
    const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
    // The ends of a command are no walk, and name none.
    const onlyWalks = ['--project', 'walks', '--exclude', 'tests/walks/ends/**'];
    const run = await runNode([vitest, 'run', '--root', copy, ...onlyWalks, '--bail', '1'], {
      quiet: true,
      minutes: 60,
      env: { WALKS_RUNS: '100' },
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
console.log(`${all.length - missed} of ${all.length} planted defects were caught`);
process.exitCode = missed === 0 ? 0 : 1;
