import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countRun, countVitest } from './count.mjs';
import { results, tools } from './places.mjs';
import { runNode } from './runNode.mjs';

/** Runs vitest projects, shows them to people and counts them from the JSON report `test-results/{name}.json`. */
export async function runVitest(name, projects, { env = {}, args = [], minutes = 20 } = {}) {
  const file = join(results, `${name}.json`);
  await rm(file, { force: true });
  const { code } = await runNode(
    [
      tools.vitest,
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    { env, minutes },
  );
  return countRun(code, file, countVitest);
}
