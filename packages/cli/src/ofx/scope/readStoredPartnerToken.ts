import type { OfxToken } from '@fx-gateway/domain/ofx/api/ofxToken.ts';
import * as z from 'zod/mini';

const form = z.object({ accessToken: z.string(), expires: z.number() });

/** A token as an earlier call left it; null for what is none. */
export const readStoredPartnerToken = (kept: unknown): OfxToken | null => form.safeParse(kept).data ?? null;
