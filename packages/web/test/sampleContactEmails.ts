import { sessionOrigins, type SessionBrandOrigin } from '@fx-gateway/domain/branding/theme.ts';

/** An address for each brand, such as `help@afs.test`. */
export const sampleContactEmails = Object.fromEntries(
  sessionOrigins.map((origin) => [origin, `help@${origin}.test`]),
) as Readonly<Record<SessionBrandOrigin, string>>;
