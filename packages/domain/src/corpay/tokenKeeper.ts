import type { Clock } from '../ports/index.ts';
import type { Result } from '../result/index.ts';
import type { CorpayFailure } from './corpayFailure.ts';
import type { CorpayTokens, CorpayTokenSource } from './corpayPorts.ts';
import type { PartnerToken } from './partnerToken.ts';

/** What the keeper tells of its work. */
export type TokenNews =
  | { readonly type: 'token-requested' }
  | { readonly type: 'token-received'; readonly token: PartnerToken }
  | { readonly type: 'token-failed'; readonly failure: CorpayFailure };

/** Holds the partner token in memory and renews it; one request is on its way at most (S-82). */
export type TokenKeeper = CorpayTokenSource & {
  /** Asks for a token, or joins the request that is on its way. */
  renew(): Promise<Result<PartnerToken, CorpayFailure>>;
  /** Forgets the token, at sign-out. */
  forget(): void;
};

/** A token in its last ten seconds is not handed out: it could end on the way. */
const safetyMs = 10_000;

export const createTokenKeeper = ({
  tokens,
  clock,
  heard,
}: {
  readonly tokens: CorpayTokens;
  readonly clock: Clock;
  heard(news: TokenNews): void;
}): TokenKeeper => {
  let token: PartnerToken | null = null;
  let onItsWay: Promise<Result<PartnerToken, CorpayFailure>> | null = null;
  /** Counts sign-outs, so that a token that arrives after one is not kept. */
  let era = 0;

  const request = async (): Promise<Result<PartnerToken, CorpayFailure>> => {
    const asked = era;
    heard({ type: 'token-requested' });
    const answer = await tokens.request();
    onItsWay = null;
    if (asked !== era) return answer;
    token = answer.ok ? answer.value : null;
    heard(
      answer.ok
        ? { type: 'token-received', token: answer.value }
        : { type: 'token-failed', failure: answer.failure },
    );
    return answer;
  };

  const renew = (): Promise<Result<PartnerToken, CorpayFailure>> => (onItsWay ??= request());

  return {
    renew,
    current: async () => {
      const ending = token !== null && token.expires - safetyMs <= clock.now();
      if (!ending && onItsWay === null) return token;
      const answer = await renew();
      return answer.ok ? answer.value : null;
    },
    refused: () => {
      token = null;
      void renew();
    },
    forget: () => {
      era += 1;
      token = null;
      onItsWay = null;
    },
  };
};
