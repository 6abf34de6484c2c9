import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { copyProject } from './copyProject.mjs';
import { root } from './places.mjs';
import { runNode } from './runNode.mjs';

/** What a run of vitest says of a defect that is planted in a copy; null when it did not notice it. */
const runWith = async (patch, { args, env, told }) => {
  const copy = await copyProject();
  try {
    execFileSync('git', ['apply', patch], { cwd: copy });
    const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
    const run = await runNode([vitest, 'run', '--root', copy, ...args, '--bail', '1'], {
      quiet: true,
      minutes: 60,
      env: env(await readFile(patch, 'utf8')),
    });
    const found = told.exec(stripVTControlCharacters(run.output))?.groups?.told;
    if (run.code !== 0 && found === undefined) throw new Error(run.output);
    return found ?? null;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};

/**
 * Plants every defect of `folder`, or those with the numbers that are asked for, one after the other, each in a copy of
 * its own, and runs vitest there with `args` and what `env` makes of the patch: the run must fail and say what `told` matches. Fails when one is
 * missed.
 */
export const plantDefects = async (folder, run, asked = process.argv.slice(2)) => {
  const patches = (await readdir(join(root, folder))).filter(
    (name) => asked.length === 0 || asked.some((one) => name.startsWith(`${one}-`)),
  );
  let missed = 0;
  for (const patch of patches) {
    const told = await runWith(join(root, folder, patch), run);
    console.log(told === null ? `MISSED ${patch}` : `caught ${patch}\n${told}`);
    if (told === null) missed += 1;
  }
  console.log(`${patches.length - missed} of ${patches.length} planted defects were caught`);
  process.exitCode = missed === 0 ? 0 : 1;
};
