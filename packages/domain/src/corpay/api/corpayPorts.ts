import type { Result } from '../../result/result.ts';
import type { BankSearchResult } from './bank.ts';
import type { Beneficiary, BeneficiarySummary } from './beneficiary.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { BookingAnswer } from './deal.ts';
import type { Instruction, InstructionAnswer } from './instruction.ts';
import type { OrderDetail, OrderSummary } from './order.ts';
import type { TokenProvider } from '../../tokens/tokenProvider.ts';
import type { PartnerToken } from './partnerToken.ts';
import type { Quote, QuoteRequest } from './quote.ts';
import type { RulesQuery, RulesTemplate } from './rulesTemplate.ts';
import type { PaymentPurpose, SettlementAccount } from './settlementAccount.ts';

type Answer<T> = Promise<Result<T, CallFailure>>;

/** Gives access to the partner. */
export type CorpayTokens = {
  /** GET /token (CP-TOKEN-1). Every call asks the partner anew. */
  request(): Answer<PartnerToken>;
};

/** Where Corpay's calls find their token. */
export type CorpayTokenProvider = TokenProvider<PartnerToken>;

/** The customer's beneficiaries at the partner. */
export type CorpayBeneficiaries = {
  /** GET /beneficiaries (CP-BENE-16). */
  list(): Answer<readonly BeneficiarySummary[]>;
  /** GET /beneficiaries?id={id} (CP-BENE-17); `refused` with status 404 when there is none. */
  show(clientIntegrationId: string): Answer<Beneficiary>;
  /**
   * POST /beneficiaries (CP-BENE-18), sent once under an idempotency key, where the gateway takes one. The record
   * carries the identifier that its maker chose, so that a repeated add is recognised.
   */
  add(beneficiary: Beneficiary, idempotencyKey: string): Answer<null>;
  /** PUT /beneficiaries (CP-BENE-18), sent once. */
  edit(beneficiary: Beneficiary): Answer<null>;
  /** DELETE /beneficiaries/{id} (CP-BENE-19), sent once; `refused` with status 404 when there is none. */
  remove(clientIntegrationId: string): Answer<null>;
  /** GET /beneficiaries/rules (CP-WIZ-15, CP-WIZ-16). */
  rules(query: RulesQuery): Answer<RulesTemplate>;
};

/** The partner's directory of banks. */
export type CorpayBanks = {
  /** GET /beneficiaries/banks (CP-BANK-1). At most 100 rows (CP-BANK-3). */
  search(query: { readonly country: string; readonly query: string }): Answer<BankSearchResult>;
};

/** The partner's offers. */
export type CorpayQuotes = {
  /** POST /deal/quote (CP-QUOTE-13). */
  request(request: QuoteRequest): Answer<Quote>;
  /** GET /deal/quote/status/{quoteId} (CP-QUOTE-15): the seconds that are left, or null when it does not say. */
  remaining(quoteId: string): Answer<number | null>;
};

/** The two calls that move money. Each is sent once, whatever happens to the answer (S-77). */
export type CorpayDeals = {
  /** POST /deal/book (CP-BOOK-6) under an idempotency key, where the gateway takes one. */
  book(quoteId: string, idempotencyKey: string): Answer<BookingAnswer>;
  /** POST /deal/instruct (CP-INSTR-15 to CP-INSTR-19). */
  instruct(instruction: Instruction, idempotencyKey: string): Answer<InstructionAnswer>;
};

/** What was booked. */
export type CorpayOrders = {
  /** GET /deal/orders, newest first: the partner's list reversed, not sorted (CP-ORDER-6, S-115). */
  list(): Answer<readonly OrderSummary[]>;
  /** GET /deal/order/{orderNumber} (CP-ORDER-2). */
  show(orderNumber: string): Answer<OrderDetail>;
};

/** What an instruction chooses from. */
export type CorpaySettlements = {
  /** GET /deal/settlementAccounts (CP-INSTR-12), the accounts of all groups in order. */
  accounts(): Answer<readonly SettlementAccount[]>;
  /** GET /deal/paymentPurpose (CP-INSTR-14). */
  purposes(query: {
    readonly currency: string;
    readonly countryISO: string;
    readonly method: string;
  }): Answer<readonly PaymentPurpose[]>;
};

/** Everything the partner offers to the holder of a token, as one thing to hand over. */
export type Corpay = {
  readonly beneficiaries: CorpayBeneficiaries;
  readonly banks: CorpayBanks;
  readonly quotes: CorpayQuotes;
  readonly deals: CorpayDeals;
  readonly orders: CorpayOrders;
  readonly settlements: CorpaySettlements;
};
