import type { CallFailure } from '../../calls/callFailure.ts';
import type { Result } from '../../result/result.ts';
import type { OfxAuthorizationCode, OfxTokens } from '../api/ofxPorts.ts';
import { needsNewAuthorization } from './ofxSession.ts';
import type { OfxToken } from '../api/ofxToken.ts';

/** How the next payments token is had: what a token keeper asks. */
export type PaymentGrant = {
  /** The next token is asked for by this code, once; every later one by what the accounts service keeps. */
  useCode(code: OfxAuthorizationCode): void;
  request(): Promise<Result<OfxToken, CallFailure>>;
  /** Why the last code brought no token although an earlier authorization did; null otherwise. */
  codeRefused(): CallFailure | null;
};

/** The path that a failure of these calls names. */
export const ofxTokenPath = '/partners/ofx/token';

/**
 * A code is sent once, whatever happens to the answer: a second try could only be refused (OFX-AUTH-8). Where it brought
 * no token, what the accounts service keeps decides: the answer that gave one may be the one that was lost.
 */
export const createPaymentGrant = (tokens: Pick<OfxTokens, 'exchange' | 'renew'>): PaymentGrant => {
  let next: OfxAuthorizationCode | null = null;
  let refused: CallFailure | null = null;
  return {
    codeRefused: () => refused,
    useCode: (code) => {
      next = code;
    },
    request: async () => {
      const code = next;
      next = null;
      refused = null;
      if (code === null) return tokens.renew();
      const exchanged = await tokens.exchange(code);
      if (exchanged.ok) return exchanged;
      const kept = await tokens.renew();
      if (!kept.ok) return exchanged;
      // Of a lost answer nobody knows: the earlier authorization may be this one.
      if (needsNewAuthorization(exchanged.failure)) refused = exchanged.failure;
      return kept;
    },
  };
};
