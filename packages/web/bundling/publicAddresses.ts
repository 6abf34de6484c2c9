/** The pages that are written at build time, by the file of their entry. */
export const publicPages: Readonly<Record<string, { readonly path: string; readonly everyTheme: boolean }>> =
  {
    'index.html': { path: '/', everyTheme: false },
    'user-agreement.html': { path: '/user-agreement', everyTheme: true },
    'privacy-policy.html': { path: '/privacy-policy', everyTheme: true },
  };

/** The origin that `npm run build -- --origin URL` was given; null without one. */
export const readSiteOrigin = (given: string | undefined): string | null => {
  if (given === undefined || given === '') return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(
      `The origin of the site must be an address such as https://fx.example.com, not "${given}".`,
    );
  return url.origin;
};
