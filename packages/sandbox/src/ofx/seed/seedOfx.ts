import { seededUsers } from '../../identity/users/seededUsers.ts';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import { ofxTables } from '../records/ofxTables.ts';
import { seedDeal } from './seedDeal.ts';
import { seededBeneficiaries } from './seededBeneficiaries.ts';
import { seededDeals } from './seededDeals.ts';

/** When the stories were written down. */
const writtenAt = new Date('2026-11-01T09:00:00Z');

/** Puts the stories of the seeded customers in. */
export const seedOfx = async (services: Pick<SandboxServices, 'db'>): Promise<void> => {
  const db = ofxTables(services.db);
  for (const { sub, fxPartner } of seededUsers) {
    if (fxPartner !== 'ofx') continue;
    await db.insertInto('ofx_customers').values({ sub }).execute();
    const rows = seededBeneficiaries.map(({ beneficiaryId, currency, record }) => ({
      beneficiary_id: beneficiaryId,
      sub,
      name: record.name,
      currency,
      record: JSON.stringify(record),
      updated_at: writtenAt,
    }));
    await db.insertInto('ofx_beneficiaries').values(rows).execute();
    for (const deal of seededDeals) await seedDeal(db, sub, deal);
  }
};
