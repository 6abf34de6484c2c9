import type { SessionOrigin } from '@fx-gateway/domain/branding/theme.ts';
import { BrandingStore } from '../src/branding/BrandingStore.ts';

/** A brand for tests, with what was kept of its origin. */
export const sampleBranding = (origin: SessionOrigin = 'steamchain') => {
  const kept: string[] = [];
  const branding = new BrandingStore({
    known: { stored: null, so: origin, hostname: 'fx.test', afsHosts: ['afs.test'] },
    keep: (known) => kept.push(known),
    contactEmails: { steamchain: 'help@steamchain.test', afs: 'help@afs.test', test: 'help@test.test' },
  });
  return { branding, kept };
};
