import { describe, expect, it } from 'vitest';
import { succeeded } from '../result/result.ts';
import type { SessionService } from './sessionService.ts';
import type { PasswordService } from './passwords.ts';
import { resetPassword, sendRecoveryCode } from './recoverPassword.ts';
import { confirmRegistration, resendConfirmationCode } from './registerUser.ts';
import { makeRegistrationAttributes, type RegistrationService } from './registration.ts';

const typed = ' New@Sandbox.Test';
const sent = 'new@sandbox.test';

describe('an e-mail that was typed in any case', () => {
  it('is sent in lower case, at every step of a registration and of a recovery', async () => {
    const heard: string[] = [];
    const hear = async (email: string) => {
      heard.push(email);
      return succeeded(undefined);
    };
    const confirm = async (email: string) => {
      heard.push(email);
      return succeeded('DONE' as const);
    };
    const registration: RegistrationService = {
      register: async () => succeeded('DONE'),
      confirm,
      resendCode: hear,
      autoSignIn: async () => succeeded('DONE'),
    };
    const passwords: PasswordService = {
      requestCode: hear,
      reset: hear,
      answerForcedChange: async () => succeeded('DONE'),
      change: async () => succeeded(undefined),
    };
    const identity: SessionService = {
      signIn: async () => succeeded('DONE'),
      currentUser: async () => succeeded(null),
      signOut: async () => succeeded(undefined),
      hasSession: async () => false,
    };
    await confirmRegistration({ identity, registration }, typed, '1');
    await resendConfirmationCode(registration, typed);
    await sendRecoveryCode(passwords, typed);
    await resetPassword(passwords, { username: typed, code: '1', new_password: 'long enough' });
    expect(heard).toEqual(Array(4).fill(sent));

    const form = { username: '', password: '', password_confirm: '', terms: true, fxPartner: null };
    expect(makeRegistrationAttributes({ ...form, email: typed }, null)).toMatchObject({
      email: sent,
      preferred_username: 'New',
    });
  });
});
