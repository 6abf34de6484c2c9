import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fxgWithSandbox, type FxgWithSandbox } from './fxgWithSandbox.ts';

let terminal: FxgWithSandbox;

beforeAll(async () => {
  terminal = await fxgWithSandbox();
});
afterAll(() => terminal.shut());

it("without the partner's address in the configuration the sign-in works, and every command of the partner says that it is not configured", async () => {
  const { user, url } = terminal;
  const { apis, ...rest } = (await (await fetch(`${url}/config.json`)).json()) as { apis: object };
  const file = join(user.home, 'config.json');
  await writeFile(file, JSON.stringify({ ...rest, apis: { ...apis, corpay: undefined } }));
  await user.signIn();
  expect((await user.fxg('whoami', '--config', file)).code).toBe(0);
  for (const words of [
    ['orders', 'list'],
    ['quotes', 'request', '--beneficiary', 'B1', '--amount', '100'],
  ]) {
    const { code, stdout, error } = await user.fxg(...words, '--config', file);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(error()).toMatchObject({
      code: 'missing-configuration',
      message: 'Unable to generate tokens due to an environment configuration issue. Please try again later.',
    });
  }
});
