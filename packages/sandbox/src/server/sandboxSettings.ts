/** How this sandbox behaves; the same for every room. */
export type SandboxSettings = {
  /** Life of a partner's quote, in seconds. */
  readonly quoteSeconds: number;
  /** Life of a partner's token, in seconds. */
  readonly tokenSeconds: number;
  /** Life of the identity service's access and id tokens, in seconds. */
  readonly sessionSeconds: number;
  /** Whether idempotency keys are honoured; without them the partner behaves as it is documented. */
  readonly idempotency: boolean;
};

export const defaultSettings: SandboxSettings = {
  quoteSeconds: 30,
  tokenSeconds: 1200,
  sessionSeconds: 3600,
  idempotency: true,
};
