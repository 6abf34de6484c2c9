import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What the built web application says to its host (`hosting.json`). */
const hostingSchema = z.object({
  loginPage: z.string(),
  landingPages: z.array(z.string()),
  themes: z.record(z.string(), z.object({ requireLogin: z.boolean() })),
});

/** What a request shows of where its session began; what the browser has stored only its pages know. */
type Request = { readonly hostname: string; readonly url: string };

type PublicPage =
  | { readonly kind: 'redirect'; readonly to: string }
  /** A file under the web application's folder, of a theme or of all. */
  | { readonly kind: 'file'; readonly name: string };

const readHosting = (webRoot: string) => {
  const file = join(webRoot, 'hosting.json');
  return existsSync(file) ? hostingSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
};

/**
 * Chooses the public page for a request. The theme comes from the host (AFS hosts), else from the query parameter
 * `so`. If the theme requires a login, its landing pages redirect to the sign-in page and keep the query.
 */
export const makePublicPageResolver = (webRoot: string, afsHosts: readonly string[]) => {
  const hosting = readHosting(webRoot);
  return ({ hostname, url }: Request, page: string): PublicPage => {
    const { pathname, search, searchParams } = new URL(url, 'http://localhost');
    const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
    const origin = afsHosts.includes(hostname.toLowerCase()) ? 'afs' : (searchParams.get('so') ?? '');
    const theme =
      hosting !== null && Object.hasOwn(hosting.themes, origin) ? hosting.themes[origin] : undefined;
    if (hosting !== null && theme?.requireLogin === true && hosting.landingPages.includes(path))
      return { kind: 'redirect', to: `${hosting.loginPage}${search}` };
    const themed = `themes/${origin}/${page}`;
    return { kind: 'file', name: theme !== undefined && existsSync(join(webRoot, themed)) ? themed : page };
  };
};
