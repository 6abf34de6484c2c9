import type { Bank, BankSearchResult } from '@fx-gateway/domain/corpay/api/bank.ts';
import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { wireNumberOrNullSchema, wireTextSchema } from '../http/wireShapes.ts';
import { findListEntries, jsonMember, unwrapContent } from '../http/envelope.ts';

const row = z.object({
  primaryKey: wireTextSchema,
  institutionName: wireTextSchema,
  branchName: wireTextSchema,
  swiftBIC: wireTextSchema,
  nationalBankCode: wireTextSchema,
  address1: wireTextSchema,
  address2: wireTextSchema,
  city: wireTextSchema,
  region: wireTextSchema,
  postalCode: wireTextSchema,
});

const rowsOf = (body: unknown) =>
  findListEntries(jsonMember(unwrapContent(body), 'banks') ?? unwrapContent(body));

export const banksAnswerShape: AnswerShape = {
  schema: row,
  find: (body) => rowsOf(body) ?? null,
  place: 'content.banks.data.rows[]',
  read: (body) => readBanks(body),
};

/** The most rows that a search shows (CP-BANK-3). */
const mostRows = 100;

/** A row that cannot be read is left out: a bank can always be typed. */
const readBank = (value: unknown, place: number): Bank[] => {
  const read = row.safeParse(value);
  if (!read.success || read.data.institutionName === '') return [];
  return [{ ...read.data, primaryKey: read.data.primaryKey || String(place) }];
};

/** The banks of a search and how many match (CP-BANK-1, CP-BANK-2), from `content.banks`, `banks` or bare. */
export const readBanks = (body: unknown): BankSearchResult | null => {
  const content = unwrapContent(body);
  const banks = jsonMember(content, 'banks') ?? content;
  const entries = rowsOf(body);
  if (entries === undefined) return null;
  const rows = entries.flatMap(readBank).slice(0, mostRows);
  const page = jsonMember(jsonMember(banks, 'data') ?? banks, 'pagination');
  const total = wireNumberOrNullSchema.parse(jsonMember(page, 'total'));
  return { rows, total: Math.max(total ?? 0, entries.length) };
};
