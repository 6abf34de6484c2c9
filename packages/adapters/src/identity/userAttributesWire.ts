import type { UserAttributes } from '@fx-gateway/domain/identity/readUser.ts';
import * as z from 'zod/mini';

const attribute = z.exactOptional(z.string());

const wire = z.object({
  email: attribute,
  email_verified: attribute,
  sub: attribute,
  preferred_username: attribute,
  'custom:fxpartner': attribute,
  'custom:so': attribute,
});

/** The attributes this product reads (USER-5); what is no text is left out. */
export const readUserAttributes = (attributes: unknown): UserAttributes => {
  const texts = Object.entries(attributes ?? {}).filter(([, value]) => typeof value === 'string');
  return wire.parse(Object.fromEntries(texts));
};
