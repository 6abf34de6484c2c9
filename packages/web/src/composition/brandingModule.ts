import { ContainerModule } from 'inversify';
import { BrandingStore } from '../branding/BrandingStore.ts';
import { keepOrigin, knownOrigin } from '../branding/sessionOrigin.ts';
import { tokens } from './tokens.ts';

/** The brand of this session. */
export const brandingModule = new ContainerModule(({ bind }) => {
  bind(tokens.branding)
    .toResolvedValue(
      ({ branding }, page) =>
        new BrandingStore({
          known: knownOrigin(page, branding.afsHosts),
          id: new URLSearchParams(page.location.search).get('id'),
          keep: (origin) => keepOrigin(page, origin),
          contactEmails: branding.contactEmails,
        }),
      [tokens.configuration, tokens.page],
    )
    .inSingletonScope();
});
