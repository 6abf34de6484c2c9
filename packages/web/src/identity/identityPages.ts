import { lazyPage } from '../chunks/lazyPage.ts';
import { paths } from '../routing/paths.ts';

/** The pages that a sign-in opens without. */
export const registerPage = lazyPage(
  async () => (await import('./registration/RegisterPage.tsx')).RegisterPage,
);
export const forgotPasswordPage = lazyPage(
  async () => (await import('./passwords/ForgotPasswordPage.tsx')).ForgotPasswordPage,
);

/** Fetches beside the configuration what the address leads to, so that it does not wait for it. */
export const prepareIdentityPage = (pathname: string): void => {
  const fetches = pathname.startsWith(paths.forgotPassword)
    ? forgotPasswordPage.fetch()
    : /\/register\/?$/.test(pathname)
      ? registerPage.fetch()
      : null;
  // What is lost is fetched again, and told of, where the page is drawn.
  fetches?.catch(() => undefined);
};
