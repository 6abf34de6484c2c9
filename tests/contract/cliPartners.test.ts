import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCommandLine } from './fxg.ts';
import { openDesk, type FxgDesk } from './fxgDesk.ts';
import { secondClient } from './secondClient.ts';

const email = 'dana@harbor.test';
const password = 'Sandbox-2026';

let desk: FxgDesk;

beforeAll(async () => {
  buildCommandLine();
  desk = await openDesk();
  const identity = await secondClient(desk.url);
  await identity.signUp(email, password, { email, 'custom:fxpartner': 'ofx' });
  await identity.confirm(email, await identity.code(email));
  expect((await desk.user.signIn(email)).data()).toMatchObject({ partner: 'ofx' });
});
afterAll(() => desk.shut());

it.each([
  ['orders list', []],
  ['beneficiaries list', []],
  ['quotes request', ['--beneficiary', 'B1', '--amount', '100']],
  ['quotes settle', []],
  ['orders instruct', ['1000234', '--yes']],
])(
  'fxg %s says to a customer of the other partner that it is not for them, and asks that partner nothing',
  async (command, more) => {
    const { code, stdout, error } = await desk.user.fxg(...command.split(' '), ...more);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(error()).toMatchObject({
      code: 'other-partner',
      message: `fxg ${command} is for customers of corpay, and you pay through ofx.`,
    });
    expect(await desk.calls('/')).toEqual([]);
  },
);
