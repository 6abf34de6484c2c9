import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { productClient, type ProductClient } from './productClient.ts';
import type { SandboxControl } from './sandboxControl.ts';
import { leaseSandbox, type Lease } from './leaseSandbox.ts';

type Started = { readonly url: string; readonly control: SandboxControl };

/** Before a sandbox that runs: a client for each test that was never used. */
export const productBefore = (started: Started) => {
  let client: ProductClient;
  beforeEach(async () => {
    client = await productClient(started.url);
  });
  afterEach(() => client.remove());
  return {
    get url(): string {
      return started.url;
    },
    get control(): SandboxControl {
      return started.control;
    },
    get client(): ProductClient {
      return client;
    },
  };
};

/** For the tests of a file: a sandbox with fresh stories before each of them, and a client that was never used. */
export const productWithSandbox = (settings: Parameters<typeof leaseSandbox>[0] = {}) => {
  let started: Lease;
  beforeAll(async () => {
    started = await leaseSandbox(settings);
  });
  afterAll(() => started.giveBack());
  beforeEach(() => started.sandbox.reset());
  return productBefore({
    get url(): string {
      return started.url;
    },
    get control(): SandboxControl {
      return started.control;
    },
  });
};
