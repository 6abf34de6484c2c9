import type { Cause } from '@fx-gateway/domain/conformance/report/findCausesOfFindings.ts';

/** A cause in two sentences: what it is, and what to change. */
export const formatCause = ({ cause, change }: Cause, head = 'Most likely'): string =>
  `${head}: ${cause} Change: ${change}`;
