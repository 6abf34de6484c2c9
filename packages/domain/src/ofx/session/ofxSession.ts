import {
  makeBeneficiaryListReducer,
  type BeneficiaryChange,
  type BeneficiaryListAction,
} from '../../beneficiaries/beneficiarySlice.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { TokenEvent } from '../../tokens/createRenewingTokenProvider.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import type { OfxToken } from '../api/ofxToken.ts';

/** OFX's slice of the partner session (GATE-8, GATE-9). */
export type OfxSession = {
  readonly loading: boolean;
  /** The customer has to authorize this product with the partner (GATE-22). */
  readonly needsAuth: boolean;
  /** What came back from the partner's page and waits for its token. */
  readonly authCode: string | null;
  readonly ratesToken: OfxToken | null;
  readonly paymentToken: OfxToken | null;
  readonly beneficiaries: readonly OfxBeneficiary[] | null;
  /** What failed last, with the call it came from (GATE-19, S-100). */
  readonly error: {
    readonly of: 'rates-token' | 'payment-token' | 'beneficiaries' | BeneficiaryChange;
    readonly failure: CallFailure;
  } | null;
};

export const initialOfxSession: OfxSession = {
  loading: true,
  needsAuth: false,
  authCode: null,
  ratesToken: null,
  paymentToken: null,
  beneficiaries: null,
  error: null,
};

export type OfxSessionAction =
  | { readonly type: 'needs-auth-set'; readonly needsAuth: boolean }
  | { readonly type: 'auth-code-set'; readonly authCode: string | null }
  | { readonly type: 'rates-token'; readonly event: TokenEvent<OfxToken> }
  | { readonly type: 'payment-token'; readonly event: TokenEvent<OfxToken> }
  | BeneficiaryListAction<OfxBeneficiary>
  | { readonly type: 'signed-out' };

/**
 * Whether a payments token that failed can only be had by a new authorization: the accounts service keeps none of the
 * customer's, or the code that came back is no good (GATE-13).
 */
export const needsNewAuthorization = ({ code }: Pick<CallFailure, 'code'>): boolean =>
  code === 'AUTHORIZATION_REQUIRED' || code === 'INVALID_GRANT';

/** Whether a call failed because the partner takes no token of ours, so that a new authorization may help (S-83). */
export const mayAuthorizationHelp = ({ kind }: Pick<CallFailure, 'kind'>): boolean =>
  kind === 'token-refused' || kind === 'session-refused' || kind === 'missing-token';

/** A rates token feeds the market rates and nothing else: its failure leaves the gateway as it is (GATE-11). */
const ratesToken = (session: OfxSession, event: TokenEvent<OfxToken>): OfxSession => {
  switch (event.type) {
    case 'token-requested':
      return { ...session, loading: true };
    case 'token-received':
      return { ...session, loading: false, ratesToken: event.token };
    case 'token-failed':
      return { ...session, loading: false, error: { of: 'rates-token', failure: event.failure } };
  }
};

const paymentToken = (session: OfxSession, event: TokenEvent<OfxToken>): OfxSession => {
  switch (event.type) {
    case 'token-requested':
      return { ...session, loading: true };
    case 'token-received':
      return {
        ...session,
        loading: false,
        needsAuth: false,
        authCode: null,
        paymentToken: event.token,
        error: null,
      };
    case 'token-failed':
      return {
        ...session,
        loading: false,
        authCode: null,
        paymentToken: null,
        needsAuth: needsNewAuthorization(event.failure),
        error: { of: 'payment-token', failure: event.failure },
      };
  }
};

const ofBeneficiaries = makeBeneficiaryListReducer<OfxBeneficiary>(({ beneficiaryId }) => beneficiaryId);

/** The one place where the session changes; pure (GATE-10 to GATE-13, GATE-15 to GATE-19, GATE-22). */
export const reduceOfxSession = (session: OfxSession, event: OfxSessionAction): OfxSession => {
  switch (event.type) {
    case 'needs-auth-set':
      return { ...session, needsAuth: event.needsAuth };
    case 'auth-code-set':
      return { ...session, authCode: event.authCode };
    case 'rates-token':
      return ratesToken(session, event.event);
    case 'payment-token':
      return paymentToken(session, event.event);
    case 'signed-out':
      return initialOfxSession;
    default:
      return ofBeneficiaries(session, event);
  }
};
