import type { IdentityFailure } from '@fx-gateway/domain/identity/identityFailure.ts';
import type { User } from '@fx-gateway/domain/identity/user.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { expect, it } from 'vitest';
import { fakeIdentityServices } from '../../test/fakeIdentityServices.ts';
import { signInNeededFailure } from '../failures/signInNeededFailure.ts';
import { requireSignedInUser } from './requireSignedInUser.ts';

const kept = 'CognitoIdentityServiceProvider.client';
const signIn = new Map([
  [`${kept}.LastAuthUser`, 'sub-1'],
  [`${kept}.sub-1.accessToken`, 'token'],
]);

/** What is said to a profile that keeps a sign-in, or none, after this answer of the service. */
const asked = (answer: Result<User | null, IdentityFailure>, keeps = signIn) =>
  requireSignedInUser({
    configuration: { identity: { userPoolClientId: 'client' }, apis: { accounts: 'accounts' } },
    credentials: { read: async (key) => keeps.get(key) ?? null },
    services: {
      identity: {
        ...fakeIdentityServices('CONFIRM_SIGN_UP').services.identity,
        currentUser: async () => answer,
      },
    },
  });

const refusal = (name: string, message = 'Words of the service.'): IdentityFailure => ({ name, message });

it('says to log in where nobody is signed in', async () => {
  expect(await asked(succeeded(null), new Map())).toEqual(failed(signInNeededFailure));
  expect(signInNeededFailure.message).toBe('Nobody is signed in.');
});

it('says that the session has ended, as a page does, where the service ended the sign-in of the profile', async () => {
  const ended = { ...signInNeededFailure, message: 'Your session has ended. Please sign in to continue.' };
  expect(await asked(succeeded(null))).toEqual(failed(ended));
  const revoked = refusal('NotAuthorizedException', 'Access Token has been revoked');
  expect(await asked(failed(revoked))).toEqual(failed(ended));
  expect(await asked(failed(refusal('NotAuthorizedException', 'User is disabled.')))).toEqual(
    failed({ ...ended, message: `${ended.message} User is disabled.` }),
  );
});

it('gives the words of the service for everything else', async () => {
  expect(await asked(failed(refusal('PasswordResetRequiredException')))).toMatchObject({
    failure: { exit: 4, code: 'sign-in-refused', message: 'Words of the service.' },
  });
  expect(await asked(failed({ name: 'no-answer', message: 'Nobody.' }))).toMatchObject({
    failure: { exit: 6 },
  });
});
