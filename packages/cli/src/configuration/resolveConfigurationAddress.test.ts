import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { resolveConfigurationAddress, sandboxConfigurationUrl } from './resolveConfigurationAddress.ts';
import { resolveProfileFiles } from './profileFolder.ts';

it('takes the flag first, then the profile, then FXG_CONFIG', () => {
  expect(
    resolveConfigurationAddress('https://a.test/c.json', 'https://b.test/c.json', 'https://c.test/c.json'),
  ).toEqual({
    address: 'https://a.test/c.json',
    namedBy: 'flag',
  });
  expect(resolveConfigurationAddress(null, 'https://b.test/c.json', 'https://c.test/c.json')).toEqual({
    address: 'https://b.test/c.json',
    namedBy: 'profile',
  });
  expect(resolveConfigurationAddress(null, null, 'https://c.test/c.json')).toEqual({
    address: 'https://c.test/c.json',
    namedBy: 'variable',
  });
});

it('is the local sandbox, and marks that it was not named, when nothing is given', () => {
  expect(resolveConfigurationAddress(null, null, undefined)).toEqual({
    address: sandboxConfigurationUrl,
    namedBy: null,
  });
  expect(resolveConfigurationAddress(null, null, '').namedBy).toBeNull();
});

it('remembers a file by its whole path', () => {
  expect(resolveConfigurationAddress('config.json', null, undefined).address).toBe(resolve('config.json'));
});

it('keeps the files of a profile inside its own folder', () => {
  for (const name of ['', '..', '../root', 'a/b', '.hidden', 'a\u0000b', 'x'.repeat(65)]) {
    expect(resolveProfileFiles('/config/fxg', name)).toMatchObject({ ok: false, failure: { exit: 2 } });
  }
  expect(resolveProfileFiles('/config/fxg', 'prod-1')).toMatchObject({
    ok: true,
    value: {
      credentials: '/config/fxg/profiles/prod-1/credentials.json',
      intents: '/config/fxg/intents.json',
    },
  });
});
