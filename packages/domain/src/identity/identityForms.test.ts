import { describe, expect, it } from 'vitest';
import { checkChangePasswordForm } from './changePasswordForm.ts';
import { checkForgotForm, checkForgotRequest } from './forgotForms.ts';
import { checkLoginForm } from './identityForms.ts';
import { isSixDigitCode } from './registrationForms.ts';
import { checkRegisterForm, checkRegistrationCodeForm } from './registrationForms.ts';

const login = { email: 'a@b.co', password: 'x', code: '1', newPassword: 'long enough' };
const short = 'Password must be at least 8 characters.';

describe('the forms of identity', () => {
  it.each([
    ['normal', {}, {}],
    ['normal', { email: 'a@b' }, { email: 'Valid email required' }],
    ['normal', { email: '', password: '' }, { email: 'Valid email required', password: 'Required field.' }],
    ['normal', { code: '', newPassword: '' }, {}],
    ['reset', { password: '' }, {}],
    ['reset', { code: ' ', newPassword: '' }, { code: 'Required field.', newPassword: 'Required field.' }],
    ['reset', { newPassword: '1234567' }, { newPassword: short }],
    ['forced', { password: '1234567' }, { password: short }],
    ['forced', { password: '12345678' }, {}],
  ] as const)('sign-in, %s: %j gives %j (LOGIN-13 to LOGIN-15, S-65)', (mode, change, messages) => {
    expect(checkLoginForm({ ...login, ...change }, mode)).toEqual(messages);
  });

  it('a forgotten password: the code has its own wording (FORGOT-2, FORGOT-5 to FORGOT-7, S-16)', () => {
    expect(checkForgotRequest({ email: 'nobody' })).toEqual({ email: 'Valid email required' });
    expect(checkForgotForm({ username: '', code: '', new_password: '' })).toEqual({
      username: 'Valid email required',
      code: 'Required Field',
      new_password: 'Required field.',
    });
    expect(checkForgotForm({ username: 'a@b.co', code: '1', new_password: '1234567' })).toEqual({
      new_password: short,
    });
  });

  it('registration (REG-8 to REG-13)', () => {
    const form = {
      username: 'Ada',
      email: 'a@b.co',
      password: '12345678',
      password_confirm: '12345678',
      terms: true,
      fxPartner: null,
    };
    expect(checkRegisterForm(form)).toEqual({});
    expect(
      checkRegisterForm({
        ...form,
        username: ' ',
        email: 'x',
        password: '1',
        password_confirm: '2',
        terms: false,
      }),
    ).toEqual({
      username: 'Required field.',
      email: 'Valid email required',
      password: short,
      password_confirm: 'Passwords must match',
      terms: 'You must agree to the terms and conditions',
    });
    expect(checkRegisterForm({ ...form, password_confirm: '' })).toEqual({
      password_confirm: 'Required field.',
    });
    expect(checkRegistrationCodeForm({ code: ' ' })).toEqual({ code: 'Required field.' });
  });

  it.each([
    ['123456', true],
    ['12345', false],
    ['1234567', false],
    ['x123456', false],
    ['123456x', false],
    ['abcdef', false],
  ])('the mailed code %s is whole: %s (REG-5)', (code, whole) => {
    expect(isSixDigitCode(code)).toBe(whole);
  });

  it('a changed password (SET-12 to SET-14)', () => {
    expect(checkChangePasswordForm({ old_password: '', new_password: '', new_password_confirm: '' })).toEqual(
      {
        old_password: 'Required field.',
        new_password: 'Required field.',
        new_password_confirm: 'Required field.',
      },
    );
    expect(
      checkChangePasswordForm({
        old_password: '1',
        new_password: '12345678',
        new_password_confirm: '123456789',
      }),
    ).toEqual({
      old_password: short,
      new_password_confirm: 'Passwords must match',
    });
  });
});
