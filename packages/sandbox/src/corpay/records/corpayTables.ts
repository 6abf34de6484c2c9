import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { Database } from '@fx-gateway/services/database/database.ts';
import type { BeneficiaryRecord } from './beneficiaryRecord.ts';

/** Which side of a quote stays as it was asked. */
export type LockSide = 'Settlement' | 'Payment';

type Json<T> = ColumnType<T, string, string>;

/** Amounts are in minor units, rates are payment units per settlement unit, days are `2026-11-24`. */
export type CorpayTables = {
  corpay_integrations: {
    sub: string;
    client_code: string;
    /** True until the customer's long story is told, when they first ask for a token. */
    story_waits: Generated<boolean>;
    /** No token is given before this moment: the customer is being connected. */
    opens_at: Generated<Date>;
  };
  corpay_tokens: { access_code_hash: string; sub: string; expires_at: Date };
  corpay_beneficiaries: {
    sub: string;
    client_integration_id: string;
    position: Generated<number>;
    payee: string;
    curr: Currency;
    bank_country: string;
    methods: Json<readonly string[]>;
    record: Json<BeneficiaryRecord>;
    updated_at: Date;
  };
  corpay_quotes: {
    quote_id: string;
    sub: string;
    settlement_currency: Currency;
    settlement_minor: bigint;
    payment_currency: Currency;
    payment_minor: bigint;
    lock_side: LockSide;
    rate: string;
    made_at: Date;
    expires_at: Date;
  };
  corpay_orders: {
    ord_num: Generated<number>;
    sub: string;
    quote_id: string | null;
    token: string;
    settlement_currency: Currency;
    settlement_minor: bigint;
    payment_currency: Currency;
    payment_minor: bigint;
    rate: string;
    entered_at: Date;
    value_date: string;
    bene_count: number;
    instruction_print: string | null;
  };
  corpay_payments: {
    payment_id: Generated<number>;
    ord_num: number;
    client_integration_id: string;
    payee_name: string;
    method: string;
    currency: Currency;
    amount_minor: bigint;
    fee_currency: Currency;
    fee_minor: bigint;
    purpose: string;
    reference: string;
    available_date: string;
  };
  corpay_settlements: {
    settlement_id: Generated<number>;
    ord_num: number;
    account_id: string;
    account_details: string;
    method: string;
    currency: Currency;
    amount_minor: bigint;
    is_fee: boolean;
  };
};

export type CorpayDatabase = Kysely<CorpayTables>;

export type CorpayTransaction = Transaction<CorpayTables>;

export const corpayTables = (db: Database): CorpayDatabase => db.withTables<CorpayTables>();
