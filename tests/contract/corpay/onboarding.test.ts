import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedUser, type SignedUser } from '../harness/signedUser.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';
import { gateway } from './corpayCustomer.ts';
import { organization } from './sampleOrganization.ts';

let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox();
});
afterAll(() => started.sandbox.close());
beforeEach(() => started.sandbox.reset());

const save = async (user: SignedUser, changed: object = {}): Promise<void> => {
  const body = { ...organization, ...changed };
  expect((await user.send('PUT', '/services/accounts/account', { body })).status).toBe(200);
};

const token = (user: SignedUser) => user.send('GET', `${gateway}/token`);

const missing = {
  status: 400,
  body: { code: 'INTEGRATION_MISSING', message: 'Your account is not connected to Corpay yet.' },
};

/** Longer than a new account waits. */
const aFewSeconds = 5_000;

describe('the integration of a new account', () => {
  it('is there a few seconds after the organization was first saved, and stays the same', async () => {
    const { url, advance } = started;
    const user = await signedUser(url, 'new@sandbox.test');
    advance(aFewSeconds);
    expect(await token(user)).toMatchObject(missing);
    await save(user);
    expect(await token(user)).toMatchObject(missing);
    advance(aFewSeconds);
    const first = await token(user);
    expect(first).toMatchObject({ status: 200, body: { clientId: expect.stringMatching(/^\d{6}$/) } });
    await save(user, { city: 'Salem' });
    expect(await token(user)).toMatchObject({
      status: 200,
      body: { clientId: (first.body as { clientId: string }).clientId },
    });
  });

  it('is never given to an account of the stories that has none, whatever it saves', async () => {
    const { url, advance } = started;
    const user = await signedUser(url, 'nopartner@sandbox.test');
    await save(user, { city: 'Salem' });
    advance(aFewSeconds);
    expect(await token(user)).toMatchObject(missing);
  });

  it('is gone with the account after a reset', async () => {
    const { url, advance, sandbox } = started;
    await save(await signedUser(url, 'new@sandbox.test'));
    advance(aFewSeconds);
    await sandbox.reset();
    expect(await token(await signedUser(url, 'new@sandbox.test'))).toMatchObject(missing);
  });

  it('is left to an administrator where the sandbox is told so', async () => {
    const { url, advance, sandbox } = await startSandbox({ onboarding: 'manual' });
    const user = await signedUser(url, 'new@sandbox.test');
    await save(user);
    advance(aFewSeconds);
    expect(await token(user)).toMatchObject(missing);
    await sandbox.close();
  });
});
