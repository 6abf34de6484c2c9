import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FxgWithSandbox } from '../cli/fxgWithSandbox.ts';
import { signedInTerminal } from '../cli/signedInTerminal.ts';

let terminal: FxgWithSandbox;
signedInTerminal((opened) => (terminal = opened), { program: 'sources', email: 'admin@sandbox.test' });

const dana = 'corpay@sandbox.test';
const admin = (...words: readonly string[]) => terminal.user.fxg('admin', ...words);

type Account = { readonly email: string };
const emails = async (...words: readonly string[]) =>
  (await admin('accounts', ...words)).data<readonly Account[]>().map(({ email }) => email);

describe('fxg admin accounts', () => {
  it.each([
    ['an organization', 'harbor lane', [dana]],
    ['a telephone', '(503) 555 0114', [dana]],
    ['a client id', '10233API', [dana]],
    ['an e-mail', 'CORPAY@', [dana]],
    ['nothing that is there', 'nobody', []],
  ])('finds by %s', async (_what, search, found) => {
    expect(await emails('--search', search)).toEqual(found);
  });

  it('tells organization, telephone, partner and client id, and null for what is not known', async () => {
    const [account] = (await admin('accounts', '--search', dana)).data<readonly Account[]>();
    expect(account).toMatchObject({
      organization: 'Harbor Lane Imports',
      telephone: '503-555-0114',
      partner: 'corpay',
      clientId: '10233API_USER',
    });
    const [without] = (await admin('accounts', '--search', 'nopartner@')).data<readonly Account[]>();
    expect(without).toMatchObject({ clientId: null, integrationId: null });
  });

  it('narrows by role, by partner and to those without an integration', async () => {
    expect(await emails('--role', 'admin')).toEqual(['admin@sandbox.test']);
    expect(await emails('--partner', 'OFX')).toEqual(['ofx@sandbox.test']);
    const without = await emails('--partner', 'corpay', '--without-integration');
    expect(without).toContain('nopartner@sandbox.test');
    expect(without).not.toContain(dana);
  });

  it('writes what it found as a table for a spreadsheet', async () => {
    const { stdout } = await admin('accounts', '--search', 'harbor', '--csv');
    expect(stdout.split('\r\n').slice(0, 2)).toEqual([
      'E-mail,Organization,Telephone,Partner,Client id,Roles,Origin,Integration,Account',
      expect.stringMatching(/^corpay@sandbox\.test,Harbor Lane Imports,503-555-0114,corpay,10233API_USER,/),
    ]);
  });

  it('finds the others although the integrations cannot be read, and says so', async () => {
    await terminal.control.faults({
      service: 'accounts',
      path: '/admin/get-integrations',
      fault: 'status',
      status: 500,
    });
    const ran = await admin('accounts', '--search', 'harbor');
    expect([ran.code, ran.stderr.includes('The client ids are not known: ')]).toEqual([0, true]);
  });
});

describe('fxg admin inspect', () => {
  it('tells since when the key is, and the changes of the account and its integration', async () => {
    await admin('assign-role', dana, '--yes');
    await admin('assign-role', 'empty@sandbox.test', '--yes');
    const told = (await admin('inspect', dana)).data<object>();
    expect(told).toMatchObject({
      account: { organization: 'Harbor Lane Imports', clientId: '10233API_USER' },
      integration: { keySince: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) },
      changes: [{ action: 'assign-role', target: dana }],
    });
  });
});

/** Runs the command that a change told to undo it, as it was told. */
const undo = async ({ stderr }: { readonly stderr: string }) => {
  const [command = ''] = /fxg admin assign-integration .*/.exec(stderr) ?? [];
  expect(command).toContain('--share 10233API_USER');
  return await terminal.user.fxg(...command.split(' ').slice(1), '--yes');
};

