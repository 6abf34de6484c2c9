import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { productClient, type ProductClient } from './productClient.ts';
import type { SandboxControl } from './sandboxControl.ts';
import { startSandbox, type StartedSandbox } from './startSandbox.ts';

/** For the tests of a file: a sandbox with fresh stories before each of them, and a client that was never used. */
export const productWithSandbox = (settings: Parameters<typeof startSandbox>[0] = {}) => {
  let started: StartedSandbox;
  let client: ProductClient;
  beforeAll(async () => {
    started = await startSandbox(settings);
  });
  afterAll(() => started.sandbox.close());
  beforeEach(async () => {
    await started.sandbox.reset();
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
