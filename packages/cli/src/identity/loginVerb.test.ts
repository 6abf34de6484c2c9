import { expect, it } from 'vitest';
import { fakeInvocation } from '../../test/fakeInvocation.ts';
import { loginVerb } from './loginVerb.ts';

const nowhere = 'http://127.0.0.1:9/config.json';
const { run } = loginVerb(async () => undefined);

it('reaches the environment before it asks for an address or a secret', async () => {
  const { invocation, unanswered } = fakeInvocation(['dana@harbor.test', 'Sandbox-2026'], {
    config: nowhere,
  });
  expect(await run(invocation)).toMatchObject({ ok: false, failure: { code: 'network' } });
  expect(unanswered()).toBe(2);
});

it.each([
  [{ email: 'dana@' }, ['Sandbox-2026']],
  [{ email: 'dana@harbor.test' }, null],
  [{ passwordStdin: true }, null],
])('refuses a call that is wrong as it stands before it reaches anything: %j', async (options, answers) => {
  const { invocation } = fakeInvocation(answers, { ...options, config: nowhere });
  expect(await run(invocation)).toMatchObject({ ok: false, failure: { code: 'usage' } });
});
