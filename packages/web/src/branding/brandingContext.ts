import { createFeatureContext } from '../context/createFeatureContext.ts';
import type { BrandingStore } from './BrandingStore.ts';

export const brandingContext = createFeatureContext<BrandingStore>('branding');

/** The brand of this session. */
export const useBranding = brandingContext.use;
