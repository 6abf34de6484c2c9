import { heldBackMessages } from '../operations/whyHeldBack.ts';
import type { AccountFailure } from './accountDirectory.ts';

/** What a failed call of the accounts service says where the service itself says nothing. */
export const accountFailureMessages: Readonly<Record<AccountFailure['kind'] | 'not-configured', string>> = {
  /** The gateway's own words for a request that it does not take for signed (ERR-6). */
  'session-lost': 'Missing Authentication Token',
  'switched-off': heldBackMessages.changes,
  refused: 'The accounts service refused the request.',
  'server-trouble': 'The accounts service is having trouble. Please try again later.',
  'no-answer': 'The accounts service did not answer. Check your connection and try again.',
  unreadable: 'The accounts service gave an answer that could not be read.',
  'not-configured': 'The address of the accounts service is not configured.',
};

/**
 * What stands where the account lists nothing (ACCT-2). Its list of partners never names that of the FX Gateway, which
 * the account may use all the same.
 */
export const accountListMessages = {
  noPartners: 'No partners besides that of your FX Gateway are connected to your account.',
  noExchanges: 'No exchanges are connected to your account yet.',
} as const;
