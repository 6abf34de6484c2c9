import { prefetchPage } from './routing/prefetchPage.ts';
import { lazyPage } from './routing/lazyPage.ts';
import { paths } from './routing/paths.ts';
import { withoutTrailingSlash } from './routing/withoutTrailingSlash.ts';

/** The pages that a sign-in opens without. */
export const registerPage = lazyPage(
  async () => (await import('./identity/registration/RegisterPage.tsx')).RegisterPage,
);
export const forgotPasswordPage = lazyPage(
  async () => (await import('./identity/passwords/ForgotPasswordPage.tsx')).ForgotPasswordPage,
);

/** Fetches beside the configuration what the address leads to, so that it does not wait for it. */
export const prefetchIdentityPage = (pathname: string): void => {
  const path = withoutTrailingSlash(pathname);
  if (path === paths.forgotPassword) prefetchPage(forgotPasswordPage);
  // Partners have registrations of their own below their name.
  if (path.endsWith(paths.register)) prefetchPage(registerPage);
};
