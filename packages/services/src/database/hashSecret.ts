import { createHash } from 'node:crypto';

/** What is kept of a code or a token. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
