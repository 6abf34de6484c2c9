import { findPostgres } from './findPostgres.mjs';

/** Ends with 3 where no PostgreSQL is: any other end but 0 is a defect. */
process.exitCode = process.env['DATABASE_URL'] || findPostgres() !== undefined ? 0 : 3;
