import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorOf, runFxg } from '../../test/runFxg.ts';

let home = '';
const profiles = (): string => join(home, 'fxg', 'profiles');
const keep = async (profile: string, file: string, kept: object) => {
  await mkdir(join(profiles(), profile), { recursive: true });
  await writeFile(join(profiles(), profile, file), JSON.stringify(kept));
};
const claims = Buffer.from(JSON.stringify({ email: 'help@example.com' })).toString('base64url');

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'fx-gateway-profiles-'));
  vi.stubEnv('XDG_CONFIG_HOME', home);
  await keep('support', 'profile.json', { config: 'http://127.0.0.1:9/config.json' });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true, force: true });
});

describe('a profile that is not needed any more', () => {
  it('is removed with all that it kept', async () => {
    const { code, stdout } = await runFxg(['profiles', 'remove', 'support']);
    expect([code, JSON.parse(stdout)]).toEqual([0, { profile: 'support', removed: true }]);
    expect(await readdir(profiles())).toEqual([]);
  });

  it('is not removed while somebody is signed in to it', async () => {
    await keep('support', 'credentials.json', { 'c.idToken': `head.${claims}.signature` });
    const { code, stderr } = await runFxg(['profiles', 'remove', 'support']);
    expect([code, errorOf(stderr)]).toMatchObject([
      7,
      { error: { code: 'signed-in', hint: 'Sign out first: fxg logout --profile support' } },
    ]);
    expect(await readdir(profiles())).toEqual(['support']);
  });

  it.each([
    [['remove', 'default'], 'The default profile is always there.'],
    [['remove', 'suport'], 'There is no profile suport.', 5],
    [['remove', '../profiles'], 'That is no name for a profile.'],
    [['remove'], 'profiles takes nothing, or remove NAME.'],
    [['delete', 'support'], 'profiles takes nothing, or remove NAME.'],
  ])('%j is refused', async (words, message, exit = 2) => {
    const { code, stderr } = await runFxg(['profiles', ...words]);
    expect([code, errorOf(stderr)]).toMatchObject([exit, { error: { message } }]);
    expect(await readdir(profiles())).toEqual(['support']);
  });
});

describe('a profile that is mistyped', () => {
  it.each([
    [['--profile', 'suport'], {}],
    [[], { FXG_PROFILE: 'suport' }],
  ])(
    'is refused with the list of those that exist, before anything is reached: %j %j',
    async (words, environment) => {
      for (const command of [['whoami'], ['orders', 'list'], ['logout']]) {
        const { code, stderr } = await runFxg([...command, ...words], { environment });
        expect([code, errorOf(stderr)]).toMatchObject([
          4,
          {
            error: {
              message: 'There is no profile suport, so nobody is signed in to it.',
              hint: expect.stringMatching(
                /^There are: default, support\.\nSign in with: fxg .*login --email E$/,
              ),
            },
          },
        ]);
      }
    },
  );

  it('is begun by a sign-in, and is none where its environment was remembered', async () => {
    const given = { environment: { FXG_CONFIG: 'http://127.0.0.1:9/config.json' } };
    const words = ['login', '--email', 'a@example.com', '--password-stdin', '--profile', 'new'];
    expect((await runFxg(words, { ...given, stdin: 'word' })).code).toBe(6);
    expect((await runFxg(['whoami', '--profile', 'support'], given)).code).toBe(6);
  });
});
