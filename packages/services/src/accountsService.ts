import type { FastifyInstance } from 'fastify';
import { accountMigrations } from './account/accountMigrations.ts';
import { accountRoutes } from './account/accountRoutes.ts';
import type { AccountsContext } from './account/accountsContext.ts';
import { administrationRoutes } from './administration/administrationRoutes.ts';
import { administrationMigrations } from './administration/administrationTables.ts';
import { partnerTokenMigrations } from './partners.ts';

/** The accounts service: one account for every user who signed in, and what administrators do with them. */
export const accountsService = {
  migrations: { ...accountMigrations, ...administrationMigrations, ...partnerTokenMigrations },
  /** Headers of its own that a page of the web origin may send. */
  requestHeaders: ['If-Match'],
  /** Registers its routes on a Fastify instance that is already under the address of the service. */
  register: (app: FastifyInstance, context: AccountsContext): void => {
    accountRoutes(app, context);
    administrationRoutes(app, context);
  },
} as const;
