import { seededUsers } from '../../users/seededUsers.ts';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import { ofxTables } from '../records/ofxTables.ts';
import { seedDeal } from './seedDeal.ts';
import { seededBeneficiaries } from './seededBeneficiaries.ts';
import { seededDeals } from './seededDeals.ts';

/** When the beneficiaries were saved, long before any story is played. */
const writtenAt = new Date('2026-02-02T09:00:00Z');

/** This one was changed a few days ago, whenever the story is played: who pays them is asked whether that was checked. */
const changedLately = 'Kitanami Precision Works';
const lately = 4 * 24 * 60 * 60 * 1000;

/** Puts the stories of the seeded customers in. */
export const seedOfx = async (services: Pick<SandboxServices, 'db' | 'now'>): Promise<void> => {
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
      updated_at: record.name === changedLately ? new Date(services.now() - lately) : writtenAt,
    }));
    await db.insertInto('ofx_beneficiaries').values(rows).execute();
    for (const deal of seededDeals) await seedDeal(db, sub, deal);
  }
};
