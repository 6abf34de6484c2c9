import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { chooseConfiguration, sandboxConfiguration } from './chooseConfiguration.ts';
import { profileFiles } from './profileFolder.ts';

it('takes the flag first, then the profile, then FXG_CONFIG', () => {
  expect(
    chooseConfiguration('https://a.test/c.json', 'https://b.test/c.json', 'https://c.test/c.json'),
  ).toEqual({
    address: 'https://a.test/c.json',
    named: true,
  });
  expect(chooseConfiguration(null, 'https://b.test/c.json', 'https://c.test/c.json').address).toBe(
    'https://b.test/c.json',
  );
  expect(chooseConfiguration(null, null, 'https://c.test/c.json').address).toBe('https://c.test/c.json');
});

it('is the local sandbox, and marks that it was not named, when nothing is given', () => {
  expect(chooseConfiguration(null, null, undefined)).toEqual({ address: sandboxConfiguration, named: false });
  expect(chooseConfiguration(null, null, '').named).toBe(false);
});

it('remembers a file by its whole path', () => {
  expect(chooseConfiguration('config.json', null, undefined).address).toBe(resolve('config.json'));
});

it('keeps the files of a profile inside its own folder', () => {
  for (const name of ['', '..', '../root', 'a/b', '.hidden', 'a\u0000b', 'x'.repeat(65)]) {
    expect(profileFiles('/config/fxg', name)).toMatchObject({ ok: false, failure: { exit: 2 } });
  }
  expect(profileFiles('/config/fxg', 'prod-1')).toMatchObject({
    ok: true,
    value: {
      credentials: '/config/fxg/profiles/prod-1/credentials.json',
      intents: '/config/fxg/intents.json',
    },
  });
});
