import { completeForcedPasswordChange } from '@fx-gateway/domain/identity/completeForcedPasswordChange.ts';
import { seededPassword } from '@fx-gateway/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { valueOf } from '../harness/outcomes.ts';
import { productBefore } from '../harness/productWithSandbox.ts';
import { password } from './sampleUsers.ts';
import { sdkClient } from './sdkClient.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';

let asBuilt: StartedSandbox;
let clientId: string;

beforeAll(async () => {
  asBuilt = await startSandbox();
  clientId = (await sdkClient(asBuilt.url)).ClientId;
});

afterEach(() => asBuilt.sandbox.reset());

afterAll(() => asBuilt.sandbox.close());

const product = productBefore({
  get url() {
    return asBuilt.url;
  },
  get control() {
    return asBuilt.control;
  },
});

/** One attempt of a call; attempts of the same call share the id. */
const attempt = async ({ url }: StartedSandbox, id: string, operation: string, body: object) => {
  const response = await fetch(`${url}/services/cognito`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      'amz-sdk-invocation-id': id,
    },
    body: JSON.stringify({ ClientId: clientId, ...body }),
  });
  return { error: response.headers.get('x-amzn-errortype'), text: await response.text() };
};

const dana = { Username: 'dana@harbor.test', Password: 'seven blue herons' };

const ask = async (id: string) =>
  (await attempt(asBuilt, id, 'ForgotPassword', { Username: 'corpay@sandbox.test' })).error;
describe('an attempt that is made again because its answer was lost', () => {
  it('gets the answer of the first one', async () => {
    const [first, again] = await Promise.all([1, 2].map(() => attempt(asBuilt, 'one', 'SignUp', dana)));

    expect(first).toMatchObject({ error: null });
    expect(again).toEqual(first);
    expect(await attempt(asBuilt, 'one', 'SignUp', dana)).toEqual(first);
  });

  it('is no second call: another id, or another body under the same id, is', async () => {
    await attempt(asBuilt, 'one', 'SignUp', dana);

    const other = await attempt(asBuilt, 'two', 'SignUp', dana);
    const changed = await attempt(asBuilt, 'one', 'SignUp', { ...dana, Password: 'eight blue herons' });

    expect([other.error, changed.error]).toEqual(['UsernameExistsException', 'UsernameExistsException']);
  });

  it('counts once against a limit', async () => {
    for (let time = 0; time < 10; time += 1) await ask('one');

    const later = ['two', 'three', 'four', 'five', 'six'];
    const errors: (string | null)[] = [];
    for (const id of later) errors.push(await ask(id));

    expect(errors).toEqual([null, null, null, null, 'LimitExceededException']);
    expect(await ask('one')).toBeNull();
  });

  it('is handled anew by a service that keeps no answers, as the real one may be', async () => {
    const forgetful = await startSandbox({ idempotency: false });
    try {
      await attempt(forgetful, 'one', 'SignUp', dana);
      expect((await attempt(forgetful, 'one', 'SignUp', dana)).error).toBe('UsernameExistsException');
    } finally {
      await forgetful.sandbox.close();
    }
  });
});

const lostTimes = async (times: number) => {
  const services = await product.client.connect();
  const email = 'forced@sandbox.test';
  valueOf(await services.identity.signIn(email, seededPassword));
  await product.control.faults({
    service: 'cognito',
    operation: 'RespondToAuthChallenge',
    fault: 'reset-after',
    times,
  });
  const event = await completeForcedPasswordChange(services, { email, newPassword: password });
  await product.control.clearFaults();
  return { services, email, event };
};

describe('a demanded new password whose answer is lost', () => {
  it('is in force, and a sign-in with it follows by itself', async () => {
    const { email, event } = await lostTimes(3);
    expect(event).toMatchObject({ type: 'login-succeeded', user: { email } });
  });

  it('is said to be in force perhaps, and the next sign-in with it gets in', async () => {
    const { services, email, event } = await lostTimes(20);
    expect(event).toMatchObject({
      type: 'login-change-ended',
      withNewPassword: true,
      message: expect.stringContaining('Your password may or may not have been changed'),
    });
    expect(valueOf(await services.identity.signIn(email, password))).toBe('DONE');
  });
});
