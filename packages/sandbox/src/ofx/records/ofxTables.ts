import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Database } from '@fx-gateway/services/database/database.ts';
import type { BeneficiaryRecord } from './beneficiaryRecord.ts';
import type { DealState } from './dealStates.ts';

/** What a token is good for. */
export type TokenPermission = 'payments' | 'ofxrates';

/** What the customer pays, what beneficiaries receive, and what it costs (S-88). */
type Sides = {
  buy_currency: Currency;
  buy_minor: bigint;
  sell_currency: Currency;
  sell_minor: bigint;
  rate: string;
  fee_currency: Currency;
  fee_minor: bigint;
};

/** Amounts are in minor units, rates are units received per unit paid, days are `2026-11-24`. */
export type OfxTables = {
  ofx_customers: { sub: string };
  /** What a customer allowed on the authorize page. A used one is kept as long as what it gave. */
  ofx_codes: {
    code_hash: string;
    sub: string;
    redirect_uri: string;
    challenge: string;
    expires_at: Date;
    used: Generated<boolean>;
  };
  /** What gives the next payments token without asking the customer again, once and until its end; a used one is known. */
  ofx_refresh_tokens: {
    token_hash: string;
    sub: string;
    /** The code by which the customer allowed it. */
    code_hash: string;
    ends_at: Date;
    used: Generated<boolean>;
  };
  ofx_tokens: {
    token_hash: string;
    /** Null for rates: they are the application's own. */
    sub: string | null;
    scope: TokenPermission;
    expires_at: Date;
    /** The code by which the customer allowed it; null for rates, and for what an earlier version gave. */
    code_hash: string | null;
  };
  ofx_beneficiaries: {
    beneficiary_id: string;
    sub: string;
    position: Generated<number>;
    name: string;
    currency: Currency;
    record: ColumnType<BeneficiaryRecord, string, string>;
    updated_at: Date;
  };
  ofx_quotes: Sides & {
    quote_id: string;
    sub: string;
    /** How many beneficiaries it was asked for. */
    beneficiaries: number;
    expires_at: Date;
  };
  ofx_deals: Sides & {
    deal_id: string;
    /** Grows in the order in which deals can be seen; the reference of the deal is made of it. */
    number: Generated<number>;
    sub: string;
    quote_id: string | null;
    state: DealState;
    entered_at: Date;
    maturity_date: string;
    /** Equal for equal bookings. */
    request_print: string;
  };
  ofx_deal_beneficiaries: {
    deal_id: string;
    position: number;
    beneficiary_id: string;
    name: string;
    currency: Currency;
    amount_minor: bigint;
  };
};

export type OfxDatabase = Kysely<OfxTables>;

export const ofxTables = (db: Database): OfxDatabase => db.withTables<OfxTables>();
