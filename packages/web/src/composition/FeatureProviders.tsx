import type { Container } from 'inversify';
import type { ReactNode } from 'react';
import { brandingContext } from '../branding/brandingContext.ts';
import { dependenciesContext } from '../context/dependenciesContext.ts';
import type { Partners } from '../partner-frame/partner.ts';
import { partnersContext } from '../partner-frame/partnersContext.ts';
import { identityContext } from '../identity/identityContext.ts';
import { idleContext } from '../idle/idleContext.ts';
import { reloadContext } from '../reload/reloadContext.ts';
import { sessionContext } from '../session/sessionContext.ts';
import { dependencyTokens } from './dependencyTokens.ts';

/** Provides what the composition made, and the partners, to the components inside. */
export const FeatureProviders = ({
  container,
  partners,
  children,
}: {
  readonly container: Container;
  readonly partners: Partners;
  readonly children: ReactNode;
}) => (
  <dependenciesContext.Provider value={container.get(dependencyTokens.dependencies)}>
    <reloadContext.Provider value={container.get(dependencyTokens.pageReload)}>
      <brandingContext.Provider value={container.get(dependencyTokens.branding)}>
        <identityContext.Provider value={container.get(dependencyTokens.identity)}>
          <sessionContext.Provider value={container.get(dependencyTokens.session)}>
            <idleContext.Provider value={container.get(dependencyTokens.idle)}>
              <partnersContext.Provider value={partners}>{children}</partnersContext.Provider>
            </idleContext.Provider>
          </sessionContext.Provider>
        </identityContext.Provider>
      </brandingContext.Provider>
    </reloadContext.Provider>
  </dependenciesContext.Provider>
);
