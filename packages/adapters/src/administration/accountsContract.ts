import * as z from 'zod/mini';
import { accountCalls } from '../account/accountCalls.ts';
import { signedHeaders, type ServiceContract } from '../conformance/serviceContract.ts';
import type { SharedConfiguration } from '../configuration/configuration.ts';
import { wireText } from '../http/wireShapes.ts';
import { administrationCalls } from './administrationCalls.ts';

/** Everything that the client asks of the accounts service in every user's name, and in administrators'. */
export const accountsContract: ServiceContract<Pick<SharedConfiguration, 'apis' | 'administration'>> = {
  service: 'accounts',
  field: 'apis.accounts',
  access: 'signature',
  errors: z.object({ message: wireText }),
  refusals: [
    '`message` is shown to the user as it is.',
    'A 403 of an administrator’s call says that the caller is none; the service judges the role at every call (ROLE-2).',
  ],
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
