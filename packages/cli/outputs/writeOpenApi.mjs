import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** `npm run openapi`: `docs/openapi/`, the contract with the services for programs. */
const source = fileURLToPath(new URL('openApiTexts.ts', import.meta.url));
const { openApiTexts } = (await runnerImport(source, { configFile: false })).module;
for (const [file, text] of Object.entries(openApiTexts)) {
  const path = fileURLToPath(new URL(`../../../${file}`, import.meta.url));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  process.stdout.write(`${file}\n`);
}
process.exit(0);
