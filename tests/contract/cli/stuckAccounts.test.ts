import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { seededPassword } from '@fx-gateway/sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runProgram } from '../../../packages/cli/src/command-tree/runProgram.ts';
import { productParts } from '../../../packages/cli/test/runFxg.ts';
import { leaseSandbox, type Lease } from '../harness/leaseSandbox.ts';

const newPassword = 'A long walk home';
const question = /(?:Password|New password|New password again|Code from the e-mail \([^)]*\)) $/;

let running: Lease;
let home: string;

beforeAll(async () => {
  running = await leaseSandbox();
});
afterAll(() => running.giveBack());
beforeEach(async () => {
  await running.sandbox.reset();
  home = await mkdtemp(join(tmpdir(), 'fx-gateway-cli-'));
  vi.stubEnv('XDG_CONFIG_HOME', home);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true });
});

type Answer = string | (() => Promise<string>);

/** Runs one command line: answers are typed as its questions come; without any, `stdin` is a pipe. */
const fxg = async (words: readonly string[], given: { stdin?: string; answers?: readonly Answer[] } = {}) => {
  const { answers } = given;
  const left = [...(answers ?? [])];
  const text = { out: '', err: '' };
  const keyboard = new PassThrough();
  const type = async (): Promise<void> => {
    const answer = left.shift();
    if (answer === undefined) return void keyboard.end();
    keyboard.write(`${typeof answer === 'string' ? answer : await answer()}\n`);
  };
  const collect = (into: 'out' | 'err') =>
    new Writable({
      write: (piece, _encoding, done) => {
        text[into] += String(piece);
        // The question is heard a moment after it was written.
        if (into === 'err' && question.test(text.err)) setImmediate(() => void type());
        done();
      },
    });
  if (answers === undefined) keyboard.end(given.stdin ?? '');
  const isTTY = answers !== undefined;
  const streams = {
    environment: { FXG_CONFIG: `${running.url}/config.json`, TERM: 'dumb' },
    stdin: Object.assign(keyboard, { isTTY }),
    stdout: Object.assign(collect('out'), { isTTY }),
    stderr: Object.assign(collect('err'), { isTTY }),
  };
  const code = await runProgram(words, '1.2.3', streams, productParts);
  return { code, stdout: text.out, stderr: text.err, unanswered: left.length };
};

const login = (email: string, ...more: readonly string[]) => ['login', '--email', email, ...more];

const newestCode = async (email: string): Promise<string> => {
  const { stdout } = await fxg(['sandbox', 'mail', '--to', email]);
  const mails: readonly { readonly code: string }[] = JSON.parse(stdout);
  return mails[0]?.code ?? '';
};

const wrong = async (email: string): Promise<string> =>
  (await newestCode(email)) === '000000' ? '000001' : '000000';

describe('a person with a stuck account at a terminal', () => {
  it('confirms the account with a code that was sent again, after a wrong one, and is signed in', async () => {
    const email = 'unconfirmed@sandbox.test';
    const ran = await fxg(login(email), {
      answers: [seededPassword, '', () => wrong(email), () => newestCode(email)],
    });
    expect(ran).toMatchObject({ code: 0, stdout: 'Signed in as unconfirmed.\n', unanswered: 0 });
    expect(ran.stderr).toContain('This account was never confirmed.\n');
    expect(ran.stderr).toContain('Code sent.\n');
    expect(ran.stderr).toContain('Invalid verification code provided, please try again.\n');
    expect(ran.stderr).not.toContain(seededPassword);
    expect(ran.stderr).not.toContain(await newestCode(email));
  });

  it('resets the password by code and is signed in with the new one', async () => {
    const email = 'reset@sandbox.test';
    const ran = await fxg(login(email), {
      answers: [seededPassword, '', () => newestCode(email), newPassword, newPassword],
    });
    expect(ran).toMatchObject({ code: 0, stdout: 'Signed in as reset.\n', unanswered: 0 });
    expect(ran.stderr).toContain('Your password must be reset.\n');
    expect(ran.stderr).not.toContain(newPassword);
    expect((await fxg(['whoami'])).stdout).toContain(email);
  });

  it('chooses the password that was demanded, after a short and a common one', async () => {
    const ran = await fxg(login('forced@sandbox.test'), {
      answers: [seededPassword, 'short', 'password1', 'password1', newPassword, newPassword],
    });
    expect(ran).toMatchObject({ code: 0, stdout: 'Signed in as forced.\n', unanswered: 0 });
    expect(ran.stderr).toContain('Your account requires a password change.\n');
    expect(ran.stderr).toContain('Password must be at least 8 characters.\n');
    expect(ran.stderr).not.toContain('password1');
  });

  it('who leaves in between ends with 130', async () => {
    const ran = await fxg(login('unconfirmed@sandbox.test'), { answers: [seededPassword] });
    expect(ran.code).toBe(130);
  });
});

