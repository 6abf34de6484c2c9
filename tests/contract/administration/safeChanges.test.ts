import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fxgUser } from '../cli/fxg.ts';
import type { FxgWithSandbox } from '../cli/fxgWithSandbox.ts';
import { signedInTerminal } from '../cli/signedInTerminal.ts';

let terminal: FxgWithSandbox;
signedInTerminal((opened) => (terminal = opened), { program: 'sources', email: 'admin@sandbox.test' });

type Integration = { readonly integrationId: string; readonly clientId: string; readonly kind: string };

const dana = 'corpay@sandbox.test';
const lee = 'nopartner@sandbox.test';
const admin = (...words: readonly string[]) => terminal.user.fxg('admin', ...words);
const keyFile = () => join(terminal.user.home, 'key.txt');
const integrations = async () => (await admin('integrations')).data<readonly Integration[]>();
const idOf = async (clientId: string) =>
  (await integrations()).find((each) => each.clientId === clientId)?.integrationId ?? '';
const sentTo = async (path: string) => terminal.control.journal({ service: 'accounts', path });
const integrationOf = async (email: string) =>
  (await admin('inspect', email)).data<{ account: { integrationId: string | null } }>().account.integrationId;

beforeEach(() => writeFile(keyFile(), 'Zq7-the-whole-key\n'));

describe("the provider's record", () => {
  it.each([
    ['a new client id', ['--client-id', '10888API_USER', '--kind', 'corpayClient']],
    ['the kind of a customer', ['--kind', 'corpayClient']],
    ['another client id', ['--client-id', '10888API_USER', '--provider', '10000API_USER']],
    ['no repeated client id', []],
    ['a client id that is not its own', ['--provider', '10888API_USER']],
  ])('is not written with %s, and nothing is sent, in a dry run alike', async (_how, words) => {
    const before = await integrations();
    const id = await idOf('10000API_USER');
    for (const how of ['--yes', '--dry-run']) {
      const ran = await admin(
        'update-integration',
        '--integration',
        id,
        '--key-file',
        keyFile(),
        ...words,
        how,
      );
      expect([ran.code, how]).toEqual([7, how]);
    }
    expect(await integrations()).toEqual(before);
    expect(await sentTo('/admin/update-integration')).toEqual([]);
  });

  it('gets another key once its client id is repeated, after it was read how many depend on it', async () => {
    const words = [
      'update-integration',
      '--integration',
      await idOf('10000API_USER'),
      '--key-file',
      keyFile(),
    ];
    const refused = await admin(...words, '--yes');
    expect(refused.error()).toMatchObject({
      code: 'provider-record',
      message: expect.stringMatching(/4 integrations below it and 4 accounts depend on it: you, /),
      hint: 'If that is meant, repeat the client id: --provider 10000API_USER',
    });
    const renewed = await admin(...words, '--provider', '10000API_USER', '--yes');
    expect(renewed.data()).toMatchObject({ changed: true, kind: 'corpayPartner', clientId: '10000API_USER' });
    expect((await admin('inspect', dana)).data()).toMatchObject({ integration: { parentKeyStart: 'Zq7-' } });
  });

  it('is refused before anybody is asked to confirm, by whatever name it goes', async () => {
    const id = await idOf('10000API_USER');
    for (const named of ['10000API_USER', '10000api_user', id.toUpperCase()]) {
      expect((await admin('assign-integration', lee, '--integration', named)).error().code).toBe('refused');
      const written = await admin('update-integration', '--integration', named, '--key-file', keyFile());
      expect(written.error().code).toBe('provider-record');
    }
  });

  it('is given to no account', async () => {
    const ran = await admin('assign-integration', lee, '--integration', await idOf('10000API_USER'), '--yes');
    expect([ran.code, ran.error().message]).toEqual([
      7,
      '10000API_USER is the provider above the customers. Its integration is given to no account.',
    ]);
    expect(await sentTo('/admin/assign-integration')).toEqual([]);
  });
});

