import { test as base } from 'playwright/test';
import { Customer } from './Customer.ts';
import { expectOpenToEverybody } from './expectOpenToEverybody.ts';
import { Sandbox } from './Sandbox.ts';
import type { Setting } from '../../process/startSandbox.ts';
import { takeShots } from './takeShots.ts';
import { Watch } from './Watch.ts';
import { Wizard } from './Wizard.ts';

export { expect } from 'playwright/test';

export interface SandboxOptions {
  /** How the product is set up; each project of playwright.config.ts brings its own. */
  readonly setting: Setting;
}

interface WorkerFixtures extends SandboxOptions {
  /** The worker's sandbox, reset to the seeded stories before every journey. */
  readonly sandbox: Sandbox;
}

interface JourneyFixtures {
  /** What the pages complained about; also for contexts that a journey opens itself: `watch.attach(context)`. */
  readonly watch: Watch;
  readonly freshStories: void;
  /** The person in front of `page`. */
  readonly customer: Customer;
  /** The beneficiary wizard on `page`. */
  readonly wizard: Wizard;
  /** Another browser of a customer, watched too; it is not signed in yet. */
  readonly anotherDevice: () => Promise<Customer>;
  /** Looks whether the page scrolls sideways at three widths, with pictures where they are wanted. */
  readonly shots: (name: string) => Promise<void>;
  /** The same, and whether the screen is open to everybody. */
  readonly see: (screen: string) => Promise<void>;
}

/** The test of every journey: a real sandbox, a real browser, and no complaint from the page at the end. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  setting: [
    { quoteSeconds: 30, origins: 1 },
    { option: true, scope: 'worker' },
  ],

  sandbox: [
    async ({ setting }, provide) => {
      const sandbox = await Sandbox.start(setting);
      await provide(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  freshStories: [
    async ({ sandbox }, provide, info) => {
      await sandbox.reset();
      const printedBefore = sandbox.output.length;
      await provide();
      if (info.status !== info.expectedStatus) {
        const body = sandbox.output.slice(printedBefore);
        await info.attach('sandbox-output', { body, contentType: 'text/plain' });
        const requests = JSON.stringify(await sandbox.journal().catch(() => []), null, 2);
        await info.attach('sandbox-requests', { body: requests, contentType: 'application/json' });
      }
    },
    { auto: true },
  ],

  baseURL: async ({ sandbox }, provide) => {
    await provide(sandbox.url);
  },

  watch: [
    async ({ context }, provide) => {
      const watch = new Watch();
      await watch.attach(context);
      await provide(watch);
      if (watch.complaints.length > 0)
        throw new Error(`The page complained:\n${watch.complaints.join('\n')}`);
    },
    { auto: true },
  ],

  customer: async ({ page }, provide) => {
    await provide(new Customer(page));
  },

  wizard: async ({ page }, provide) => {
    await provide(new Wizard(page));
  },

  anotherDevice: async ({ browser, sandbox, watch }, provide) => {
    await provide(async () => {
      const context = await browser.newContext({ baseURL: sandbox.url });
      await watch.attach(context);
      return new Customer(await context.newPage());
    });
  },

  shots: async ({ page }, provide, info) => {
    await provide((name) => takeShots(page, info, name));
  },

  see: async ({ page, shots }, provide) => {
    await provide(async (screen) => {
      await shots(screen);
      await expectOpenToEverybody(page, screen);
    });
  },
});
