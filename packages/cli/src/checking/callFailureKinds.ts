/** How a call can fail. Kinds are ours: no word of a partner is among them. */
export const callFailureKinds = [
  'missing-configuration',
  'missing-token',
  'session-lost',
  'gateway-refused',
  'token-refused',
  'session-refused',
  'permission',
  'refused',
  'server-trouble',
  'no-answer',
  'unreadable',
  'quote-ended',
  'not-sent',
  'switched-off',
] as const;
