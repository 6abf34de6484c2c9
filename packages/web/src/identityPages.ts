import { fetchAhead } from './routing/fetchAhead.ts';
import { lazyPage } from './routing/lazyPage.ts';
import { paths } from './routing/paths.ts';
import { plainPath } from './routing/plainPath.ts';

/** The pages that a sign-in opens without. */
export const registerPage = lazyPage(
  async () => (await import('./identity/registration/RegisterPage.tsx')).RegisterPage,
);
export const forgotPasswordPage = lazyPage(
  async () => (await import('./identity/passwords/ForgotPasswordPage.tsx')).ForgotPasswordPage,
);

/** Fetches beside the configuration what the address leads to, so that it does not wait for it. */
export const prepareIdentityPage = (pathname: string): void => {
  const path = plainPath(pathname);
  if (path === paths.forgotPassword) fetchAhead(forgotPasswordPage);
  // Partners have registrations of their own below their name.
  if (path.endsWith(paths.register)) fetchAhead(registerPage);
};
