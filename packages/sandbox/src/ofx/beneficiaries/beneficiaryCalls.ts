import { randomUUID } from 'node:crypto';
import { answerUnderIdempotencyKey } from '@fx-gateway/services/idempotency/answerUnderIdempotencyKey.ts';
import type { BearerCall } from '../access/bearerRoute.ts';
import { ofxAnswers } from '../records/ofxAnswers.ts';
import { isIdentifier } from '../wire/isIdentifier.ts';
import type { BeneficiaryRecord } from '../records/beneficiaryRecord.ts';
import type { OfxDatabase } from '../records/ofxTables.ts';
import { payableCurrencies } from '../template/buildBankTemplate.ts';
import { okAnswer, refusalAnswer, fieldErrorsAnswer, type Answer } from '../wire/answer.ts';
import { readStrictly } from '../wire/readStrictly.ts';
import { toBeneficiaryAnswer } from './toBeneficiaryAnswer.ts';
import { findOfxBeneficiaryErrors } from './findOfxBeneficiaryErrors.ts';
import { beneficiaryBodySchema } from './beneficiaryBodySchema.ts';
import { templateOfBank } from './templateOfBank.ts';

const unknown = refusalAnswer(404, 'There is no such beneficiary.');

/** What was sent, judged: the columns to keep, or the refusal. */
const judged = (body: unknown) => {
  const read = readStrictly(beneficiaryBodySchema, body);
  if (!read.ok) return read;
  const errors = findOfxBeneficiaryErrors(read.value);
  const currency = payableCurrencies.get(read.value.currency);
  return errors.length > 0 || currency === undefined
    ? { ok: false as const, refusal: fieldErrorsAnswer(errors) }
    : { ok: true as const, value: columnsOf({ ...read.value, currency }) };
};

const columnsOf = <C extends string>(record: BeneficiaryRecord & { readonly currency: C }) => ({
  name: record.name,
  currency: record.currency,
  record: JSON.stringify(onlyAskedFor(record)),
});

/** Without what another country's template once asked for. */
const onlyAskedFor = (record: BeneficiaryRecord): BeneficiaryRecord => {
  const { bankAddress, fields } = record.beneficiaryBankDetails;
  const asked = new Set(templateOfBank(record).map(({ propertyKey }) => propertyKey));
  const kept = Object.fromEntries(Object.entries(fields).filter(([key]) => asked.has(key)));
  return { ...record, beneficiaryBankDetails: { bankAddress, fields: kept } };
};

/** GET payments/beneficiaries: the customer's own, in the order in which they were added (OFX-BENE-29, S-94). */
export const answerBeneficiaryList = async (db: OfxDatabase, { sub }: BearerCall): Promise<Answer> => {
  const rows = await db
    .selectFrom('ofx_beneficiaries')
    .select(['beneficiary_id', 'record', 'updated_at'])
    .where('sub', '=', sub)
    .orderBy('position')
    .execute();
  return okAnswer({ beneficiaries: rows.map(toBeneficiaryAnswer) });
};

/** POST payments/beneficiaries/validate: judges and keeps nothing (OFX-BENE-25). */
export const answerBeneficiaryValidation = ({ request }: BearerCall): Answer => {
  const read = judged(request.body);
  return read.ok ? okAnswer({ isValid: true }) : read.refusal;
};

/** POST payments/beneficiaries: keeps a new one, once under its key. */
export const addBeneficiary = (db: OfxDatabase, call: BearerCall, honoursKeys: boolean): Promise<Answer> =>
  answerUnderIdempotencyKey(
    db,
    ofxAnswers,
    { ...call, name: 'payments/beneficiaries', honoursKeys },
    async (trx) => {
      const read = judged(call.request.body);
      if (!read.ok) return read.refusal;
      const row = await trx
        .insertInto('ofx_beneficiaries')
        .values({
          beneficiary_id: randomUUID(),
          sub: call.sub,
          ...read.value,
          updated_at: new Date(call.at),
        })
        .returning(['beneficiary_id', 'record', 'updated_at'])
        .executeTakeFirstOrThrow();
      return okAnswer(toBeneficiaryAnswer(row), 201);
    },
  );

/** PUT payments/beneficiaries/{id}: replaces the whole. */
export const editBeneficiary = async (db: OfxDatabase, call: BearerCall, id: string): Promise<Answer> => {
  if (!isIdentifier(id)) return unknown;
  const read = judged(call.request.body);
  if (!read.ok) return read.refusal;
  const row = await db
    .updateTable('ofx_beneficiaries')
    .set({ ...read.value, updated_at: new Date(call.at) })
    .where('beneficiary_id', '=', id)
    .where('sub', '=', call.sub)
    .returning(['beneficiary_id', 'record', 'updated_at'])
    .executeTakeFirst();
  return row === undefined ? unknown : okAnswer(toBeneficiaryAnswer(row));
};

/** DELETE payments/beneficiaries/{id}: forgets it; past deals keep its name. */
export const deleteBeneficiary = async (
  db: OfxDatabase,
  { sub }: BearerCall,
  id: string,
): Promise<Answer> => {
  if (!isIdentifier(id)) return unknown;
  const row = await db
    .deleteFrom('ofx_beneficiaries')
    .where('beneficiary_id', '=', id)
    .where('sub', '=', sub)
    .returning('beneficiary_id')
    .executeTakeFirst();
  return row === undefined ? unknown : okAnswer(null, 204);
};
