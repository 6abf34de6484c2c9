import type { SignInStep } from '@fx-gateway/domain/identity/sessionService.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeUser } from '../../../test/fakeIdentity.ts';
import { openPublicRoutes } from '../../../test/openPublicRoutes.tsx';
import { lazyForgotPasswordPage, lazyRegisterPage } from '../../identityPages.ts';

beforeAll(async () => {
  await Promise.all([lazyRegisterPage.fetch(), lazyForgotPasswordPage.fetch()]);
});

/** A phone, where a field that had the focus would bring a keyboard over the page. */
const onPhone = (): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
};

beforeEach(onPhone);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

const press = async (role: 'link' | 'button', name: string): Promise<void> => {
  const pressed = screen.getByRole(role, { name });
  pressed.focus();
  await act(async () => fireEvent.click(pressed));
};

/** What has the focus, as it is read out. */
const focused = (): string | null | undefined => document.activeElement?.textContent;

/** The step before is heard as the name of the sign-in. */
const expectNext = (news: string): void => {
  expect(screen.getByRole('form', { name: news })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rosa@fx.test');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
};

const steps = [
  ['/login', 'sign up now', 'Create Your Account'],
  ['/login', 'Forgot your password?', 'Enter Your Email'],
  ['/register', 'log in', 'Sign in to your account'],
  ['/forgot-password', 'Back to sign in', 'Sign in to your account'],
] as const;

describe('the title of a page of a stranger', () => {
  it.each(steps)('from %s by "%s" has the focus: %s', async (path, link, title) => {
    await openPublicRoutes(path);
    await press('link', link);
    expect(focused()).toBe(title);
  });

  it.each([
    ['/register', 'Register another account', 'Create Your Account', 'Confirmation Code'],
    ['/forgot-password', 'Use another e-mail', 'Enter Your Email', 'Recovery Code'],
  ] as const)(
    'of each step of %s has the focus by "%s", unless its code field has',
    async (path, link, title, code) => {
      await openPublicRoutes(path);
      await press('link', 'I have a code');
      expect(document.activeElement).toBe(screen.getByLabelText(code));
      await press('link', link);
      expect(focused()).toBe(title);
    },
  );

  it('has the focus again when the sign-in begins anew in place', async () => {
    const step: SignInStep = 'RESET_PASSWORD';
    await openPublicRoutes('/login', { identity: { signIn: async () => succeeded(step) } });
    type('Email', 'rosa@fx.test');
    type('Password', 'Long-enough-1');
    await press('button', 'Sign In');
    expect(document.activeElement).toBe(screen.getByLabelText('New Password'));
    await press('button', 'Use another account');
    expect(focused()).toBe('Sign in to your account');
  });

  it('leaves the focus to the first empty field where there is a keyboard', async () => {
    vi.unstubAllGlobals();
    await openPublicRoutes('/login');
    await press('link', 'sign up now');
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  });

  it('tells what came of the last step as the name of the sign-in, whose e-mail stands and whose password is next', async () => {
    vi.unstubAllGlobals();
    await openPublicRoutes('/register', { user: { ...fakeUser, email: 'rosa@fx.test' } });
    await press('link', 'I have a code');
    type('Email', 'rosa@fx.test');
    await act(async () => type('Confirmation Code', '123456'));
    expectNext('Your account has been created. Please sign in to continue.');
    cleanup();
    await openPublicRoutes('/forgot-password');
    await press('link', 'I have a code');
    type('Email', 'rosa@fx.test');
    type('Recovery Code', '123456');
    type('New Password', 'Brand-new-1');
    await press('button', 'Reset Password');
    expectNext('Your password has been reset. Please sign in to continue.');
  });
});
