import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fxgWithSandbox, thalassa, type FxgWithSandbox } from './fxgWithSandbox.ts';

let terminal: FxgWithSandbox;

beforeAll(async () => {
  terminal = await fxgWithSandbox();
}, 120_000);
afterAll(() => terminal.shut());
beforeEach(() => terminal.comeFresh());

/** The sandbox under the configuration of a production, in a file. */
const productionFile = async (): Promise<string> => {
  const file = join(terminal.user.home, 'production.json');
  const configuration = (await (await fetch(`${terminal.url}/config.json`)).json()) as object;
  await writeFile(
    file,
    JSON.stringify({ ...configuration, environment: { name: 'FX Gateway', kind: 'production' } }),
  );
  return file;
};

const production = 'FX Gateway (PRODUCTION, real money moves)';

describe('an environment', () => {
  it('that is production is named by every call, also under --quiet, and in a plan', async () => {
    const { fxg, signIn } = terminal.user;
    const file = await productionFile();
    await signIn();
    const me = await fxg('whoami', '--config', file, '-q');
    expect(me.stderr).toBe(`Environment: ${production}, ${file}\n`);
    const quoted = ['--beneficiary', thalassa, '--amount', '100', '--max-settlement', '1000'];
    const planned = await fxg('quotes', 'book', ...quoted, '--dry-run', '--config', file);
    expect(planned.stderr).toMatch(/This deal will be booked\.\nEnvironment +FX Gateway \(PRODUCTION/);
    expect((await fxg('whoami', '-q')).stderr).toBe('');
  });

  it('is remembered by a profile that signed in there, also one that nobody had named', async () => {
    const { fxg, home } = terminal.user;
    const file = await productionFile();
    await writeFile(join(home, 'password'), 'Sandbox-2026\n');
    const login = ['login', '--email', 'corpay@sandbox.test', '--password-file', join(home, 'password')];
    expect((await fxg(...login, '--profile', 'production', '--config', file)).code).toBe(0);
    expect((await fxg('whoami', '--profile', 'production')).data()).toMatchObject({
      environment: { kind: 'production' },
    });
    expect((await fxg(...login, '--profile', 'local')).code).toBe(0);
    const kept = JSON.parse(await readFile(join(home, 'fxg', 'profiles', 'local', 'profile.json'), 'utf8'));
    expect(kept).toEqual({ config: `${terminal.url}/config.json` });
  });

  it('has a sign-in of its own: one that was made at another is not used, though both have the same user pool', async () => {
    const { fxg, home, signIn } = terminal.user;
    const file = join(home, 'other.json');
    const configuration = await (await fetch(`${terminal.url}/config.json`)).text();
    await writeFile(file, configuration.replaceAll('127.0.0.1', 'localhost'));
    await signIn();
    for (const command of ['whoami', 'orders list', 'quotes settle']) {
      const refused = await fxg(...command.split(' '), '--config', file);
      expect([refused.code, refused.error().message]).toEqual([
        4,
        expect.stringMatching(/^This profile is signed in to the environment of http:\/\/127\.0\.0\.1/),
      ]);
    }
    expect((await fxg('orders', 'list')).code).toBe(0);
  });

  it('is reached again by the commands of a hint', async () => {
    const file = await productionFile();
    const refused = await terminal.user.fxg('orders', 'list', '--profile', 'other', '--config', file);
    expect(refused.code).toBe(4);
    expect(refused.error().hint).toContain(
      `Sign in with: fxg --profile other --config ${file} login --email E`,
    );
  });
});

describe('a file of fxg that cannot be used', () => {
  it.each(['whoami', 'login'])('is named by %s, without a stack', async (command) => {
    const { fxg, home } = terminal.user;
    const folder = join(home, 'fxg', 'profiles', 'default');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'credentials.json'), '{"half');
    await writeFile(join(home, 'password'), 'Sandbox-2026\n');
    const words =
      command === 'login'
        ? ['login', '--email', 'corpay@sandbox.test', '--password-file', join(home, 'password')]
        : [command];
    const ran = await fxg(...words);
    expect(ran.code).toBe(1);
    expect(ran.error()).toMatchObject({
      code: 'file-unusable',
      message: `${join(folder, 'credentials.json')} cannot be used: it is not the file that was written there.`,
    });
    expect(ran.stderr).not.toMatch(/\n\s+at /);
  });

  it('is named where the home folder cannot be written, and nobody seems signed in', async () => {
    const { signIn, home } = terminal.user;
    await writeFile(join(home, 'fxg'), '');
    const ran = await signIn();
    expect(ran.code).toBe(1);
    expect(ran.error()).toMatchObject({ code: 'file-unusable' });
    expect(ran.error().message).toContain(join(home, 'fxg'));
    expect(ran.stderr).not.toMatch(/\n\s+at /);
    expect(ran.stdout).toBe('');
  });
});
