import type { PaymentPurpose, SettlementAccount } from '@fx-gateway/domain/corpay/api/settlementAccount.ts';
import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { makeListReader } from '../http/makeContentReader.ts';
import { wireIdSchema, wireTextSchema } from '../http/wireShapes.ts';
import { listEntriesOrNull, flattenChildEntries } from '../http/envelope.ts';

const account = z.object({
  id: wireIdSchema,
  text: wireTextSchema,
  currency: wireIdSchema,
  bankName: wireTextSchema,
  method: z.object({ id: wireIdSchema, text: wireTextSchema }),
  preferred: z.nullish(z.boolean()),
});

const readRows = makeListReader(account, { arrange: flattenChildEntries });

export const settlementAccountsAnswerShape: AnswerShape = {
  schema: account,
  find: (body) => {
    const groups = listEntriesOrNull(body);
    return groups === null ? null : flattenChildEntries(groups);
  },
  place: 'content.items[].children[]',
  otherPlaces: ['content.items[]', 'content[]'],
  read: (body) => readSettlementAccounts(body),
};

/** The accounts of all groups, in order (CP-INSTR-13, S-108). */
export const readSettlementAccounts = (body: unknown): readonly SettlementAccount[] | null =>
  readRows(body)?.map((row) => ({ ...row, preferred: row.preferred ?? false })) ?? null;

const purpose = z.object({ id: wireIdSchema, text: wireTextSchema });

export const purposesAnswerShape: AnswerShape = {
  schema: purpose,
  find: listEntriesOrNull,
  place: 'content.items[]',
  otherPlaces: ['content[]'],
};

/** The purposes of payment (S-111). */
export const readPurposes: (body: unknown) => readonly PaymentPurpose[] | null = makeListReader(purpose);
