import type { Cause } from '@fx-gateway/domain/conformance/causesOf.ts';

/** A cause in two sentences: what it is, and what to change. */
export const causeText = ({ cause, change }: Cause, head = 'Most likely'): string =>
  `${head}: ${cause} Change: ${change}`;
