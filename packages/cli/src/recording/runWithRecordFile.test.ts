import { mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { errorOf, runFxg } from '../../test/runFxg.ts';
import { sampleRecording } from '../../test/sampleRecording.ts';
import { readOptions } from '../verbs/options.ts';
import { runWithRecordFile } from './runWithRecordFile.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fxg-record-'));
});
afterEach(() => rm(folder, { recursive: true }));

const recordInto = (file: string, work = async () => succeeded('done')) =>
  runWithRecordFile({ options: readOptions({ record: file }) }, work);

describe('--record FILE (REC-6)', () => {
  it('leaves a file alone that is no recording, and says so before anybody is asked', async () => {
    const file = join(folder, 'payees.csv');
    await writeFile(file, 'name,country\nThalassa,GR\n');
    const terms = ['--beneficiary', 'ID', '--amount', '1'];
    const { code, stderr } = await runFxg(['quotes', 'watch', ...terms, '--record', file]);
    expect({ code, error: errorOf(stderr) }).toMatchObject({
      code: 2,
      error: {
        error: {
          message: `--record: ${file} is there already and is no recording, so it stays as it is.`,
          hint: 'Name another file, or remove this one first. Nothing was asked of the partner.',
        },
      },
    });
    expect(await readFile(file, 'utf8')).toBe('name,country\nThalassa,GR\n');
  });

  it('leaves a link alone, even to a recording', async () => {
    const file = join(folder, 'link.json');
    await writeFile(join(folder, 'recording.json'), JSON.stringify(sampleRecording()));
    await symlink(join(folder, 'recording.json'), file);
    expect(await recordInto(file)).toMatchObject({ ok: false, failure: { exit: 2 } });
  });

  it.each([
    ['an earlier recording', JSON.stringify(sampleRecording())],
    ['an earlier recording that was set out in lines', JSON.stringify(sampleRecording(), null, 2)],
    ['an empty file', ''],
  ])('may replace %s', async (_what, text) => {
    const file = join(folder, 'recording.json');
    await writeFile(file, text);
    expect(await recordInto(file)).toEqual(succeeded('done'));
  });

  it('makes no file that is named -', async () => {
    expect(await recordInto('-')).toMatchObject({
      ok: false,
      failure: { exit: 2, message: '--record: a recording is written to a file, never to stdout.' },
    });
  });

  it('refuses a second watch into the same file while the first goes on, and none after it', async () => {
    const file = join(folder, 'recording.json');
    const second = await recordInto(file, async () => {
      const meanwhile = await recordInto(file);
      return succeeded(meanwhile.ok ? 'written twice' : meanwhile.failure.message);
    });
    expect(second).toEqual(succeeded(`--record: another fxg is recording into ${file}.`));
    expect(await recordInto(file)).toEqual(succeeded('done'));
    expect(await readdir(folder)).toEqual([]);
  });
});
