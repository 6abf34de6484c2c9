import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './products.mjs';

/**
 * `npm run headers -- config.json`: the headers that a host of this configuration has to send with every answer, one a
 * line. They are made by what makes those of the sandbox.
 */
const load = async (file) => (await runnerImport(join(root, file), { configFile: false })).module;

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const [file] = process.argv.slice(2);
const given = file === undefined ? undefined : read(file);
if (given === undefined) {
  console.error(
    file === undefined
      ? 'Say which configuration: npm run headers -- config.json'
      : `${file} is no JSON file.`,
  );
  process.exit(2);
}
const [{ listConnectSrcOrigins, readConfiguration }, { buildHostedPageHeaders }] = await Promise.all([
  load('packages/adapters/src/core.ts'),
  load('packages/sandbox/src/server/http/buildPageHeaders.ts'),
]);
const configuration = readConfiguration(given);
if (!configuration.ok) {
  console.error(configuration.failure.message);
  process.exit(1);
}
for (const [name, value] of Object.entries(
  buildHostedPageHeaders(listConnectSrcOrigins(configuration.value)),
))
  console.log(`${name}: ${value}`);
process.exit(0);
