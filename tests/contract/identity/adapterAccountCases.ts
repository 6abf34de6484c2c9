import { changePassword } from '@fx-gateway/domain/identity/recoverPassword.ts';
import { makeRegistrationAttributes } from '@fx-gateway/domain/identity/registration.ts';
import { signIn } from '@fx-gateway/domain/identity/signIn.ts';
import type { OpenServices } from '@fx-gateway/adapters/node';
import { seededPassword } from '@fx-gateway/sandbox';
import { describe, expect, it } from 'vitest';
import { otherThan } from '../harness/otherThan.ts';
import { failureOf, valueOf } from '../harness/outcomes.ts';
import { productBefore } from '../harness/productWithSandbox.ts';
import type { IdentityVisit } from './identityVisit.ts';

const newPassword = 'A long walk home';

const organization = {
  firstName: 'Ada',
  lastName: 'Byron',
  orgName: 'Harbour',
  email: 'ada@example.test',
  phone: '503 555 0100',
  address: '1 Pier',
  city: 'Portland',
  state: 'OR',
  zip: '97201',
};

const register = (services: OpenServices, email: string, password = newPassword) =>
  services.registration.register(
    password,
    makeRegistrationAttributes(
      { username: '', email, password, password_confirm: password, terms: true, fxPartner: 'ofx' },
      'afs',
    ),
  );