describe('an integration that somebody has', () => {
  it('is shared by repeating its client id only', async () => {
    const id = await idOf('10233API_USER');
    const words = ['assign-integration', lee, '--integration', id, '--yes'];
    for (const more of [[], ['--share', '10258API_USER']]) {
      const refused = await admin(...words, ...more);
      expect([refused.code, refused.error()]).toMatchObject([
        7,
        {
          code: 'integration-taken',
          message: expect.stringContaining(`${dana} has it already.`),
          hint: 'If that is meant, repeat the client id: --share 10233API_USER',
        },
      ]);
    }
    expect(await integrationOf(lee)).toBeNull();
    expect((await admin(...words, '--share', '10233API_USER')).code).toBe(0);
    expect(await integrationOf(lee)).toBe(id);
  });

  it('counts who lost it a moment ago as if they had it', async () => {
    const rename = ['update-integration', '--integration', '10271API_USER', '--client-id', '10372API_USER'];
    const key = ['--key-file', keyFile()];
    expect((await admin('assign-integration', 'busy@sandbox.test', '--clear', '--yes')).code).toBe(0);
    const lost = await admin(...rename, ...key, '--yes');
    expect([lost.code, lost.error()]).toMatchObject([
      7,
      {
        code: 'integration-in-use',
        message: expect.stringContaining('busy@sandbox.test had it until '),
        hint: 'If that is meant, repeat the client id: --rename 10271API_USER',
      },
    ]);
  });

  it('gets another client id by repeating its present one only, in a dry run alike', async () => {
    const words = ['update-integration', '--integration', '10271API_USER', '--client-id', '10371API_USER'];
    for (const how of ['--yes', '--dry-run']) {
      const refused = await admin(...words, '--key-file', keyFile(), '--rename', '10371API_USER', how);
      expect([refused.code, refused.error()]).toMatchObject([
        7,
        {
          code: 'integration-in-use',
          message: expect.stringContaining('busy@sandbox.test has it, and would be 10371API_USER'),
          hint: 'If that is meant, repeat the client id: --rename 10271API_USER',
        },
      ]);
    }
    expect(await sentTo('/admin/update-integration')).toEqual([]);
    const renamed = await admin(...words, '--key-file', keyFile(), '--rename', '10271api_user', '--yes');
    expect(renamed.data()).toMatchObject({ changed: true, clientId: '10371API_USER' });
  });

  it('of another partner is refused', async () => {
    const ran = await admin(
      'assign-integration',
      'ofx@sandbox.test',
      '--integration',
      await idOf('10233API_USER'),
      '--share',
      '10233API_USER',
      '--yes',
    );
    expect([ran.code, ran.error().message]).toEqual([
      7,
      'ofx@sandbox.test is a customer of ofx. The integration of 10233API_USER is of the kind corpayClient.',
    ]);
  });

  it('is named where a second one is wanted for its client id', async () => {
    const ran = await admin(
      'update-integration',
      '--client-id',
      '10233API_USER',
      '--key-file',
      keyFile(),
      '--yes',
    );
    expect([ran.code, ran.error().hint]).toEqual([
      7,
      `Change it with: fxg admin update-integration --integration ${await idOf('10233API_USER')}`,
    ]);
  });
});

it('a short key is refused at its option, and a parent that is not there', async () => {
  await writeFile(keyFile(), 'short\n');
  const make = ['update-integration', '--client-id', '10555API_USER', '--key-file', keyFile(), '--yes'];
  const short = await admin(...make);
  expect([short.code, short.error().message]).toEqual([2, '--key-stdin or --key-file: Min length is 8']);
  await writeFile(keyFile(), '          \n');
  expect((await admin(...make)).error().message).toBe('The key is empty.');
  await writeFile(keyFile(), ' 10233API_USER\n');
  expect((await admin(...make)).error().message).toBe(
    '--key-stdin or --key-file: This is a client id, not a key.',
  );
  await writeFile(keyFile(), 'Zq7-the-who\nle-key-in-two\n');
  expect((await admin(...make)).error().message).toMatch(/A key has no characters that cannot be seen\./);
  await writeFile(keyFile(), 'Zq7-the-whole-key\n');
  const lost = await admin(...make, '--parent', '10009API_USER');
  expect([lost.code, lost.error().message]).toEqual([
    7,
    'There is no integration of a provider with the client id 10009API_USER, so it can be no parent.',
  ]);
  expect(await sentTo('/admin/update-integration')).toEqual([]);
});

describe('two administrators at once', () => {
  it('the second, who saw what stands no longer, changes nothing and reads both states', async () => {
    await admin('assign-role', dana, '--yes');
    const other = await fxgUser(terminal.url, 'sources');
    await other.beSignedIn(dana);
    const id = await idOf('10258API_USER');
    await terminal.control.hold({ service: 'accounts', path: '/admin/assign-integration' });
    const late = other.start(
      'admin',
      'assign-integration',
      lee,
      '--integration',
      id,
      '--share',
      '10258API_USER',
      '--yes',
    ).ran;
    await terminal.control.faultsStruck();
    const third = await idOf('10233API_USER');
    expect(
      (await admin('assign-integration', lee, '--integration', third, '--share', '10233API_USER', '--yes'))
        .code,
    ).toBe(0);
    await terminal.control.clearFaults();
    const ran = await late;
    expect([ran.code, ran.error().code]).toEqual([7, 'changed-meanwhile']);
    expect(ran.error().message).toContain(`Integration: none when you looked, 10233API_USER (${third}) now`);
    expect(await integrationOf(lee)).toBe(third);
    await other.leave();
  });
});
