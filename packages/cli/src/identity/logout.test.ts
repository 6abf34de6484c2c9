import { StoreUnusable } from '@fx-gateway/domain/ports';
import { succeeded } from '@fx-gateway/domain/result';
import { expect, it } from 'vitest';
import type { Connection } from '../configuration/connect.ts';
import { leave } from './logout.ts';

const servicesWith = (signOut: () => Promise<unknown>) =>
  ({ services: { identity: { signOut } } }) as unknown as Connection;

it('a sign-out that can remove nothing here names the file, and says that the session has ended', async () => {
  const path = '/kept/credentials.json';
  const unusable = new StoreUnusable(path, { why: 'its file system is read-only', broken: false });
  const refused = await leave(
    servicesWith(() => Promise.reject(unusable)),
    false,
  );
  expect(refused).toMatchObject({
    failure: {
      exit: 1,
      code: 'file-unusable',
      message: `${path} cannot be used: its file system is read-only. The service was asked to end the session, and what is kept of it here could not be removed.`,
    },
  });
  expect(
    await leave(
      servicesWith(async () => succeeded(undefined)),
      true,
    ),
  ).toMatchObject({
    value: { data: { signedOut: true } },
  });
});
