import { createRoomContext } from '../context/createRoomContext.ts';
import type { BrandingStore } from './BrandingStore.ts';

export const brandingContext = createRoomContext<BrandingStore>('branding');

/** The brand of this session. */
export const useBranding = brandingContext.use;
