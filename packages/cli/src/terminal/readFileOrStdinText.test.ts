import { execFileSync, spawn } from 'node:child_process';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeFileError } from './describeFileError.ts';
import { readFileBytes, readFileOrStdinText } from './readFileOrStdinText.ts';

let folder = '';
let pipe = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fxg-pipe-'));
  pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
});
afterEach(() => rm(folder, { recursive: true }));

describe('a pipe with a name', () => {
  it('is read whole, although its writer comes later', async () => {
    const read = readFileBytes(pipe);
    await appendFile(pipe, 'hello');
    expect(Buffer.from(await read).toString()).toBe('hello');
  });

  it('does not hold up the end of a process that waits for a writer', async () => {
    const module = new URL('readFileOrStdinText.ts', import.meta.url).href;
    const waits = `import { runnerImport } from 'vite';
      const { module } = await runnerImport(new URL(${JSON.stringify(module)}).pathname, { configFile: false });
      void module.readFileBytes(${JSON.stringify(pipe)});
      setTimeout(() => process.exit(7), 100);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', waits], { stdio: 'ignore' });
    const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
    const code = await new Promise((resolve) => child.once('exit', resolve));
    clearTimeout(late);
    expect(code).toBe(7);
  }, 20_000);
});

const stdin = (bytes: Uint8Array) => ({ stdin: Readable.from([bytes]) });

describe('a text that is read from a file or from stdin', () => {
  const latin1 = Buffer.from('name\nStra\u00dfe 5\n', 'latin1');

  it('is refused where it is not UTF-8, with its line, what it looks like and how to convert it', async () => {
    const file = join(folder, 'payees.csv');
    await writeFile(file, latin1);
    expect(await readFileOrStdinText(file, stdin(latin1))).toMatchObject({
      failure: {
        exit: 2,
        message: `The file ${file} is not UTF-8: line 2 looks like Latin-1 (ISO 8859-1).`,
        hint: 'Save it as UTF-8, or convert it: iconv -f ISO-8859-1 -t UTF-8 FILE > NEWFILE',
      },
    });
    expect(await readFileOrStdinText('-', stdin(latin1))).toMatchObject({
      failure: { message: 'What came on stdin is not UTF-8: line 2 looks like Latin-1 (ISO 8859-1).' },
    });
  });

  it('is told so where only some letters are, or where it was cut off', async () => {
    const mixed = Buffer.concat([Buffer.from('M\u00fcller\n'), latin1]);
    expect(await readFileOrStdinText('-', stdin(mixed))).toMatchObject({
      failure: { hint: expect.stringContaining('write such letters again as UTF-8') },
    });
    expect(
      await readFileOrStdinText('-', stdin(Buffer.from('\u00e9\n\u20ac').subarray(0, -1)), 'The key file'),
    ).toMatchObject({
      failure: {
        message: 'The key file is not UTF-8: line 2 ends in the middle of a letter.',
        hint: 'It was cut off: save or copy it again.',
      },
    });
  });

  it('is read without the mark of UTF-8, whatever pieces it comes in', async () => {
    const bytes = Buffer.from('\uFEFFStra\u00dfe');
    const pieces = { stdin: Readable.from([bytes.subarray(0, -2), bytes.subarray(-2)]) };
    expect(await readFileOrStdinText('-', pieces)).toEqual({ ok: true, value: 'Stra\u00dfe' });
  });

  it('is refused where it cannot be read, and it is said why', async () => {
    const inFile = join(folder, 'is-a-file');
    await writeFile(inFile, 'x');
    for (const [file, message] of [
      [folder, 'The password file is a folder.'],
      [join(folder, 'none'), 'The password file does not exist.'],
      [join(inFile, 'below'), 'The password file does not exist: a part of its path is no folder.'],
    ] as const)
      expect(await readFileOrStdinText(file, stdin(latin1), 'The password file')).toMatchObject({
        failure: { exit: 2, message, hint: expect.stringContaining('- is stdin') },
      });
  });

  it.each([
    ['ENOENT', 'read', 'The file f does not exist.'],
    ['ENOENT', 'written', 'The file f cannot be written: its folder does not exist.'],
    ['EACCES', 'read', 'The file f could not be read: you are not allowed to.'],
    ['ENOSPC', 'written', 'The file f could not be written: the disk is full, or only to be read.'],
    ['EIO', 'read', 'The file f could not be read.'],
  ] as const)('is told of by what the system says: %s, %s', (code, done, message) => {
    expect(describeFileError('f', Object.assign(new Error('x'), { code }), done)).toBe(message);
  });
});
