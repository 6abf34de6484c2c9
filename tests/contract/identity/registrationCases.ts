import { describe, expect, it } from 'vitest';
import { otherThan } from '../harness/otherThan.ts';
import { expired, incorrect, mismatch } from './identityRefusals.ts';
import { another, customer, dana, password } from './sampleUsers.ts';
import { refusalOf } from './sdkClient.ts';
import { hours, type IdentityVisit } from './identityVisit.ts';

/** How a user registers. */
export const registrationCases = (visit: IdentityVisit): void => {
  describe('a person who registers', () => {
    it('is mailed a code, is let in with it, and is who they said', async () => {
      const { UserSub, UserConfirmed, CodeDeliveryDetails } = await visit.client.signUp(
        visit.strict ? dana : 'Dana@Harbor.test',
        password,
        {
          email: dana,
          preferred_username: 'Dana',
          'custom:fxpartner': 'ofx',
          'custom:so': 'afs',
        },
      );
      expect(UserConfirmed).toBe(false);
      expect(CodeDeliveryDetails).toEqual({
        AttributeName: 'email',
        DeliveryMedium: 'EMAIL',
        Destination: 'd***@h***',
      });
      expect(await visit.client.inbox(dana)).toEqual([
        {
          to: dana,
          subject: 'Your confirmation code',
          code: expect.stringMatching(/^\d{6}$/),
          at: expect.any(String),
        },
      ]);
      expect(await refusalOf(visit.client.signIn(dana, password))).toEqual([
        'UserNotConfirmedException',
        'User is not confirmed.',
      ]);
      expect(await refusalOf(visit.client.signIn(dana, another))).toEqual(incorrect);

      await visit.client.confirm(dana, await visit.client.code(dana));

      const { UserAttributes } = await visit.send.getUser(await visit.client.signIn(dana, password));
      expect(Object.fromEntries((UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]))).toEqual({
        sub: UserSub,
        email: dana,
        email_verified: 'true',
        preferred_username: 'Dana',
        'custom:fxpartner': 'ofx',
        'custom:so': 'afs',
      });
    });

    it('has an account without settings from the first signed request on', async () => {
      await visit.client.signUp(dana, password);
      await visit.client.confirm(dana, await visit.client.code(dana));

      const account = await visit.client.signedAccount(await visit.client.signIn(dana, password));

      expect(await account.status()).toBe(200);
    });

    it('cannot take an e-mail that is taken, in whatever case; a strict user pool respects case', async () => {
      await visit.client.signUp(dana, password);
      const refusal = ['UsernameExistsException', 'An account with the given email already exists.'];
      expect(await refusalOf(visit.client.signUp(dana, another))).toEqual(refusal);
      expect(await refusalOf(visit.client.signUp(customer, password))).toEqual(refusal);
      expect(await visit.client.inbox(dana)).toHaveLength(1);
      const inCapitals = visit.client.signUp('DANA@harbor.test', another);
      if (visit.strict) await inCapitals;
      else expect(await refusalOf(inCapitals)).toEqual(refusal);
    });

    it.each([
      ['short 7', 'Password did not conform with policy: Password not long enough'],
      ['ééééééé', 'Password did not conform with policy: Password not long enough'],
      ['Password1', 'Provided password cannot be used for security reasons.'],
      ['12345678', 'Provided password cannot be used for security reasons.'],
      ['QWERTYUIOP', 'Provided password cannot be used for security reasons.'],
      ['        ', 'Provided password cannot be used for security reasons.'],
    ])('cannot choose the password "%s"', async (weak, message) => {
      expect(await refusalOf(visit.client.signUp(dana, weak))).toEqual(['InvalidPasswordException', message]);
      expect(await visit.client.inbox(dana)).toEqual([]);
    });

    it.each([
      ['dana', {}, 'Username should be an email.'],
      [dana, { email: 'x@y.test' }, 'Attributes did not conform to the schema: email: must be the username.'],
      [
        dana,
        { 'custom:role': 'admin' },
        'Attributes did not conform to the schema: Type for attribute {custom:role} could not be determined',
      ],
      [
        dana,
        { preferred_username: 'x'.repeat(257) },
        'Attributes did not conform to the schema: preferred_username: String must be no longer than 256.',
      ],
      ['da\0na@harbor.test', {}, 'Username: must not contain NUL'],
    ])('cannot send what makes no sense (%#)', async (email, attributes, message) => {
      expect(await refusalOf(visit.client.signUp(email, password, attributes))).toEqual([
        'InvalidParameterException',
        message,
      ]);
    });

    it('needs the newest code, once, within a day', async () => {
      await visit.client.signUp(dana, password);
      const first = await visit.client.code(dana);
      expect(await refusalOf(visit.client.confirm(dana, otherThan(first)))).toEqual(mismatch);
      await visit.send.resend(dana);
      const second = await visit.client.code(dana);
      if (second !== first) expect(await refusalOf(visit.client.confirm(dana, first))).toEqual(mismatch);

      visit.later(hours(24));
      expect(await refusalOf(visit.client.confirm(dana, second))).toEqual(expired);

      await visit.send.resend(dana);
      const third = await visit.client.code(dana);
      visit.later(hours(23.9));
      const confirmed = await Promise.allSettled([1, 2, 3].map(() => visit.client.confirm(dana, third)));
      expect(confirmed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await refusalOf(visit.client.confirm(dana, third))).toEqual([
        'NotAuthorizedException',
        'User cannot be confirmed. Current status is CONFIRMED',
      ]);
      expect(await refusalOf(visit.send.resend(dana))).toEqual([
        'InvalidParameterException',
        'User is already confirmed.',
      ]);
    });
  });
};
