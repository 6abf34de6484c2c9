import type { SignInStep } from '@fx-gateway/domain/identity/sessionService.ts';
import type { SignUpStep } from '@fx-gateway/domain/identity/registration.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lazyForgotPasswordPage, lazyRegisterPage } from './identityPages.ts';
import { fakeUser } from '../test/fakeIdentity.ts';
import { openPublicRoutes } from '../test/openPublicRoutes.tsx';

beforeAll(async () => {
  await Promise.all([lazyRegisterPage.fetch(), lazyForgotPasswordPage.fetch()]);
});

afterEach(cleanup);

const place = (): string | null => screen.getByTestId('place').textContent;
const title = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = async (name: string): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};
const follow = async (name: string): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('link', { name })));
};
const signIn = async (): Promise<void> => {
  type('Email', 'rosa@fx.test');
  type('Password', 'Long-enough-1');
  await press('Sign In');
};
const fillRegistration = (): void => {
  type('Username', 'Rosa');
  type('Email', 'rosa@fx.test');
  type('Password', 'Long-enough-1');
  type('Confirm Password', 'Long-enough-1');
  fireEvent.click(screen.getByLabelText(/I agree/));
};

describe('the public routes', () => {
  it.each([
    ['steamchain', '/ofx/login', '/ofx/login'],
    ['steamchain', '/ofx/register/', '/ofx/register/'],
    ['steamchain', '/ofx/register', '/ofx/register'],
    ['afs', '/ofx/login', '/login'],
    ['test', '/ofx/register/', '/login'],
    ['afs', '/', '/login'],
    ['test', '/wdec', '/login'],
    ['afs', '/register', '/register'],
    ['test', '/forgot-password', '/forgot-password'],
    ['steamchain', '/nowhere', '/login'],
  ] as const)('under %s: %s leads to %s (ROUTE-1 to ROUTE-6, ROUTE-9)', async (origin, path, to) => {
    await openPublicRoutes(path, { origin });
    expect(place()).toBe(to);
  });
});

