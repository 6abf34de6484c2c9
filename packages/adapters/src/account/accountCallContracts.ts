import { administratorRole } from '@fx-gateway/domain/account/account.ts';
import { organizationFields } from '@fx-gateway/domain/account/organizationForm.ts';
import type { CallContract } from '../conformance/serviceContract.ts';
import { unwrapContent } from '../http/envelope.ts';
import { accountAnswerShape, accountAnswerSchema } from './accountAnswerSchema.ts';

/** The account of the user who is signed in. */
export const accountCallContracts: readonly CallContract[] = [
  {
    method: 'GET',
    path: '/account',
    effect: 'reads',
    standing: 'specified',
    rules: ['ACCT-1', 'ACCT-4', 'ACCT-5'],
    answer: accountAnswerShape,
    learn: (body) => {
      const read = accountAnswerSchema.safeParse(unwrapContent(body));
      if (!read.success) return {};
      const { accountId, fixerApiKey, userRoles } = read.data;
      return {
        accountId,
        ...(fixerApiKey === '' ? {} : { ratesKey: fixerApiKey }),
        ...(userRoles.includes(administratorRole) ? { administers: accountId } : {}),
      };
    },
  },
  {
    method: 'PUT',
    path: '/account',
    effect: 'changes',
    standing: 'specified',
    rules: ['ACCT-6', 'S-68', 'S-69'],
    body: Object.fromEntries(organizationFields.map((name) => [name, '…'])),
    refusals: { 413: 'The body is larger than 64 kB.' },
    answer: null,
  },
];
