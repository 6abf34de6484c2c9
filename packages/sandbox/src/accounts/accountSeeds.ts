import { seededOrigin, seededUsers } from '../users/seededUsers.ts';
import type { SandboxServices } from '../server/services/sandboxPlugin.ts';
import { accountTable } from '@fx-gateway/services/account/accountTable.ts';

type SeededAccount = {
  readonly accountId: string;
  readonly roles?: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
};

const seeds: Readonly<Record<string, SeededAccount>> = {
  'corpay@sandbox.test': {
    accountId: '0d9a6c1e-3b57-4a52-8c3e-6f0f1b2a4c01',
    settings: {
      firstName: 'Dana',
      lastName: 'Whitfield',
      orgName: 'Harbor Lane Imports',
      email: 'corpay@sandbox.test',
      phone: '503-555-0114',
      address: '420 Harbor Lane',
      city: 'Portland',
      state: 'OR',
      zip: '97204',
    },
  },
  'empty@sandbox.test': {
    accountId: '0d9a6c1e-3b57-4a52-8c3e-6f0f1b2a4c02',
    settings: {
      firstName: 'Robin',
      lastName: 'Marsh',
      orgName: 'Blank Page Trading',
      email: 'empty@sandbox.test',
      phone: '503-555-0139',
      address: '18 First Street',
      city: 'Salem',
      state: 'OR',
      zip: '97301',
    },
  },
  'nopartner@sandbox.test': {
    accountId: '0d9a6c1e-3b57-4a52-8c3e-6f0f1b2a4c03',
    settings: {
      firstName: 'Lee',
      lastName: 'Okafor',
      orgName: 'Waiting Room Goods',
      email: 'nopartner@sandbox.test',
      phone: '503-555-0177',
      address: '7 Station Road',
      city: 'Eugene',
      state: 'OR',
      zip: '97401',
    },
  },
  'reset@sandbox.test': {
    accountId: '0d9a6c1e-3b57-4a52-8c3e-6f0f1b2a4c04',
    settings: {
      firstName: 'Noor',
      lastName: 'Haddad',
      orgName: 'Second Key Locksmiths',
      email: 'reset@sandbox.test',
      phone: '503-555-0182',
      address: '55 Mill Street',
      city: 'Bend',
      state: 'OR',
      zip: '97701',
    },
  },
  'forced@sandbox.test': {
    accountId: '0d9a6c1e-3b57-4a52-8c3e-6f0f1b2a4c05',
    settings: {
      firstName: 'Imre',
      lastName: 'Szabo',
      orgName: 'New Broom Supplies',
      email: 'forced@sandbox.test',
      phone: '503-555-0196',
      address: '9 Orchard Way',
      city: 'Medford',
      state: 'OR',
      zip: '97501',
    },
  },
  'admin@sandbox.test': {
    accountId: '0d9a6c1e-3b57-4a52-8c3e-6f0f1b2a4c10',
    roles: ['admin'],
    settings: {
      firstName: 'Ines',
      lastName: 'Duarte',
      orgName: 'FX Gateway Operations',
      email: 'admin@sandbox.test',
      phone: '503-555-0107',
      address: '1 Ledger Square',
      city: 'Portland',
      state: 'OR',
      zip: '97205',
    },
  },
  'busy@sandbox.test': {
    accountId: '0d9a6c1e-3b57-4a52-8c3e-6f0f1b2a4c08',
    settings: {
      firstName: 'Marit',
      lastName: 'Solberg',
      orgName: 'Thousand Crates Wholesale',
      email: 'busy@sandbox.test',
      phone: '503-555-0158',
      address: '1200 Wharf Avenue',
      city: 'Astoria',
      state: 'OR',
      zip: '97103',
    },
  },
  'ofx@sandbox.test': {
    accountId: '0d9a6c1e-3b57-4a52-8c3e-6f0f1b2a4c09',
    settings: {
      firstName: 'Ines',
      lastName: 'Calloway',
      orgName: 'Juniper Row Interiors',
      email: 'ofx@sandbox.test',
      phone: '503-555-0121',
      address: '81 Juniper Row',
      city: 'Hood River',
      state: 'OR',
      zip: '97031',
    },
  },
};

export const seedAccounts = async ({ db, now }: SandboxServices): Promise<void> => {
  const rows = seededUsers.flatMap(({ email, sub, fxPartner }) => {
    const seed = seeds[email];
    if (!seed) return [];
    const settings = JSON.stringify(seed.settings);
    const roles = JSON.stringify(seed.roles ?? []);
    const user = { sub, email, origin: seededOrigin, fx_partner: fxPartner };
    return [{ ...user, account_id: seed.accountId, roles, settings, created_at: new Date(now()) }];
  });
  // A person may have got that far already: what they entered stays.
  await accountTable(db)
    .insertInto('accounts')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute();
};

export const clearAccounts = async ({ db }: SandboxServices): Promise<void> => {
  await accountTable(db).deleteFrom('accounts').execute();
};
