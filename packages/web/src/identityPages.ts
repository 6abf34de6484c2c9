import { prefetchPage } from './routing/prefetchPage.ts';
import { makeLazyPage } from './routing/makeLazyPage.ts';
import { paths } from './routing/paths.ts';
import { removeTrailingSlash } from './routing/removeTrailingSlash.ts';

/** The public pages that a sign-in does not need: each is fetched when it is opened. */
export const lazyRegisterPage = makeLazyPage(
  async () => (await import('./identity/registration/RegisterPage.tsx')).RegisterPage,
);
export const lazyForgotPasswordPage = makeLazyPage(
  async () => (await import('./identity/passwords/ForgotPasswordPage.tsx')).ForgotPasswordPage,
);

/** Fetches beside the configuration what the address leads to, so that it does not wait for it. */
export const prefetchIdentityPage = (pathname: string): void => {
  const path = removeTrailingSlash(pathname);
  if (path === paths.forgotPassword) prefetchPage(lazyForgotPasswordPage);
  // Partners have registrations of their own below their name.
  if (path.endsWith(paths.register)) prefetchPage(lazyRegisterPage);
};