const errorOf = (stderr: string) => JSON.parse(stderr.trimEnd().split('\n').at(-1) ?? '').error;

describe('a script with a stuck account', () => {
  it.each([
    ['unconfirmed', 'This account was never confirmed.', 'code from the e-mail'],
    ['reset', 'Your password must be reset.', 'code from the e-mail'],
    ['forced', 'Account requires a new password.', '--new-password-stdin'],
  ])('is told with 4 what to do (%s)', async (name, message, hint) => {
    const ran = await fxg(login(`${name}@sandbox.test`, '--password-stdin'), {
      stdin: `${seededPassword}\n`,
    });
    expect({ code: ran.code, stdout: ran.stdout }).toEqual({ code: 4, stdout: '' });
    expect(errorOf(ran.stderr)).toMatchObject({
      code: 'sign-in-refused',
      message,
      hint: expect.stringContaining(hint),
    });
    expect((await fxg(['whoami'])).code).toBe(4);
  });

  it('gives the password on the first line of stdin and the demanded one on the second', async () => {
    const both = ['--password-stdin', '--new-password-stdin'];
    const forced = login('forced@sandbox.test', ...both);
    expect((await fxg(forced, { stdin: `${seededPassword}\n` })).code).toBe(2);
    expect((await fxg(forced, { stdin: `${seededPassword}\nshort\n` })).code).toBe(2);
    const weak = await fxg(forced, { stdin: `${seededPassword}\npassword1\n` });
    const wrongOne = await fxg(login('forced@sandbox.test', '--password-stdin'), { stdin: 'Wrong-2026\n' });
    expect(errorOf(wrongOne.stderr).requestId).toMatch(/./);
    expect({ code: weak.code, message: errorOf(weak.stderr).message }).toEqual({
      code: 4,
      message: 'Provided password cannot be used for security reasons.',
    });
    const ran = await fxg(forced, { stdin: `${seededPassword}\n${newPassword}\n` });
    expect(ran.code).toBe(0);
    expect(ran.stdout + ran.stderr).not.toContain(newPassword);
    const after = await fxg(login('forced@sandbox.test', '--password-stdin'), { stdin: `${newPassword}\n` });
    expect(after.code).toBe(0);
  });

  it('leaves the password of an account alone that needs no new one', async () => {
    const both = login('empty@sandbox.test', '--password-stdin', '--new-password-stdin');
    expect((await fxg(both, { stdin: `${seededPassword}\n${newPassword}\n` })).code).toBe(0);
    const again = login('empty@sandbox.test', '--password-stdin');
    expect((await fxg(again, { stdin: `${seededPassword}\n` })).code).toBe(0);
  });

  it('stays signed in when another sign-in is refused', async () => {
    const stdin = `${seededPassword}\n`;
    expect((await fxg(login('empty@sandbox.test', '--password-stdin'), { stdin })).code).toBe(0);
    const refused = await fxg(login('corpay@sandbox.test', '--password-stdin'), { stdin: 'wrong-guess-1\n' });
    expect(refused.code).toBe(4);
    expect(JSON.parse((await fxg(['whoami'])).stdout)).toMatchObject({ email: 'empty@sandbox.test' });
    expect((await fxg(login('corpay@sandbox.test', '--password-stdin'), { stdin })).code).toBe(0);
    expect(JSON.parse((await fxg(['whoami'])).stdout)).toMatchObject({ email: 'corpay@sandbox.test' });
  });

  it('reads the inbox of the sandbox, newest first, of one address or of all', async () => {
    const { code, stdout } = await fxg(['sandbox', 'mail']);
    expect(code).toBe(0);
    const all: readonly { readonly to: string }[] = JSON.parse(stdout);
    expect(new Set(all.map(({ to }) => to))).toEqual(
      new Set(['reset@sandbox.test', 'unconfirmed@sandbox.test']),
    );
    expect(all[0]).toEqual({
      to: expect.any(String),
      subject: expect.any(String),
      code: expect.stringMatching(/^\d{6}$/),
      at: expect.stringMatching(/^\d{4}-/),
    });
    expect(JSON.parse((await fxg(['sandbox', 'mail', '--to', 'nobody@sandbox.test'])).stdout)).toEqual([]);
  });
});
