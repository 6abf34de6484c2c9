import { describe, expect, it } from 'vitest';
import { lacksRequiredBrowserFeatures } from './lacksRequiredBrowserFeatures.ts';

const complete = {
  AbortSignal: { timeout: () => undefined },
  BroadcastChannel: () => undefined,
  HTMLElement: { prototype: { popover: null } },
  IDBTransaction: { prototype: { durability: 'default' } },
  URL: { canParse: () => true },
  CSS: { supports: () => true },
};

describe('a browser', () => {
  it('that has all that the application needs lacks nothing', () => {
    expect(lacksRequiredBrowserFeatures(complete)).toBe(false);
  });

  it.each([
    ['time limits of calls', { AbortSignal: {} }],
    ['words between tabs', { BroadcastChannel: undefined }],
    ['popovers', { HTMLElement: { prototype: {} } }],
    ['a store that says when it is on the disk', { IDBTransaction: { prototype: {} } }],
    ['any store', { IDBTransaction: undefined }],
    ['the test of an address', { URL: {} }],
    ['rules of lists', { CSS: { supports: (rule: string) => !rule.includes(':has') } }],
  ])('without %s is too old', (_what, without) => {
    expect(lacksRequiredBrowserFeatures({ ...complete, ...without })).toBe(true);
  });
});
