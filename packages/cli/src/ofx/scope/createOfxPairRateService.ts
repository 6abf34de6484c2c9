import { systemClock, systemTimers } from '@fx-gateway/adapters/node';
import type { PartnerPairRateService } from '@fx-gateway/domain/market-rates/pairRates.ts';
import { ofxTokenPath } from '@fx-gateway/domain/ofx/session/paymentGrant.ts';
import { createRenewingTokenProvider } from '@fx-gateway/domain/tokens/createRenewingTokenProvider.ts';
import type { Session } from '../../identity/openSession.ts';

/** The partner's market rates once there is a rates token for them (GATE-11, RATE-9); null without one. */
export const createOfxPairRateService = async ({
  connection: { services },
}: Session): Promise<PartnerPairRateService | null> => {
  const keeper = createRenewingTokenProvider({
    tokens: { request: () => services.ofxTokens.forRates() },
    path: ofxTokenPath,
    clock: systemClock,
    timers: systemTimers,
    onEvent: () => undefined,
  });
  const token = await keeper.renew();
  return token.ok ? services.ofxRates(keeper) : null;
};
