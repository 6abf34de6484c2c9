import type { IdentityFailure, User } from '@fx-gateway/domain/identity';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import { expect, it } from 'vitest';
import { fakeIdentityServices } from '../../test/fakeIdentityServices.ts';
import { signInNeeded } from '../failures/signInNeeded.ts';
import { currentUser } from './currentUser.ts';

const asked = (answer: Result<User | null, IdentityFailure>) =>
  currentUser({
    services: {
      identity: {
        ...fakeIdentityServices('CONFIRM_SIGN_UP').services.identity,
        currentUser: async () => answer,
      },
    },
  });

const refusal = (name: string): IdentityFailure => ({ name, message: 'Words of the service.' });

it('says to log in where nobody is signed in, and where the sign-in was ended elsewhere', async () => {
  expect(await asked(succeeded(null))).toEqual(failed(signInNeeded));
  expect(await asked(failed(refusal('NotAuthorizedException')))).toEqual(failed(signInNeeded));
});

it('gives the words of the service for everything else', async () => {
  expect(await asked(failed(refusal('PasswordResetRequiredException')))).toMatchObject({
    failure: { exit: 4, code: 'sign-in-refused', message: 'Words of the service.' },
  });
  expect(await asked(failed({ name: 'no-answer', message: 'Nobody.' }))).toMatchObject({
    failure: { exit: 6 },
  });
});
