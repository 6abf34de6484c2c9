import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededPassword } from '@fx-gateway/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fxgWithSandbox, type FxgWithSandbox } from '../cli/fxgWithSandbox.ts';
import { until } from '../harness/until.ts';
import { corpayCustomers, withWrites } from './runConformance.ts';

let own: FxgWithSandbox;
beforeAll(async () => {
  own = await fxgWithSandbox();
});
afterAll(() => own.shut());

it('a run that is interrupted while it writes says what it has left behind, and ends its sign-ins', async () => {
  const passwords = join(own.user.home, 'passwords.txt');
  await writeFile(passwords, `${seededPassword}\n`.repeat(2));
  await own.fault('/deal/book', 'delay', { delayMs: 400, times: 30 });
  const words = ['conformance', ...corpayCustomers, '--passwords-file', passwords, ...withWrites];
  const running = own.user.start(...words);
  await until(async () => (await own.calls('/deal/book')).some(({ status }) => status === 200));
  // The answer is heard here, and the next booking waits.
  await pause(200);
  running.stop('SIGINT');
  const ran = await running.ran;
  await own.control.clearFaults();
  expect(ran.code).toBe(130);
  expect(ran.error().code).toBe('interrupted');
  expect(ran.error().hint).toMatch(/order \d+ of corpay@sandbox\.test, \$100\.00, not instructed/);
  const asked = await own.control.journal({ service: 'cognito' });
  expect(asked.filter(({ operation }) => operation === 'RevokeToken')).toHaveLength(2);
});
