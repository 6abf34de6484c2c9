import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readStoredSignInMark } from '@fx-gateway/adapters/node';
import { runFxg } from '../../test/runFxg.ts';
import { readProfiles } from './readProfiles.ts';

let home = '';
const token = (claims: object): string =>
  ['head', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');

const keep = async (profile: string, file: string, kept: object | string) => {
  const folder = join(home, 'fxg', 'profiles', profile);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), typeof kept === 'string' ? kept : JSON.stringify(kept));
};
const signedIn = (email: string) => ({
  'CognitoIdentityServiceProvider.c.LastAuthUser': 'sub',
  'CognitoIdentityServiceProvider.c.sub.idToken': token({ email }),
  'CognitoIdentityServiceProvider.c.sub.accessToken': 'an-access-secret',
  'CognitoIdentityServiceProvider.c.sub.refreshToken': 'a-secret-token',
});

const access = (signIn: string): string =>
  JSON.stringify({ signIn, clientId: 'c', tokens: { corpay: { cmgToken: 'secret', clientCode: '123456' } } });

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'fx-gateway-profiles-'));
  vi.stubEnv('XDG_CONFIG_HOME', home);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true, force: true });
});

describe('the profiles of a machine', () => {
  it('are the default one alone where nothing was kept yet', async () => {
    expect(await readProfiles(join(home, 'fxg'))).toEqual([
      { name: 'default', email: null, clientCode: null, readOnly: false, configuration: null, usable: true },
    ]);
  });

  it('say of no client code that belongs to another sign-in', async () => {
    await keep('other', 'credentials.json', {
      ...signedIn('b@example.com'),
      'fxg.access': access('another'),
    });
    const [, other] = await readProfiles(join(home, 'fxg'));
    expect(other).toMatchObject({ email: 'b@example.com', clientCode: null });
    await rm(join(home, 'fxg', 'profiles', 'other'), { recursive: true });
  });

  it('say whose sign-in each keeps, what it may and where its environment is, and never a secret', async () => {
    const tokens = signedIn('help@example.com');
    const read = async (key: string) => Reflect.get(tokens, key) ?? null;
    await keep('support', 'credentials.json', {
      ...tokens,
      'fxg.access': access((await readStoredSignInMark({ read }, 'c')) ?? ''),
    });
    await keep('support', 'profile.json', {
      config: 'https://user:pass@example.com/config.json',
      readOnly: 'true',
    });
    await keep('half', 'credentials.json', '{"half');
    await keep('.hidden', 'credentials.json', {});
    const ran = await runFxg(['profiles', '--json'], { environment: { FXG_PROFILE: 'support' } });
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(ran.stdout)).toEqual([
      {
        name: 'default',
        email: null,
        clientCode: null,
        readOnly: false,
        configuration: null,
        usable: true,
        current: false,
      },
      {
        name: 'half',
        email: null,
        clientCode: null,
        readOnly: false,
        configuration: null,
        usable: false,
        current: false,
      },
      {
        name: 'support',
        email: 'help@example.com',
        clientCode: '123456',
        readOnly: true,
        configuration: 'https://example.com/config.json',
        usable: true,
        current: true,
      },
    ]);
    expect(ran.stdout).not.toMatch(/secret|signature|pass@/);
    const shown = await runFxg(['profiles', '--profile', 'half'], { terminal: true });
    expect(shown.stdout).toMatch(/half +cannot be read +look and change .* used by this shell/);
    expect(shown.stdout).toMatch(
      /support +help@example\.com +123456 +only look +https:\/\/example\.com\/config\.json/,
    );
  });
});
