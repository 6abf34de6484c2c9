import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { copyProject } from '../stages/copyProject.mjs';
import { countRun, countVitest, lastLine, nothing } from '../stages/count.mjs';
import { failuresOf } from '../stages/failures.mjs';
import { tools } from '../stages/places.mjs';
import { runNode } from '../stages/runNode.mjs';
import { addEntry, takeOutEntry } from './changeEntry.mjs';
import { isWithout } from './remainingTests.mjs';

const partner = 'corpay';
const other = 'ofx';
const packages = Object.keys(takeOutEntry);

const everythingUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    isFolder: entry.isDirectory(),
    name: entry.name,
    path: join(entry.parentPath, entry.name),
  }));

const changeEntry = (copy, name, change) => {
  const entry = join(copy, 'packages', name, 'src/partners.ts');
  writeFileSync(entry, change(readFileSync(entry, 'utf8')));
};

/** Takes a partner's features, its tests and its entry out of a package: what remains must hold without them. */
const takeOut = (gone) => (copy, name) => {
  const sources = join(copy, 'packages', name, 'src');
  for (const { isFolder, name: own, path } of everythingUnder(sources))
    if (isFolder && own === gone) rmSync(path, { recursive: true, force: true });
  for (const { name: own, path } of everythingUnder(sources))
    if (/\.test\.tsx?$/.test(own) && !isWithout(path, gone)) rmSync(path);
  changeEntry(copy, name, (text) => takeOutEntry[name](text, gone));
};

/** Runs every test that is left in a copy. */
const testsOf = async (copy) => {
  const file = join(copy, 'remaining.json');
  const projects = [...packages, 'web-drawn'].flatMap((project) => ['--project', project]);
  const { code, output } = await runNode(
    [tools.vitest, 'run', ...projects, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    { quiet: true, cwd: copy },
  );
  const counted = countRun(code, file, countVitest);
  if (counted.failed > 0) console.log([output.trimEnd(), ...failuresOf(file)].join('\n'));
  return counted;
};

const isOf = (name) => (line) => line.startsWith(`packages/${name}/`);

/**
 * Changes every package of a copy, and gives what compiler and linter have against it, and how its tests end where some
 * were taken out with a partner; tests that count the partners know nothing of one more.
 */
const judge = async ({ change, tests }) => {
  const copy = await copyProject();
  try {
    for (const name of packages) change(copy, name);
    const projects = ['domain', 'adapters/tsconfig.core.json', 'adapters/tsconfig.browser.json']
      .concat(['adapters/tsconfig.node.json', 'web', 'cli', 'sandbox'])
      .map((project) => join('packages', project));
    const compiled = await runNode([tools.tsc, '-b', '--pretty', 'false', ...projects], {
      quiet: true,
      cwd: copy,
    });
    const sources = packages.map((name) => `packages/${name}/src`);
    const linted = await runNode([tools.oxlint, '--deny-warnings', '--format', 'unix', ...sources], {
      quiet: true,
      cwd: copy,
    });
    const lines = stripVTControlCharacters(`${compiled.output}\n${linted.output}`)
      .split('\n')
      .map((line) => line.replace(`${copy}/`, ''));
    const complaints = lines.filter((line) => packages.some((name) => isOf(name)(line)));
    if ((compiled.code !== 0 || linted.code !== 0) && complaints.length === 0)
      throw new Error(lines.join('\n'));
    return { complaints, counted: tests ? await testsOf(copy) : nothing };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};

const changes = {
  [`without ${partner}`]: { change: takeOut(partner), tests: true },
  [`without ${other}`]: { change: takeOut(other), tests: true },
  [`with ${other} beside ${partner}`]: {
    change: (copy, name) => changeEntry(copy, name, (text) => addEntry[name](text, partner, other)),
    tests: false,
  },
};

for (const [changed, change] of Object.entries(changes)) {
  const { complaints, counted } = await judge(change);
  for (const complaint of complaints) console.log(complaint);
  for (const name of packages) {
    const count = complaints.filter(isOf(name)).length;
    console.log(`${name} ${changed}: ${count === 0 ? 'compiles and lints' : `${count} complaints`}`);
  }
  if (changes[changed].tests) console.log(`what is tested ${changed}: ${lastLine(counted)}`);
  if (complaints.length + counted.failed > 0) process.exitCode = 1;
}
