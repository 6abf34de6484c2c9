import { administratorRole, organizationFields } from '@fx-gateway/domain/account';
import * as z from 'zod/mini';
import { administrationCalls } from '../administration/administrationContract.ts';
import { signedHeaders, type ServiceContract, type WireCall } from '../conformance/serviceContract.ts';
import type { SharedConfiguration } from '../configuration/configuration.ts';
import { unwrapped } from '../http/envelope.ts';
import { wireText } from '../http/wireShapes.ts';
import { accountShape, accountWire } from './accountWire.ts';

const accountCalls: readonly WireCall[] = [
  {
    method: 'GET',
    path: '/account',
    effect: 'reads',
    standing: 'specified',
    rules: ['ACCT-1', 'ACCT-4', 'ACCT-5'],
    answer: accountShape,
    learn: (body) => {
      const read = accountWire.safeParse(unwrapped(body));
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
    answer: null,
  },
];

/** Everything that the client asks of the accounts service in every user's name, and in administrators'. */
export const accountContract: ServiceContract<Pick<SharedConfiguration, 'apis' | 'administration'>> = {
  service: 'accounts',
  field: 'apis.accounts',
  access: 'signature',
  errors: z.object({ message: wireText }),
  calls: (configuration) => [
    ...accountCalls,
    ...administrationCalls(
      configuration === null
        ? '{administration.auditPath}'
        : (configuration.administration.auditPath ?? null),
    ),
  ],
  address: ({ apis }) => apis.accounts,
  pageHeaders: (_configuration, call) => signedHeaders(call),
  send: ({ api }) => {
    const accounts = api('accounts');
    return (request) => accounts.send(request);
  },
};
