import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fxgUser } from '../cli/fxg.ts';
import type { FxgWithSandbox } from '../cli/fxgWithSandbox.ts';
import { signedInTerminal } from '../cli/signedInTerminal.ts';

let terminal: FxgWithSandbox;
signedInTerminal((opened) => (terminal = opened), { program: 'sources', email: 'admin@sandbox.test' });

type Account = { readonly email: string; readonly roles: readonly string[]; readonly integrationId: string };
type Integration = { readonly integrationId: string; readonly clientId: string };

const dana = 'corpay@sandbox.test';
const lee = 'nopartner@sandbox.test';
const admin = (...words: readonly string[]) => terminal.user.fxg('admin', ...words);
const inspected = async (account: string) =>
  (await admin('inspect', account)).data<{ account: Account; integration: object | null }>();

describe('fxg admin', () => {
  it('lists and inspects accounts and integrations (ADMIN-25)', async () => {
    const all = (await admin('accounts')).data<readonly Account[]>();
    expect(all.find(({ email }) => email === dana)).toMatchObject({ roles: [], origin: 'steamchain' });
    expect((await admin('accounts', '--email', 'CORPAY@')).data()).toHaveLength(1);
    expect((await admin('accounts', '--email', 'nobody')).data()).toEqual([]);
    expect(await inspected(dana)).toMatchObject({
      account: { details: { orgName: 'Harbor Lane Imports' } },
      integration: { clientId: '10233API_USER', keyStart: '1023', parentKind: 'corpayPartner' },
    });
    expect((await admin('integrations')).data<readonly Integration[]>()).toContainEqual({
      integrationId: expect.any(String),
      clientId: '10000API_USER',
      parentId: '',
      kind: 'corpayPartner',
    });
    expect((await admin('inspect', 'nobody@sandbox.test')).code).toBe(5);
  });

  it('gives the role and takes it away, told before and after; an open session knows it (ADMIN-24)', async () => {
    const other = await fxgUser(terminal.url, 'sources');
    await other.beSignedIn(dana);
    const rolesSeen = async () => (await other.fxg('whoami')).data<{ roles: readonly string[] }>().roles;
    const dry = await admin('assign-role', dana, '--dry-run');
    expect(dry.data()).toMatchObject({ dryRun: true, would: { email: dana, role: 'admin', value: true } });
    expect(await rolesSeen()).toEqual([]);
    expect((await admin('assign-role', dana)).code).toBe(2);
    const given = await admin('assign-role', dana, '--yes');
    expect(given.stderr).toContain('none → admin');
    expect(given.data()).toMatchObject({ changed: true, message: `${dana} now has the role admin.` });
    expect(await rolesSeen()).toEqual(['admin']);
    expect((await admin('assign-role', dana, '--yes')).data()).toMatchObject({ changed: false });
    expect((await admin('assign-role', dana, '--remove', '--yes')).code).toBe(0);
    expect(await rolesSeen()).toEqual([]);
    await other.leave();
  });

  it('connects an account with an integration and clears it (ADMIN-13, ADMIN-30)', async () => {
    await writeFile(join(terminal.user.home, 'key.txt'), 'Zq7-the-whole-key\n');
    const made = await admin(
      'update-integration',
      '--client-id',
      '55501API_USER',
      '--key-file',
      join(terminal.user.home, 'key.txt'),
      '--yes',
    );
    const id = made.data<Integration>().integrationId;
    const given = await admin('assign-integration', lee, '--integration', id, '--yes');
    expect(given.stderr).toContain(`none → 55501API_USER (${id})`);
    expect((await inspected(lee)).account.integrationId).toBe(id);
    expect((await admin('assign-integration', lee, '--clear', '--yes')).data()).toMatchObject({
      integrationId: null,
      changed: true,
    });
    expect((await inspected(lee)).account.integrationId).toBeNull();
    expect((await admin('assign-integration', lee, '--yes')).code).toBe(2);
    expect((await admin('assign-integration', lee, '--integration', id, '--clear', '--yes')).code).toBe(2);
    const byClientId = await admin('assign-integration', lee, '--integration', '55501API_USER', '--yes');
    expect(byClientId.data()).toMatchObject({ integrationId: id, changed: true });
    expect((await admin('assign-integration', lee, '--integration', 'none', '--yes')).code).toBe(5);
  });

  it('makes an integration with a key that is shown nowhere (ADMIN-31, S-75)', async () => {
    const secret = 'Zq7-the-whole-key';
    const keyFile = join(terminal.user.home, 'key.txt');
    await writeFile(keyFile, `${secret}\n`);
    const make = ['update-integration', '--client-id', '55501API_USER', '--key-file', keyFile, '--yes'];
    const made = await admin(...make);
    expect(made.data()).toMatchObject({
      integrationId: expect.any(String),
      parentId: '10000API_USER',
      kind: 'corpayClient',
    });
    const { integrationId } = made.data<Integration>();
    await admin('assign-integration', lee, '--integration', integrationId, '--yes');
    const told = await inspected(lee);
    expect(told.integration).toMatchObject({ keyStart: 'Zq7-', parentKeyStart: '1000' });
    expect(made.stdout + made.stderr + JSON.stringify(told)).not.toContain(secret);
    expect((await admin(...make)).code).toBe(7);
    const help = await admin('update-integration', '--help');
    expect(help.stdout).not.toMatch(/--(?:key|secret)[ =]</);
  });

  it('reads and judges the key in a dry run as the run does, and sends nothing', async () => {
    const keyFile = join(terminal.user.home, 'key.txt');
    const make = ['update-integration', '--client-id', '55502API_USER', '--key-file', keyFile];
    await writeFile(keyFile, 'short\n');
    for (const how of ['--dry-run', '--yes']) {
      const ran = await admin(...make, how);
      expect([ran.code, ran.error().message]).toEqual([2, '--key-stdin or --key-file: Min length is 8']);
    }
    await writeFile(keyFile, 'Zq7-the-whole-key\n');
    const dry = await admin(...make, '--dry-run');
    expect(dry.data()).toMatchObject({ dryRun: true, would: { clientId: '55502API_USER' } });
    expect(dry.stdout + dry.stderr).not.toContain('Zq7-the-whole-key');
  });

  it('says in the plan whose key begins as the new one does', async () => {
    const keyFile = join(terminal.user.home, 'key.txt');
    await writeFile(keyFile, '10271-sandbox-key\n');
    const update = ['update-integration', '--integration', '10233API_USER', '--key-file', keyFile];
    const dry = await admin(...update, '--dry-run');
    expect(dry.stderr).toContain('The new key begins with 1027, as the key of 10271API_USER does');
    await writeFile(keyFile, '10233-sandbox-key\n');
    expect((await admin(...update, '--dry-run')).stderr).not.toContain('make sure');
  });

  it('takes client ids in any case', async () => {
    const keyFile = join(terminal.user.home, 'key.txt');
    await writeFile(keyFile, 'Zq7-the-whole-key\n');
    const made = await admin(
      'update-integration',
      '--client-id',
      '55503api_user',
      '--key-file',
      keyFile,
      '--yes',
    );
    expect(made.data()).toMatchObject({ clientId: '55503API_USER' });
    const share = ['--integration', '10233api_user', '--share', '10233Api_user', '--dry-run'];
    expect((await admin('assign-integration', lee, ...share)).code).toBe(0);
  });

  it.each([
    [['update-integration', '--client-id', '5550API_USER', '--yes'], 2, '--client-id: Invalid format.'],
    [
      ['update-integration', '--client-id', '55501API_USER', '--yes'],
      2,
      'Nobody can be asked for the key here.',
    ],
    [
      ['update-integration', '--client-id', '55501api_user', '--dry-run'],
      2,
      'Nobody can be asked for the key here.',
    ],
    [['update-integration', '--integration', 'no-such', '--yes'], 5, 'There is no integration no-such.'],
    [
      ['assign-role', 'admin@sandbox.test', '--remove', '--yes'],
      7,
      'The last administrator cannot lose the role.',
    ],
    [
      ['assign-role', dana, '--role', 'support', '--yes'],
      2,
      "option '--role <role>' argument 'support' is invalid. Allowed choices are admin.",
    ],
  ])('ends %j with %i', async (words, code, message) => {
    const ran = await admin(...words);
    expect([ran.code, ran.error().message]).toEqual([code, message]);
  });

  it('is for administrators: others are refused by the service, with 4 (ROLE-2, S-72)', async () => {
    const stranger = await fxgUser(terminal.url, 'sources');
    expect((await stranger.fxg('admin', 'accounts')).code).toBe(4);
    await stranger.beSignedIn(dana);
    for (const words of [
      ['accounts'],
      ['integrations'],
      ['inspect', dana],
      ['assign-role', dana, '--yes'],
      ['assign-integration', dana, '--clear', '--yes'],
    ]) {
      const ran = await stranger.fxg('admin', ...words);
      expect([ran.code, ran.error().code]).toEqual([4, 'not-an-administrator']);
    }
    await stranger.leave();
  });

  it('says of a change without an answer that it may have been made, with 8', async () => {
    await terminal.control.faults({
      service: 'accounts',
      path: '/admin/assign-role',
      fault: 'reset-before',
      times: 1,
    });
    const lost = await admin('assign-role', dana, '--yes');
    expect([lost.code, lost.error().code]).toEqual([8, 'outcome-unknown']);
    expect((await inspected(dana)).account.roles).toEqual([]);
  });

  it('finds a role that was given although the answer was lost, and ends with 0', async () => {
    await terminal.control.faults({
      service: 'accounts',
      path: '/admin/assign-role',
      fault: 'reset-after',
      times: 1,
    });
    const lost = await admin('assign-role', dana, '--yes');
    expect([lost.code, lost.data()]).toMatchObject([
      0,
      { changed: true, message: `${dana} is an administrator.` },
    ]);
    expect((await inspected(dana)).account.roles).toEqual(['admin']);
  });

  it('tells how an integration stands whose answer was lost, as every key: it ends with 8', async () => {
    const keyFile = join(terminal.user.home, 'key.txt');
    await writeFile(keyFile, 'Zq7-the-whole-key\n');
    await terminal.control.faults({
      service: 'accounts',
      path: '/admin/update-integration',
      fault: 'reset-after',
      times: 1,
    });
    const made = await admin(
      'update-integration',
      '--client-id',
      '55502API_USER',
      '--key-file',
      keyFile,
      '--yes',
    );
    expect([made.code, made.error().code]).toEqual([8, 'outcome-unknown']);
    const { message, hint } = made.error();
    expect(message).toMatch(
      /Look before you make it again\. The integration of 55502API_USER stands there now: .*\. Its key begins with Zq7-, as yours does: it may be yours\. It was changed last by admin@sandbox\.test, /,
    );
    expect(message).not.toContain('try again');
    expect(hint).toBe(
      'Look first: fxg admin changes --account 55502API_USER. Run the same command again only where the change is not there.',
    );
  });
});
