import type { CorpayDatabase } from '../records/corpayTables.ts';

/** A beneficiary of the customer; `foreign` when only another customer has it. */
export const findBeneficiary = async (db: CorpayDatabase, sub: string, clientIntegrationId: string) => {
  const owners = await db
    .selectFrom('corpay_beneficiaries')
    .select(['sub', 'record', 'updated_at'])
    .where('client_integration_id', '=', clientIntegrationId)
    .execute();
  const own = owners.find((owner) => owner.sub === sub);
  if (own !== undefined) return { kind: 'own', record: own.record, updatedAt: own.updated_at } as const;
  return { kind: owners.length > 0 ? 'foreign' : 'unknown' } as const;
};
