import type { CallFailure } from '../../calls/callFailure.ts';
import type { Timers } from '../../ports/timers.ts';
import { retryDelayMs } from '../../quoting/pacing.ts';
import type { RenewingTokenProvider } from '../../tokens/createRenewingTokenProvider.ts';
import type { PartnerToken } from '../api/partnerToken.ts';

/** Whether no token could be had because the partner has not connected the customer yet. */
export const isIntegrationMissing = ({ code }: CallFailure): boolean => code === 'INTEGRATION_MISSING';

/** Looks again by itself whether the partner has connected a new customer. */
export type IntegrationPolling = {
  start(): void;
  stop(): void;
};

/** Looks after 1, 2, 4, 8, 16 and then every 30 seconds, until the partner answers anything else. */
export const createIntegrationPolling = ({
  renew,
  timers,
}: Pick<RenewingTokenProvider<PartnerToken>, 'renew'> & { readonly timers: Timers }): IntegrationPolling => {
  let cancel: (() => void) | null = null;

  const stop = (): void => {
    cancel?.();
    cancel = null;
  };

  const lookAfter = (misses: number): void => {
    const own = timers.after(retryDelayMs(misses), () => void look());
    cancel = own;
    const look = async (): Promise<void> => {
      const answer = await renew();
      if (cancel === own && !answer.ok && isIntegrationMissing(answer.failure)) lookAfter(misses + 1);
    };
  };

  return {
    start: () => {
      stop();
      lookAfter(0);
    },
    stop,
  };
};
