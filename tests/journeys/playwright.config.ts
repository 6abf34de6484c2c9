import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { browserOfRun } from '../browser/browserOfRun.mjs';
import type { SandboxOptions } from './fixtures/sandboxTest.ts';

const results = fileURLToPath(new URL('../../test-results', import.meta.url));

// Workers inherit what is found here, so that a packaged browser is unpacked and tried once, before they start.
const { executablePath } = await browserOfRun();

/** Journeys that must hold however the product is set up carry this tag; the others run in one setting. */
const everySetting = /@every-setting/;

/** Journeys that name a setting of their own, each of which costs a sandbox; those of ten seconds share that of two origins. */
const otherSettings = '**/other-settings/*.journey.ts';
const tenSeconds = /tenSeconds\.journey/;

/**
 * A journey that repeats for long what another shows once, such as the same screens under the other brands, carries this
 * tag: it runs in `npm run trust` only.
 */
const long = /@long/;
const isLong = process.env['LONG'] === '1';

export default defineConfig<object, SandboxOptions>({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: `${results}/journeys`,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // One more than the cores of a small machine: a journey waits for quotes and answers most of its time.
  workers: 3,
  // On a machine that is three times slower than usual a long journey still ends.
  timeout: 180_000,
  globalTimeout: 45 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // The picture of the failure is taken anyway; what every page did is recorded only where it is asked for.
    trace: process.env['TRACE'] === '1' ? { mode: 'retain-on-failure', sources: false } : 'off',
    screenshot: 'only-on-failure',
  },
  grepInvert: isLong ? [] : long,
  // The few journeys of other settings come first: at the end they would keep one worker busy and the others idle.
  projects: isLong
    ? [{ name: 'one-origin', use: { setting: { quoteSeconds: 30, origins: 1 } }, grep: long }]
    : [
        {
          name: 'two-origins',
          use: { setting: { quoteSeconds: 10, origins: 2 } },
          grep: [everySetting, tenSeconds],
        },
        { name: 'other-settings', testMatch: otherSettings, testIgnore: '**/tenSeconds.journey.ts' },
        {
          name: 'one-origin',
          use: { setting: { quoteSeconds: 30, origins: 1 } },
          testIgnore: otherSettings,
        },
      ],
});
