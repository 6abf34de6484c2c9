import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleRecording } from '../../../packages/cli/test/sampleRecording.ts';
import { buildCommandLine } from './fxg.ts';
import { fxgWithSandbox, type FxgWithSandbox } from './fxgWithSandbox.ts';
import { sdkClient } from '../identity/sdkClient.ts';

const email = 'dana@harbor.test';
const password = 'Sandbox-2026';

let fxg: FxgWithSandbox;

beforeAll(async () => {
  buildCommandLine();
  fxg = await fxgWithSandbox({ program: 'sources' });
  const identity = await sdkClient(fxg.url);
  await identity.signUp(email, password, { email, 'custom:fxpartner': 'ofx' });
  await identity.confirm(email, await identity.code(email));
  expect((await fxg.user.signIn(email)).data()).toMatchObject({ partner: 'ofx' });
});
afterAll(() => fxg.shut());

it.each([
  ['orders list', [], 'Customers of ofx have: fxg deals list'],
  ['beneficiaries banks', ['--country', 'AU', '--query', 'harbour'], null],
  ['orders show', ['1000234'], 'Customers of ofx have: fxg deals show'],
  ['orders instruct', ['1000234', '--yes'], null],
])(
  'fxg %s says to a customer of the other partner that it is not for them and what is, and asks that partner nothing',
  async (command, more, hint) => {
    const { code, stdout, error } = await fxg.user.fxg(...command.split(' '), ...more);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(error()).toMatchObject({
      code: 'other-partner',
      message: `fxg ${command} is for customers of corpay, and you pay through ofx.`,
      hint,
    });
    expect(await fxg.calls('/')).toEqual([]);
  },
);

it('fxg replay --match looks among nobody for the order of a customer of the other partner', async () => {
  const file = join(fxg.user.home, 'recording.json');
  await writeFile(file, JSON.stringify(sampleRecording()));
  const { code, stdout, error } = await fxg.user.fxg('replay', file, '--match');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(error()).toMatchObject({
    code: 'other-partner',
    message: `${file} is of a customer of corpay, and you pay through ofx.`,
  });
});
