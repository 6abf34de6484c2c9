import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStore } from '@fx-gateway/adapters/node';
import { StoreUnusable } from '@fx-gateway/domain/ports/storeUnusable.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEarlierAccessStore } from '../configuration/earlierAccessStore.ts';
import { createLastAnswererStore } from '../configuration/lastAnswererStore.ts';
import type { ConnectionWithSignIn } from '../configuration/connectProfile.ts';
import { signOutOfProfile } from './logoutVerb.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fx-gateway-logout-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const silent = async () => undefined;

type SignOut = ConnectionWithSignIn['services']['identity']['signOut'];

const signedIn = (file: string, signOut: SignOut) =>
  ({
    configuration: { identity: { userPoolClientId: 'client' } },
    services: { identity: { signOut } },
    credentials: fileStore(file),
    access: createEarlierAccessStore(fileStore(file)),
    answerers: createLastAnswererStore(fileStore(file), { address: 'a', userPoolClientId: 'client' }),
    forgetQuotes: async () => undefined,
  }) as unknown as ConnectionWithSignIn;

it('a sign-out that can remove nothing here names the file, and says that the session has ended', async () => {
  const path = '/kept/credentials.json';
  const unusable = new StoreUnusable(path, { why: 'its file system is read-only', broken: false });
  const file = join(folder, 'absent.json');
  const refused = await signOutOfProfile(
    signedIn(file, () => Promise.reject(unusable)),
    false,
    silent,
  );
  expect(refused).toMatchObject({
    failure: {
      exit: 1,
      code: 'file-unusable',
      message: `${path} cannot be used: its file system is read-only. The service was asked to end the session, and what is kept of it here could not be removed.`,
    },
  });
});

it('a sign-out says that nobody was signed in where nobody was', async () => {
  const file = join(folder, 'left.json');
  const out = () =>
    signOutOfProfile(
      signedIn(file, async () => succeeded(undefined)),
      true,
      silent,
    );
  expect(await out()).toMatchObject({ value: { data: { signedOut: false } } });
  const kept = 'CognitoIdentityServiceProvider.client';
  await fileStore(file).write(`${kept}.LastAuthUser`, 'sub-1');
  await fileStore(file).write(`${kept}.sub-1.accessToken`, 'token');
  expect(await out()).toMatchObject({ value: { data: { signedOut: true }, done: 'Signed out.' } });
});

it('a sign-out says that the session may live on where the service does not end it, and fails where that was asked for', async () => {
  const file = join(folder, 'living.json');
  const kept = 'CognitoIdentityServiceProvider.client';
  await fileStore(file).write(`${kept}.LastAuthUser`, 'sub-1');
  await fileStore(file).write(`${kept}.sub-1.accessToken`, 'token');
  const said: string[] = [];
  const out = (everywhere: boolean) =>
    signOutOfProfile(
      signedIn(file, async ({ mayLiveOn } = {}) => (mayLiveOn?.(), succeeded(undefined))),
      everywhere,
      async (text) => void said.push(text),
    );
  expect(await out(false)).toMatchObject({ value: { data: { signedOut: true } } });
  expect(said).toEqual([
    'The service did not confirm that the session has ended; it may live on there until it expires.',
  ]);
  expect(await out(true)).toMatchObject({ failure: { exit: 1, code: 'sign-ins-not-ended' } });
});

it('a sign-out that can read nothing here asks no service, and says so', async () => {
  const path = join(folder, 'credentials.json');
  await writeFile(path, 'no json');
  await chmod(path, 0o600);
  let asked = 0;
  const refused = await signOutOfProfile(
    signedIn(path, async () => ((asked += 1), succeeded(undefined))),
    false,
    silent,
  );
  expect(refused).toMatchObject({
    failure: {
      exit: 1,
      code: 'file-unusable',
      message: expect.stringMatching(
        / The service was not asked to end the session, because what is kept of it here could not be read\.$/,
      ),
    },
  });
  expect(asked).toBe(0);
});
