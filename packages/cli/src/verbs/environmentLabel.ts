import type { Configuration } from '@fx-gateway/adapters/core';

/** The environment that a call has reached. */
export type Environment = Configuration['environment'];

export const isProduction = (environment: Environment | null): boolean => environment?.kind === 'production';

/** How an environment is named: production cannot be taken for anything else. */
export const environmentLabel = (environment: Environment): string =>
  isProduction(environment)
    ? `${environment.name} (PRODUCTION, real money moves)`
    : `${environment.name} (${environment.kind})`;