describe('registering', () => {
  it('sends nothing until every field is right, then leads through the code to the sign-in', async () => {
    const { calls } = await openPublicRoutes('/register', { user: { ...fakeUser, email: 'rosa@fx.test' } });
    await press('Create My Account');
    expect(document.activeElement?.textContent).toContain('You have 5 errors that need correcting');
    expect(screen.getByText('You must agree to the terms and conditions')).toBeTruthy();
    fillRegistration();
    type('Confirm Password', 'Long-enough-2');
    await press('Create My Account');
    expect(screen.getByText('Passwords must match')).toBeTruthy();
    expect(calls).toEqual([]);
    type('Confirm Password', 'Long-enough-1');
    await press('Create My Account');
    expect(title()).toBe('Enter Your Code Here');
    await press('Resend Code.');
    expect(screen.getByText('Code sent.')).toBeTruthy();
    type('Confirmation Code', ' 123456 ');
    await press('Complete Account Creation');
    expect([place(), title()]).toEqual([
      '/login',
      'Your account has been created. Please sign in to continue.',
    ]);
    expect(calls.filter((call) => call !== 'connect')).toEqual([
      'register {"email":"rosa@fx.test","preferred_username":"Rosa","custom:fxpartner":"corpay","custom:so":"steamchain"}',
      'resendCode rosa@fx.test',
      'confirm rosa@fx.test 123456',
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rosa@fx.test');
    type('Password', 'Long-enough-1');
    await press('Sign In');
    expect(place()).toBe('/secure/settings');
  });

  it('through the partner names the partner and comes back to its sign-in (REG-7)', async () => {
    const { calls } = await openPublicRoutes('/ofx/login');
    await follow('sign up now');
    fillRegistration();
    await press('Create My Account');
    for (const code of ['12345', '123456']) await act(async () => type('Confirmation Code', code));
    expect(place()).toBe('/ofx/login');
    expect(calls.filter((call) => call.startsWith('confirm'))).toHaveLength(1);
    expect(calls.find((call) => call.startsWith('register'))).toContain('"custom:fxpartner":"ofx"');
  });

  it('says when the account needs what this application cannot do', async () => {
    const step: SignUpStep = { unsupported: 'SOMETHING' };
    await openPublicRoutes('/register', { registration: { register: async () => succeeded(step) } });
    fillRegistration();
    await press('Create My Account');
    expect(screen.getByRole('alert').textContent).toBe(
      'Sign up was unsuccessful. Account requires an unsupported step',
    );
  });

  it('is finished by who signs in without having confirmed, with the e-mail kept', async () => {
    const step: SignInStep = 'CONFIRM_SIGN_UP';
    const { calls } = await openPublicRoutes('/login', { identity: { signIn: async () => succeeded(step) } });
    await signIn();
    expect([place(), title()]).toEqual(['/register', 'Enter Your Code Here']);
    type('Confirmation Code', '7');
    await press('Complete Account Creation');
    expect(calls).toContain('confirm rosa@fx.test 7');
  });
});

describe('a forgotten password', () => {
  it('is set anew with the mailed code (FORGOT-1 to FORGOT-9)', async () => {
    const { calls } = await openPublicRoutes('/login');
    await follow('Forgot your password?');
    await press('Send Confirmation Code');
    expect(screen.getByText('Valid email required')).toBeTruthy();
    type('Email', 'rosa@fx.test');
    await press('Send Confirmation Code');
    expect(screen.getByText(/A recovery code was e-mailed to rosa@fx.test/)).toBeTruthy();
    await press('Reset Password');
    expect(screen.getByText('Required Field')).toBeTruthy();
    expect(screen.getByText('Required field.')).toBeTruthy();
    type('Recovery Code', '123456');
    type('New Password', 'Brand-new-1');
    await press('Reset Password');
    expect([place(), title()]).toEqual([
      '/login',
      'Your password has been reset. Please sign in to continue.',
    ]);
    expect(calls).toContain('reset rosa@fx.test 123456 Brand-new-1');
  });

  it('says when codes were asked for too often, with the id of the answer', async () => {
    await openPublicRoutes('/forgot-password', {
      passwords: {
        requestCode: async () =>
          failed({ name: 'LimitExceededException', message: 'Attempt limit exceeded', requestId: 'r-1' }),
      },
    });
    type('Email', 'rosa@fx.test');
    await press('Send Confirmation Code');
    expect(screen.getByText('Too many attempts. Please try again later.')).toBeTruthy();
    expect(screen.getByText('r-1')).toBeTruthy();
    await follow('Back to sign in');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a sign-in that needs more', () => {
  it('resets by code, then keeps the new password as the password (LOGIN-8 to LOGIN-10, LOGIN-17, LOGIN-18)', async () => {
    const step: SignInStep = 'RESET_PASSWORD';
    const { calls } = await openPublicRoutes('/login', { identity: { signIn: async () => succeeded(step) } });
    await signIn();
    expect(title()).toBe('Your password must be reset.');
    await press('Sign In');
    expect(screen.getAllByText('Required field.')).toHaveLength(2);
    await press('Resend Code.');
    expect(screen.getByText('Code sent.')).toBeTruthy();
    type('New Password', 'Brand-new-1');
    type('Code', '42');
    await press('Sign In');
    expect(calls).toContain('reset rosa@fx.test 42 Brand-new-1');
    expect(title()).toBe('Your password has been reset. Please sign in to continue.');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Brand-new-1');
  });

  it('asks for a new password in an emptied field beside a fixed e-mail (LOGIN-11, LOGIN-19, S-54)', async () => {
    const step: SignInStep = 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED';
    const { calls } = await openPublicRoutes('/login', { identity: { signIn: async () => succeeded(step) } });
    await signIn();
    expect(title()).toBe('Your account requires a password change.');
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told).toContain('Account requires a new password.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('');
    type('New Password', 'Brand-new-1');
    await press('Sign In');
    expect(calls).toContain('answerForcedChange Brand-new-1');
    expect(place()).toBe('/secure/fxgateway/dashboard');
  });

  it.each([
    [
      'no-answer',
      'Words. Your password may or may not have been changed: sign in with the new one, or else with the one that you had before.',
      'Brand-new-1',
    ],
    ['SignInException', 'Words.', ''],
  ])(
    'begins the sign-in again, with what may be in force, where a new password got %s',
    async (name, words, kept) => {
      const step: SignInStep = 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED';
      const refused = failed({ name, message: 'Words.' });
      await openPublicRoutes('/login', {
        identity: {
          signIn: async (_, password) =>
            password === 'Brand-new-1'
              ? failed({ name: 'NotAuthorizedException', message: 'No.' })
              : succeeded(step),
        },
        passwords: { answerForcedChange: async () => refused },
      });
      await signIn();
      type('New Password', 'Brand-new-1');
      await press('Sign In');
      expect([title(), screen.getByRole('alert').textContent]).toEqual(['Sign in to your account', words]);
      expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rosa@fx.test');
      expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(kept);
    },
  );

  it('can be left for another account', async () => {
    const step: SignInStep = 'RESET_PASSWORD';
    await openPublicRoutes('/login', { identity: { signIn: async () => succeeded(step) } });
    await signIn();
    await press('Use another account');
    expect(title()).toBe('Sign in to your account');
    expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(false);
  });
});
