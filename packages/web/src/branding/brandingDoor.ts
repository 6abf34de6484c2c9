import { makeDoor } from '../composition/makeDoor.ts';
import type { BrandingStore } from './BrandingStore.ts';

export const brandingDoor = makeDoor<BrandingStore>('branding');

/** The brand of this session: `theme` and `contactEmail`. */
export const useBranding = brandingDoor.enter;
