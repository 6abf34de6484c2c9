import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { html, isDeep } from './environmentChanges.ts';
import type { Answer } from './environmentFront.ts';

/** The first page of what a host gives, in place of that of other addresses. */
const instead =
  (is: (path: string) => boolean, body: string) =>
  ({ path, headers }: Answer): Partial<Answer> =>
    is(path) ? { status: 200, headers: { ...headers, ...html }, body } : {};

/** Pages of the build, as far as they are told apart. */
export const builtPages = {
  index:
    '<!doctype html><html lang="en" data-page="landing"><script type="module" src="/assets/index-5e6f7a8b.js"></script></html>',
  app: '<!doctype html><html lang="en" class="no-theme"><script type="module" src="/assets/app-1a2b3c4d.js"></script><div id="root"></div></html>',
  legal:
    '<!doctype html><html lang="en" data-page="legal"><script type="module" src="/assets/legal-9c0d1e2f.js"></script></html>',
} as const;

const isLegal = (path: string): boolean => path === '/user-agreement' || path === '/privacy-policy';

/** Hosts that give one page of the build where another one belongs. */
export const otherPages: readonly BrokenEnvironment[] = [
  {
    name: 'the fallback for deep addresses is the landing page',
    make: () => ({ pages: instead(isDeep, builtPages.index) }),
    symptom: 'no-fallback',
    setting: 'fallback',
    says: /deep address .* by the landing page \(index\.html\).* nobody can sign in.* Change: .*app\.html .*try_files \$uri \/app\.html/,
    alone: true,
  },
  {
    name: 'the fallback for deep addresses is a legal page',
    make: () => ({ pages: instead(isDeep, builtPages.legal) }),
    symptom: 'no-fallback',
    setting: 'fallback',
    says: /deep address .* by a legal page/,
    alone: true,
  },
  {
    name: 'the start of the site is the page of the application',
    make: () => ({ pages: instead((path) => path === '/', builtPages.app) }),
    symptom: 'other-page',
    setting: '/',
    says: /\/ is answered by the page of the application \(app\.html\), not by the landing page.* Change: .*index\.html/,
    alone: true,
  },
  {
    name: 'the fallback of the application takes the legal pages, too',
    make: () => ({ pages: instead(isLegal, builtPages.app) }),
    symptom: 'other-page',
    setting: '/user-agreement',
    says: /\/user-agreement is answered by the page of the application \(app\.html\).* \/privacy-policy .* Change: .*user-agreement\.html/,
    alone: true,
  },
  {
    name: 'a bucket gives the legal pages by the names of their files alone',
    make: () => ({
      pages: ({ path }) => (isLegal(path) ? { status: 404, headers: html, body: '<title>404</title>' } : {}),
    }),
    symptom: 'other-page',
    setting: '/user-agreement',
    says: /\/user-agreement is answered with status 404/,
    alone: true,
  },
];
