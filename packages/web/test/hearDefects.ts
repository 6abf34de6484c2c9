import { afterEach, beforeEach, vi } from 'vitest';

/** What the tests of this file report as defects, from the beginning of each. */
export const hearDefects = (): unknown[] => {
  const heard: unknown[] = [];
  beforeEach(() => {
    heard.length = 0;
    vi.stubGlobal('reportError', (cause: unknown) => heard.push(cause));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return heard;
};
