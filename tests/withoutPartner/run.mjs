import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { copyProject } from '../stages/copyProject.mjs';
import { tools } from '../stages/places.mjs';
import { runNode } from '../stages/runNode.mjs';
import { takeOutEntry } from './takeOutEntry.mjs';

const partner = process.argv[2] ?? 'corpay';
const packages = Object.keys(takeOutEntry);

const everythingUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    isFolder: entry.isDirectory(),
    name: entry.name,
    path: join(entry.parentPath, entry.name),
  }));

/** Takes the partner's rooms, its entry and all tests out of a package: what remains must hold without them. */
const takeOut = (copy, name) => {
  const sources = join(copy, 'packages', name, 'src');
  for (const { isFolder, name: own, path } of everythingUnder(sources)) {
    const gone = isFolder ? own === partner : /\.test\.tsx?$/.test(own);
    if (gone) rmSync(path, { recursive: true, force: true });
  }
  const entry = join(sources, 'partners.ts');
  writeFileSync(entry, takeOutEntry[name](readFileSync(entry, 'utf8'), partner));
};

const isOf = (name) => (line) => line.startsWith(`packages/${name}/`);

const copy = await copyProject();
let complaints = [];
try {
  for (const name of packages) takeOut(copy, name);
  const projects = ['domain', 'adapters/tsconfig.core.json', 'adapters/tsconfig.browser.json']
    .concat(['adapters/tsconfig.node.json', 'web', 'cli', 'sandbox'])
    .map((project) => join('packages', project));
  const compiled = await runNode([tools.tsc, '-b', '--pretty', 'false', ...projects], {
    quiet: true,
    cwd: copy,
  });
  const lint = [
    tools.oxlint,
    '--deny-warnings',
    '--format',
    'unix',
    ...packages.map((name) => `packages/${name}/src`),
  ];
  const linted = await runNode(lint, { quiet: true, cwd: copy });
  const lines = stripVTControlCharacters(`${compiled.output}\n${linted.output}`)
    .split('\n')
    .map((line) => line.replace(`${copy}/`, ''));
  complaints = lines.filter((line) => packages.some((name) => isOf(name)(line)));
  const failed = compiled.code !== 0 || linted.code !== 0;
  if (failed && complaints.length === 0) throw new Error(lines.join('\n'));
} finally {
  await rm(copy, { recursive: true, force: true });
}

for (const complaint of complaints) console.log(complaint);
for (const name of packages) {
  const count = complaints.filter(isOf(name)).length;
  console.log(`${name} without ${partner}: ${count === 0 ? 'compiles and lints' : `${count} complaints`}`);
}
process.exitCode = complaints.length === 0 ? 0 : 1;
