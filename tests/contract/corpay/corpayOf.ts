import type { OpenServices } from '@fx-gateway/adapters/node';
import type { Corpay, CorpayTokenProvider } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { PartnerToken } from '@fx-gateway/domain/corpay/api/partnerToken.ts';
import { valueOf } from '../harness/outcomes.ts';

/** Hands this token out and counts how often the partner refused it. */
export const heldToken = (token: PartnerToken | null) => {
  const source = { refusals: 0, current: async () => token, refused: () => void (source.refusals += 1) };
  return source satisfies CorpayTokenProvider;
};

/** The partner's calls with a token that was asked for now. */
export const corpayOf = async (services: OpenServices): Promise<Corpay> =>
  services.corpay(heldToken(valueOf(await services.corpayTokens.request())));
