import type { SessionBrandOrigin } from '@fx-gateway/domain/branding/theme.ts';
import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppRoutes } from '../src/AppRoutes.tsx';
import { brandingContext } from '../src/branding/brandingContext.ts';
import { dependenciesContext } from '../src/context/dependenciesContext.ts';
import { identityContext } from '../src/identity/identityContext.ts';
import { AuthNavigator } from '../src/identity/navigation/AuthNavigator.tsx';
import { partnerSignInPagePaths } from '../src/partners.ts';
import { fakeIdentity } from './fakeIdentity.ts';
import { sampleBranding } from './sampleBranding.ts';
import { sampleDependencies } from './sampleDependencies.ts';

const Place = () => <output data-testid="place">{useLocation().pathname}</output>;

/** Opens the application at a path, with nobody signed in. */
export const openPublicRoutes = async (
  path: string,
  {
    origin = 'steamchain',
    ...parts
  }: { origin?: SessionBrandOrigin } & Parameters<typeof fakeIdentity>[0] = {},
) => {
  const fake = fakeIdentity({ hint: false, ...parts });
  await fake.store.start();
  render(
    <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
      <brandingContext.Provider value={sampleBranding(origin).branding}>
        <identityContext.Provider value={fake.store}>
          <MemoryRouter initialEntries={[path]}>
            <AuthNavigator partnerPages={partnerSignInPagePaths} />
            <Place />
            <AppRoutes onUse={() => undefined} secureArea={<p>Signed in</p>} />
          </MemoryRouter>
        </identityContext.Provider>
      </brandingContext.Provider>
    </dependenciesContext.Provider>,
  );
  return fake;
};