describe('the opposite of a change', () => {
  it('is told as the command that does it, with what it would change, and undoes it', async () => {
    const given = await admin('assign-role', dana, '--yes');
    expect(given.stderr).toContain(
      `To undo this (Roles: admin → none): fxg admin assign-role ${dana} --remove --unless-changed=`,
    );
    const taken = await admin('assign-role', dana, '--remove', '--yes');
    expect(taken.stderr).toContain(
      `To undo this (Roles: none → admin): fxg admin assign-role ${dana} --unless-changed=`,
    );

    const cleared = await admin('assign-integration', dana, '--clear', '--yes');
    const [command = ''] = /fxg admin assign-integration .*/.exec(cleared.stderr) ?? [];
    expect(command).toMatch(/--integration [\da-f-]{36} --unless-changed=[\w-]+,[\w-]+$/);
    const back = await terminal.user.fxg(...command.split(' ').slice(1), '--yes');
    expect(back.stderr).toContain(`fxg admin assign-integration ${dana} --clear`);
    expect((await emails('--search', '10233API'))[0]).toBe(dana);
  });

  it('is told so that it works as it stands there, though another account has the integration, or had it lately', async () => {
    const lee = 'nopartner@sandbox.test';
    const shared = ['--integration', '10233API_USER', '--yes'];
    await admin('assign-integration', lee, ...shared, '--share', '10233API_USER');
    const cleared = await admin('assign-integration', dana, '--clear', '--yes');
    expect((await undo(cleared)).code).toBe(0);

    const lost = await admin('assign-integration', dana, '--clear', '--yes');
    expect(lost.code).toBe(0);
    await admin('assign-integration', lee, '--clear', '--yes');
    const refused = await admin('assign-integration', lee, ...shared);
    expect([refused.code, refused.error()]).toMatchObject([
      7,
      {
        code: 'integration-taken',
        message: expect.stringContaining(`${dana} had it until `),
        hint: 'If that is meant, repeat the client id: --share 10233API_USER',
      },
    ]);
  });

  it('is not made where the integration became another one since, which says who changed it and what it is now', async () => {
    const cleared = await admin('assign-integration', dana, '--clear', '--yes');
    const keyFile = join(terminal.user.home, 'key.txt');
    await writeFile(keyFile, 'Zq7-the-whole-key\n');
    const rename = ['--integration', '10233API_USER', '--client-id', '10444API_USER', '--key-file', keyFile];
    // Its customer lost it a moment ago.
    const meant = ['--rename', '10233API_USER', '--yes'];
    expect((await admin('update-integration', ...rename, ...meant)).code).toBe(0);
    const [command = ''] = /fxg admin assign-integration .*/.exec(cleared.stderr) ?? [];
    const refused = await terminal.user.fxg(...command.split(' ').slice(1), '--yes');
    expect([refused.code, refused.error()]).toMatchObject([
      7,
      {
        code: 'changed-meanwhile',
        message: expect.stringMatching(
          /Nothing is undone: it was changed again since\. The integration that would be given back is 10444API_USER with a key that begins with Zq7- now: changed by admin@sandbox\.test, /,
        ),
      },
    ]);
    // Where nothing has to be undone any more that is said.
    await admin(
      'assign-integration',
      dana,
      '--integration',
      '10444API_USER',
      '--share',
      '10444API_USER',
      '--yes',
    );
    expect((await terminal.user.fxg(...command.split(' ').slice(1), '--yes')).data()).toMatchObject({
      changed: false,
    });
  });

  it('is not made where the role was decided anew since', async () => {
    const given = await admin('assign-role', dana, '--yes');
    const [command = ''] = /fxg admin assign-role .*/.exec(given.stderr) ?? [];
    await admin('assign-role', dana, '--remove', '--yes');
    await admin('assign-role', dana, '--yes');
    const refused = await terminal.user.fxg(...command.split(' ').slice(1), '--yes');
    expect([refused.code, refused.error().message]).toEqual([
      7,
      expect.stringContaining(`${dana} has now roles: admin, integration: `),
    ]);
  });

  it('is not told of what was so already, nor of what was only shown', async () => {
    expect((await admin('assign-role', dana, '--dry-run')).stderr).not.toContain('To undo');
    expect((await admin('assign-role', dana, '--remove', '--yes')).stderr).not.toContain('To undo');
  });
});

describe('fxg admin changes', () => {
  type Change = { readonly action: string; readonly target: string; readonly by: string };
  const changes = async (...words: readonly string[]) =>
    (await admin('changes', ...words))
      .data<readonly Change[]>()
      .map(({ action, target }) => [action, target]);
  const ofDana = ['assign-role', dana];
  const ofRobin = ['assign-role', 'empty@sandbox.test'];
  const today = new Date().toISOString().slice(0, 10);

  it('finds them by customer, administrator and time, newest first', async () => {
    await admin('assign-role', dana, '--yes');
    await admin('assign-role', 'empty@sandbox.test', '--yes');
    expect(await changes()).toEqual([ofRobin, ofDana]);
    for (const words of ['corpay@', 'harbor lane', '503 555 0114', '10233API'])
      expect(await changes('--account', words)).toEqual([ofDana]);
    expect(await changes('--by', 'ADMIN@')).toHaveLength(2);
    expect(await changes('--by', 'nobody')).toEqual([]);
    expect(await changes('--since', '1d')).toHaveLength(2);
    expect(await changes('--since', '2099-01-01')).toEqual([]);
    expect(await changes('--until', today)).toHaveLength(2);
    expect(await changes('--until', '2020-01-01')).toEqual([]);
    expect(await changes('--limit', '1')).toEqual([ofRobin]);
    const { stdout } = await admin('changes', '--account', dana, '--csv');
    expect(stdout.split('\r\n')).toEqual([
      'When,Administrator,Change,Of,Before,After,Request,Customer,Client id',
      expect.stringMatching(
        /^\d{4}-.*Z,admin@sandbox\.test,assign-role,corpay@sandbox\.test,userRoles: none,userRoles: admin,[\w-]+,corpay@sandbox\.test,$/,
      ),
      '',
    ]);
  });

  it('names the client ids of the integrations that were given and taken', async () => {
    const someone = 'nopartner@sandbox.test';
    const shared = ['--integration', '10233API_USER', '--share', '10233API_USER', '--yes'];
    const made = await admin('assign-integration', someone, ...shared);
    expect(made.code, made.stderr).toBe(0);
    const [told] = (await admin('changes')).data<readonly { clientIds: object; customers: unknown }[]>();
    expect(told?.customers).toEqual([someone]);
    const { requestId } = made.data<{ requestId: string }>();
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(told).toMatchObject({ requestId });
    expect(Object.values(told?.clientIds ?? {})).toEqual(['10233API_USER']);
    expect((await admin('changes', '--csv')).stdout).toMatch(/ \(10233API_USER\),.*,10233API_USER\r\n/);
    const { changes: own } = (await admin('inspect', someone)).data<{ changes: readonly object[] }>();
    expect(own).toContainEqual(told);
  });

  it.each([
    [['--since', 'soon'], '--since is no day: soon'],
    [
      ['--since', '2026-02-02', '--until', '2026-02-01'],
      'Nothing can be changed from 2026-02-02 on and until 2026-02-01: --since is after --until.',
    ],
  ])('refuses %j', async (words, message) => {
    const ran = await admin('changes', ...words);
    expect([ran.code, ran.error().message]).toEqual([2, message]);
  });
});
