import {
  okAnswer,
  makeForeignRecordRefusal,
  bareListAnswer,
  refusalAnswer,
  type Answer,
} from '../wire/answer.ts';
import type { CorpayDatabase } from '../records/corpayTables.ts';
import { toBeneficiaryAnswer } from './toBeneficiaryAnswer.ts';
import { findBeneficiary } from './findBeneficiary.ts';

/** GET /beneficiaries: the short form of every beneficiary of the customer. */
export const answerBeneficiaryList = async (db: CorpayDatabase, sub: string): Promise<Answer> => {
  const rows = await db
    .selectFrom('corpay_beneficiaries')
    .select(['client_integration_id', 'payee', 'curr', 'bank_country', 'methods'])
    .where('sub', '=', sub)
    .orderBy('position')
    .execute();
  return bareListAnswer(
    rows.map((row) => ({
      clientIntegrationId: row.client_integration_id,
      curr: row.curr,
      bankCountryISO: row.bank_country,
      payee: row.payee,
      methods: row.methods,
    })),
  );
};

/** GET /beneficiaries?id=: one beneficiary in full, bank details included. */
export const answerBeneficiary = async (db: CorpayDatabase, sub: string, id: string): Promise<Answer> => {
  const found = await findBeneficiary(db, sub, id);
  if (found.kind === 'own') return okAnswer({ bene: toBeneficiaryAnswer(found.record, found.updatedAt) });
  if (found.kind === 'foreign')
    return makeForeignRecordRefusal('This beneficiary belongs to another customer.');
  return refusalAnswer(404, { key: 'id', message: 'There is no beneficiary with this id.' });
};
