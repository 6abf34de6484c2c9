import type { Database } from '@fx-gateway/services/database/database.ts';
import { sendMail } from '../../server/mails/mails.ts';
import type { CodePurpose } from './identityTables.ts';

/** Where a code went, masked as the identity service masks it: `d***@e***`. */
export const describeCodeDelivery = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: email
    .trim()
    .toLowerCase()
    .split('@', 2)
    .map((part) => `${[...part][0] ?? ''}***`)
    .join('@'),
});

const subjects: Readonly<Record<CodePurpose, string>> = {
  'sign-up': 'Your confirmation code',
  recovery: 'Your recovery code',
};

/** Mails a code. */
export const mailCode = (db: Database, to: string, purpose: CodePurpose, code: string, at: number) =>
  sendMail(db, { to, subject: subjects[purpose], code, at });
