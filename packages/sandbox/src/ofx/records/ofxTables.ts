import type { Currency } from '@fx-gateway/domain/geography';
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import type { BeneficiaryRecord } from './beneficiaryRecord.ts';

/** What a token is good for. */
export type TokenScope = 'payments' | 'ofxrates';

/** Amounts are in minor units, rates are units received per unit paid, days are `2026-11-24`. */
type OfxTables = {
  ofx_customers: { sub: string };
  /** What a customer allowed on the authorize page, until it is exchanged once. */
  ofx_codes: {
    code_hash: string;
    sub: string;
    redirect_uri: string;
    challenge: string;
    expires_at: Date;
  };
  /** Until when new payments tokens are given without asking the customer again. */
  ofx_authorizations: { sub: string; ends_at: Date };
  ofx_tokens: { token_hash: string; sub: string; scope: TokenScope; expires_at: Date };
  ofx_beneficiaries: {
    beneficiary_id: string;
    sub: string;
    position: Generated<number>;
    name: string;
    currency: Currency;
    record: ColumnType<BeneficiaryRecord, string, string>;
    updated_at: Date;
  };
};

export type OfxDatabase = Kysely<OfxTables>;

export const ofxTables = (db: Database): OfxDatabase => db.withTables<OfxTables>();
