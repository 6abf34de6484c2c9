import type { SessionBrandOrigin } from '@fx-gateway/domain/branding/theme.ts';
import { BrandingStore } from '../src/branding/BrandingStore.ts';
import { sampleContactEmails } from './sampleContactEmails.ts';

/** A brand for tests, with what was kept of its origin. */
export const sampleBranding = (origin: SessionBrandOrigin = 'steamchain') => {
  const kept: string[] = [];
  const branding = new BrandingStore({
    known: { stored: null, so: origin, hostname: 'fx.test', afsHosts: ['afs.test'] },
    keep: (known) => kept.push(known),
    contactEmails: sampleContactEmails,
  });
  return { branding, kept };
};
