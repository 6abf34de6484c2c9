import { expect, it } from 'vitest';
import { administratorRole } from './account.ts';
import { accountFailureMessages } from './accountFailureMessages.ts';

it('a failed call of the accounts service says what happened, and what to do where something can be done', () => {
  expect(accountFailureMessages).toEqual({
    'session-lost': 'Missing Authentication Token',
    'switched-off': 'Nothing can be changed for now. Try again when this is over.',
    refused: 'The accounts service refused the request.',
    'server-trouble': 'The accounts service is having trouble. Please try again later.',
    'no-answer': 'The accounts service did not answer. Check your connection and try again.',
    unreadable: 'The accounts service gave an answer that could not be read.',
    'not-configured': 'The address of the accounts service is not configured.',
  });
});

it('the role that administers is admin (ROLE-1)', () => {
  expect(administratorRole).toBe('admin');
});
