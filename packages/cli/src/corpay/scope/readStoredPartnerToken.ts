import type { PartnerToken } from '@fx-gateway/domain/corpay/api/partnerToken.ts';
import * as z from 'zod/mini';

const form = z.object({ cmgToken: z.string(), clientCode: z.string(), expires: z.number() });

/** A token as an earlier call left it; null for what is none. */
export const readStoredPartnerToken = (kept: unknown): PartnerToken | null =>
  form.safeParse(kept).data ?? null;
