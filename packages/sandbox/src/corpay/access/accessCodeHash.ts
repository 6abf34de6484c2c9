import { createHash } from 'node:crypto';

/** What is kept of an access code. */
export const accessCodeHash = (accessCode: string): string =>
  createHash('sha256').update(accessCode).digest('hex');
