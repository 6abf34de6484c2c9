/** The headers of every answer; a page may call its own origin and these, and nothing else. */
export const buildPageHeaders = (connectSources: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(connectSources),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
});

/** The same for a host that is reached by https, which no browser then tries without. */
export const buildHostedPageHeaders = (
  connectSources: readonly string[],
): Readonly<Record<string, string>> => ({
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  ...buildPageHeaders(connectSources),
});

const contentSecurityPolicy = (connectSources: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connectSources].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
