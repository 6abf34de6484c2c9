import { findPostgres } from './findPostgres.mjs';

process.exitCode = process.env['DATABASE_URL'] || findPostgres() !== undefined ? 0 : 1;
