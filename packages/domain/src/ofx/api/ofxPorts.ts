import type { CallFailure } from '../../calls/callFailure.ts';
import type { Result } from '../../result/result.ts';
import type { TokenProvider } from '../../tokens/tokenProvider.ts';
import type { OfxBankTemplate } from './ofxBankTemplate.ts';
import type { OfxBeneficiary, OfxFieldError } from './ofxBeneficiary.ts';
import type { OfxBookingAnswer, OfxDeal, OfxDealBeneficiary, OfxDealRequest } from './ofxDeal.ts';
import type { OfxQuote, OfxQuoteRequest } from './ofxQuote.ts';
import type { OfxToken } from './ofxToken.ts';

type Answer<T> = Promise<Result<T, CallFailure>>;

/** What came back from the partner's page and is good for one token. */
export type OfxAuthorizationCode = {
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string;
};

/** Gives access to the partner: POST /partners/ofx/token of the accounts service (S-92, S-93), sent once. */
export type OfxTokens = {
  /** A code for a payments token (OFX-AUTH-8); `refused` with code `INVALID_GRANT` where the code is no good. */
  exchange(code: OfxAuthorizationCode): Answer<OfxToken>;
  /**
   * A payments token by what the accounts service keeps of an earlier authorization; `refused` with code
   * `AUTHORIZATION_REQUIRED` where it keeps nothing that helps.
   */
  renew(): Answer<OfxToken>;
  /** A token for the market rates (GATE-11). */
  forRates(): Answer<OfxToken>;
};

/** Where OFX's calls find their token. */
export type OfxTokenProvider = TokenProvider<OfxToken>;

/** The customer's beneficiaries at the partner (OFX-BENE-29, S-94). */
export type OfxBeneficiaries = {
  /** GET payments/beneficiaries. */
  list(): Answer<readonly OfxBeneficiary[]>;
  /** POST payments/beneficiaries, sent once, under an idempotency key where one is configured. Gives it with its id. */
  add(beneficiary: OfxBeneficiary, idempotencyKey: string): Answer<OfxBeneficiary>;
  /** PUT payments/beneficiaries/{id}, sent once. */
  edit(beneficiary: OfxBeneficiary): Answer<OfxBeneficiary>;
  /** DELETE payments/beneficiaries/{id}, sent once; `refused` with status 404 when there is none. */
  remove(beneficiaryId: string): Answer<null>;
  /** POST payments/beneficiaries/validate (OFX-BENE-25): what is wrong with the whole record; empty when nothing is. */
  validate(beneficiary: OfxBeneficiary): Answer<readonly OfxFieldError[]>;
  /** GET bank-accounts/template/{country}/{currency}/bankaccount (OFX-BANK-4). */
  template(country: string, currency: string): Answer<OfxBankTemplate>;
};

/** The partner's offers. A 403 of theirs never asks for a new token (S-81). */
export type OfxQuotes = {
  /** POST payments/quotes (OFX-QUOTE-16). */
  request(request: OfxQuoteRequest): Answer<OfxQuote>;
  /** GET payments/quotes/{id}/stale (OFX-QUOTE-20). */
  isStale(quoteId: string): Answer<boolean>;
};

/** What is booked and was. */
export type OfxDeals = {
  /**
   * POST payments/deals (OFX-DEAL-3), sent once, whatever happens to the answer (S-77), under an idempotency key where
   * one is configured. An answer that names no deal is `unreadable`, which proves nothing.
   */
  book(request: OfxDealRequest, idempotencyKey: string): Answer<OfxBookingAnswer>;
  /** GET payments/deals (OFX-DEAL-5), in the partner's order. */
  list(): Answer<readonly OfxDeal[]>;
  /** GET payments/deals/{id}/beneficiaries (OFX-DEAL-14). */
  beneficiaries(dealId: string): Answer<readonly OfxDealBeneficiary[]>;
};

/** Everything the partner offers to the holder of a payments token, as one thing to hand over. */
export type Ofx = {
  readonly beneficiaries: OfxBeneficiaries;
  readonly quotes: OfxQuotes;
  readonly deals: OfxDeals;
};
