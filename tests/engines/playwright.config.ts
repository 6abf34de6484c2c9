import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './fixtures/engineTest.ts';
import type { FoundEngine } from './findEngines.mjs';

const results = fileURLToPath(new URL('../../test-results', import.meta.url));

/** The engine that `run.mjs` found; it is not one of Playwright's, whose runner alone is used here. */
const { ENGINE_OF_RUN } = process.env;
if (ENGINE_OF_RUN === undefined) throw new Error('Run it by "npm run test:browsers".');
const engineOfRun = JSON.parse(ENGINE_OF_RUN) as FoundEngine;
const { name } = engineOfRun;

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: `${results}/browsers-${name}`,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 360_000,
  reporter: [['list']],
  use: { engineOfRun },
  projects: [{ name, testMatch: '*.journey.ts' }],
});
