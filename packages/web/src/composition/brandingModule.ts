import { ContainerModule } from 'inversify';
import { BrandingStore } from '../branding/BrandingStore.ts';
import { storeSessionBrandOrigin, readKnownBrandOrigin } from '../branding/sessionOrigin.ts';
import { dependencyTokens } from './dependencyTokens.ts';

/** The brand of this session. */
export const brandingModule = new ContainerModule(({ bind }) => {
  bind(dependencyTokens.branding).toResolvedValue(
    ({ branding }, page) =>
      new BrandingStore({
        known: readKnownBrandOrigin(page, branding.afsHosts),
        id: new URLSearchParams(page.location.search).get('id'),
        keep: (origin) => storeSessionBrandOrigin(page, origin),
        contactEmails: branding.contactEmails,
      }),
    [dependencyTokens.configuration, dependencyTokens.page],
  );
});
