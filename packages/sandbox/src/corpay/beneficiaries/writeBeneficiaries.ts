import { answerKeyedCall } from '../access/answerKeyedCall.ts';
import type { CustomerCall } from '../access/customerRoute.ts';
import { okAnswer, makeForeignRecordRefusal, refusalAnswer, type Answer } from '../wire/answer.ts';
import type { CorpayDatabase, CorpayTransaction } from '../records/corpayTables.ts';
import { requestFingerprint } from '@fx-gateway/services/idempotency/requestFingerprint.ts';
import type { BeneficiaryRecord } from '../records/beneficiaryRecord.ts';
import { toBeneficiaryRow } from '../records/toBeneficiaryRow.ts';
import { findBeneficiary } from './findBeneficiary.ts';
import { stableUuidOf } from '../records/stableUuidOf.ts';
import { validateCorpayBeneficiary } from './validateCorpayBeneficiary.ts';
import { readSentBeneficiary } from './sentBeneficiary.ts';
import { nonEmptyTextSchemaOf } from '../../wire/textSchemaOf.ts';

/**
 * POST /beneficiaries: keeps a new beneficiary under the identifier that the customer chose. The same one again is told
 * what the first was told; another one under that identifier is refused with 409.
 */
export const addBeneficiary = (
  db: CorpayDatabase,
  call: CustomerCall,
  idempotency: boolean,
): Promise<Answer> =>
  answerKeyedCall(db, { ...call, name: 'beneficiaries/add', honoursKeys: idempotency }, (trx) =>
    judged(call.request.body, async (record) => {
      const kept = await trx
        .insertInto('corpay_beneficiaries')
        .values(toBeneficiaryRow(call.customer.sub, record, call.at))
        .onConflict((conflict) => conflict.columns(['client_integration_id', 'sub']).doNothing())
        .returning('client_integration_id')
        .executeTakeFirst();
      if (kept !== undefined) return saved(record);
      const found = await findBeneficiary(trx, call.customer.sub, record.clientIntegrationId);
      const same = found.kind === 'own' && printOf(found.record) === printOf(record);
      const message = 'There is another beneficiary with this id.';
      return same ? saved(record) : refusalAnswer(409, { key: 'clientIntegrationId', message });
    }),
  );

/** PUT /beneficiaries: replaces a beneficiary of the customer as a whole. */
export const editBeneficiary = (
  db: CorpayDatabase,
  call: CustomerCall,
  idempotency: boolean,
): Promise<Answer> =>
  answerKeyedCall(db, { ...call, name: 'beneficiaries/edit', honoursKeys: idempotency }, async (trx) => {
    const read = readSentBeneficiary(call.request.body);
    if (!read.ok) return read.refusal;
    const id = read.value.clientIntegrationId;
    const refusal = await notOwn(trx, call.customer.sub, id);
    if (refusal !== null) return refusal;
    return judged(read.value, async (record) => {
      const { sub, client_integration_id, ...row } = toBeneficiaryRow(call.customer.sub, record, call.at);
      await trx
        .updateTable('corpay_beneficiaries')
        .set(row)
        .where('sub', '=', sub)
        .where('client_integration_id', '=', client_integration_id)
        .execute();
      return saved(record);
    });
  });

/** DELETE /beneficiaries/{id}: forgets a beneficiary of the customer; orders keep the name they paid. */
export const deleteBeneficiary = (
  db: CorpayDatabase,
  call: CustomerCall,
  id: string,
  idempotency: boolean,
): Promise<Answer> =>
  answerKeyedCall(
    db,
    { ...call, name: `beneficiaries/delete ${id}`, honoursKeys: idempotency },
    async (trx) => {
      const refusal = await notOwn(trx, call.customer.sub, id);
      if (refusal !== null) return refusal;
      await trx
        .deleteFrom('corpay_beneficiaries')
        .where('sub', '=', call.customer.sub)
        .where('client_integration_id', '=', id)
        .execute();
      return okAnswer({});
    },
  );

const judged = async (
  body: unknown,
  keep: (record: BeneficiaryRecord) => Promise<Answer>,
): Promise<Answer> => {
  const read = readSentBeneficiary(body);
  if (!read.ok) return read.refusal;
  const judgement = validateCorpayBeneficiary(read.value);
  return judgement.ok ? keep(judgement.record) : refusalAnswer(400, ...judgement.errors);
};

const notOwn = async (trx: CorpayTransaction, sub: string, id: string): Promise<Answer | null> => {
  const found = nonEmptyTextSchemaOf(100).safeParse(id).success
    ? await findBeneficiary(trx, sub, id)
    : ({ kind: 'unknown' } as const);
  if (found.kind === 'own') return null;
  if (found.kind === 'foreign')
    return makeForeignRecordRefusal('This beneficiary belongs to another customer.');
  return refusalAnswer(404, { key: 'id', message: 'There is no beneficiary with this id.' });
};

const saved = ({ clientIntegrationId }: BeneficiaryRecord): Answer =>
  okAnswer({ templateId: stableUuidOf('record', clientIntegrationId) });

const printOf = (record: BeneficiaryRecord): string => requestFingerprint('beneficiary', record);
