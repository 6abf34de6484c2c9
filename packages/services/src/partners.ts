import type { Migrations } from './database/migrate.ts';
import { ofxAuthorizationMigrations } from './ofx/ofxAuthorizations.ts';

/** What the accounts service keeps for the tokens of partners. */
export const partnerTokenMigrations: Migrations = { ...ofxAuthorizationMigrations };