/** Accounts by the product's own adapters: made, stuck, and with another password. */
export const adapterAccountCases = (visit: IdentityVisit): void => {
  describe('an account of the product', () => {
    const product = productBefore(visit);

    describe('a person who has never been here', () => {
      it('registers, confirms by code, signs in, and saves an organization that is found again', async () => {
        const services = await product.client.connect();
        const email = 'ada@example.test';
        expect(valueOf(await register(services, email))).toBe('CONFIRM_SIGN_UP');
        expect(valueOf(await services.identity.signIn(email, newPassword))).toBe('CONFIRM_SIGN_UP');
        const code = await product.control.newestCode(email);
        expect(failureOf(await services.registration.confirm(email, otherThan(code))).name).toBe(
          'CodeMismatchException',
        );
        expect(valueOf(await services.registration.confirm(email, code))).toBe('DONE');
        expect(valueOf(await services.identity.signIn(email, newPassword))).toBe('DONE');
        expect(valueOf(await services.identity.currentUser())).toMatchObject({
          email,
          verified: true,
          preferred_username: 'ada',
          fxPartner: 'ofx',
          origin: 'afs',
        });

        expect(valueOf(await services.account.load())).toMatchObject({
          settings: null,
          partners: [],
          exchanges: [],
        });
        expect(failureOf(await services.account.save({ orgName: 'Harbour' }))).toMatchObject({
          kind: 'refused',
        });
        const settings = { ...organization, colour: 'blue', limits: { daily: [1, null, 'x'] } };
        valueOf(await services.account.save(settings));
        expect(valueOf(await services.account.load()).settings).toEqual(settings);
      });

      it('gets another code, after which the first is worth nothing', async () => {
        const services = await product.client.connect();
        const email = 'ada@example.test';
        await register(services, email);
        const first = await product.control.newestCode(email);
        valueOf(await services.registration.resendCode(email));
        const second = await product.control.newestCode(email);
        if (first !== second) {
          expect(failureOf(await services.registration.confirm(email, first)).name).toBe(
            'CodeMismatchException',
          );
        }
        valueOf(await services.registration.confirm(email, second));
        expect(failureOf(await services.registration.confirm(email, second)).message).not.toBe('');
      });

      it('is refused a short or common password and an e-mail that is taken, and codes without end', async () => {
        const services = await product.client.connect();
        expect(failureOf(await register(services, 'ada@example.test', 'short')).name).toBe(
          'InvalidPasswordException',
        );
        expect(failureOf(await register(services, 'ada@example.test', 'password1')).name).toBe(
          'InvalidPasswordException',
        );
        expect(failureOf(await register(services, 'corpay@sandbox.test')).name).toBe(
          'UsernameExistsException',
        );
        const names: string[] = [];
        for (let asked = 0; asked < 8; asked += 1) {
          const answer = await services.passwords.requestCode('corpay@sandbox.test');
          if (!answer.ok) names.push(answer.failure.name);
        }
        expect(names.length).toBeGreaterThan(0);
        expect(new Set(names)).toEqual(new Set(['LimitExceededException']));
      });
    });

    describe('a person whose account is stuck', () => {
      it('confirms it late', async () => {
        const services = await product.client.connect();
        const email = 'unconfirmed@sandbox.test';
        expect(valueOf(await services.identity.signIn(email, seededPassword))).toBe('CONFIRM_SIGN_UP');
        valueOf(await services.registration.resendCode(email));
        expect(
          valueOf(await services.registration.confirm(email, await product.control.newestCode(email))),
        ).toBe('DONE');
        expect(valueOf(await services.identity.signIn(email, seededPassword))).toBe('DONE');
      });

      it('resets the password by code, once', async () => {
        const services = await product.client.connect();
        const email = 'reset@sandbox.test';
        expect(valueOf(await services.identity.signIn(email, seededPassword))).toBe('RESET_PASSWORD');
        valueOf(await services.passwords.requestCode(email));
        const code = await product.control.newestCode(email);
        expect(failureOf(await services.passwords.reset(email, code, 'password1')).name).toBe(
          'InvalidPasswordException',
        );
        valueOf(await services.passwords.reset(email, code, newPassword));
        expect((await services.passwords.reset(email, code, 'Another long walk')).ok).toBe(false);
        expect(valueOf(await services.identity.signIn(email, newPassword))).toBe('DONE');
      });

      it('chooses the new password that was demanded, also after one that would not do', async () => {
        const services = await product.client.connect();
        const email = 'forced@sandbox.test';
        expect(valueOf(await services.identity.signIn(email, seededPassword))).toBe(
          'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
        );
        expect(failureOf(await services.passwords.answerForcedChange('password1')).name).toBe(
          'InvalidPasswordException',
        );
        expect(valueOf(await services.passwords.answerForcedChange(newPassword))).toBe('DONE');
        expect(valueOf(await services.identity.currentUser())?.email).toBe(email);
        await services.identity.signOut();
        expect(valueOf(await services.identity.signIn(email, newPassword))).toBe('DONE');
      });
    });

    describe('a signed-in person', () => {
      const email = 'empty@sandbox.test';

      it('changes the password while the identity pool is away', async () => {
        const services = await product.client.connect();
        expect(valueOf(await services.identity.signIn(email, seededPassword))).toBe('DONE');
        const next = await product.client.connect();
        await product.control.faults(
          { service: 'cognito', operation: 'GetId', fault: 'status', status: 500 },
          { service: 'cognito', operation: 'GetCredentialsForIdentity', fault: 'status', status: 500 },
        );
        expect(failureOf(await next.passwords.change('Wrong-2026', newPassword)).name).toBe(
          'NotAuthorizedException',
        );
        valueOf(await next.passwords.change(seededPassword, newPassword));
        await product.control.clearFaults();
        await next.identity.signOut();
        expect(valueOf(await next.identity.signIn(email, newPassword))).toBe('DONE');
      });

      it('signs out everywhere with another password, and goes on here and in the other tabs', async () => {
        const here = await product.client.signIn(email);
        const [tab, elsewhere] = [
          await product.client.connect(),
          await product.client.signIn(email, 'elsewhere.json'),
        ];
        const change = changePassword(here, email, seededPassword, newPassword);
        // The other tab looks while the old session has ended and the new one has not begun.
        await expect
          .poll(async () => (await product.control.journal()).map(({ operation }) => operation))
          .toContain('GlobalSignOut');
        const meanwhile = await tab.identity.currentUser();

        expect(await change).toEqual([{ type: 'change-password-succeeded' }]);
        for (const user of [meanwhile, await here.identity.currentUser()])
          expect(valueOf(user)?.email).toBe(email);
        valueOf(await tab.account.load());
        expect(failureOf(await elsewhere.identity.currentUser()).name).toBe('NotAuthorizedException');
      });

      it('is signed out with another password where the sign-in after it fails (SET-10)', async () => {
        const here = await product.client.signIn(email);
        await product.control.faults({
          service: 'cognito',
          operation: 'InitiateAuth',
          fault: 'status',
          status: 400,
          body: { __type: 'TooManyRequestsException', message: 'Later.' },
        });
        expect(await changePassword(here, email, seededPassword, newPassword)).toEqual([
          { type: 'change-password-succeeded' },
          { type: 'change-password-signed-out' },
        ]);
        await product.control.clearFaults();
        expect(valueOf(await here.identity.currentUser())).toBeNull();
      });

      it('ends the other sessions with the first sign-in after a reset', async () => {
        const elsewhere = await product.client.signIn(email, 'elsewhere.json');
        const here = await product.client.connect();
        valueOf(await here.passwords.requestCode(email));
        const code = await product.control.newestCode(email);
        valueOf(await here.passwords.reset(email, code, newPassword));
        expect(
          await signIn(here.identity, 'Empty@Sandbox.test', newPassword, null, { endOthersOf: email }),
        ).toMatchObject({ type: 'login-succeeded', user: { email } });
        expect((await elsewhere.identity.currentUser()).ok).toBe(false);
        expect(valueOf(await here.identity.currentUser())?.email).toBe(email);
      });

      it('hears of trouble when settings cannot be kept, and keeps what was there', async () => {
        const services = await product.client.connect();
        await services.identity.signIn(email, seededPassword);
        const before = valueOf(await services.account.load()).settings;
        await product.control.faults({
          service: 'accounts',
          method: 'PUT',
          path: '/account',
          fault: 'status',
          status: 503,
        });
        expect(failureOf(await services.account.save({ orgName: 'Lost' })).kind).toBe('server-trouble');
        await product.control.clearFaults();
        expect(valueOf(await services.account.load()).settings).toEqual(before);
      });
    });

    describe('passwords and codes', () => {
      it('are neither in the journal of the requests nor in any file', async () => {
        const services = await product.client.connect();
        const email = 'forced@sandbox.test';
        await services.identity.signIn(email, seededPassword);
        await services.passwords.answerForcedChange(newPassword);
        await services.passwords.change(newPassword, 'Another long walk');
        await services.passwords.requestCode('reset@sandbox.test');
        const code = await product.control.newestCode('reset@sandbox.test');
        await services.passwords.reset('reset@sandbox.test', code, 'Yet another long walk');
        await register(services, 'ada@example.test');
        const journal = JSON.stringify(await product.control.journal());
        const kept = [journal, ...(await product.client.keptTexts())].join('\n');
        expect(kept).toContain('ConfirmForgotPassword');
        for (const secret of [seededPassword, newPassword, 'Another long walk', 'Yet another', `"${code}"`]) {
          expect(kept).not.toContain(secret);
        }
      });
    });
  });
};
