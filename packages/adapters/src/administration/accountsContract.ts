import * as z from 'zod/mini';
import { accountCallContracts } from '../account/accountCallContracts.ts';
import { preflightHeaderNames, type ServiceContract } from '../conformance/serviceContract.ts';
import type { PartnerIndependentConfiguration } from '../configuration/configuration.ts';
import { wireTextSchema } from '../http/wireShapes.ts';
import { administrationCallContracts } from './administrationCallContracts.ts';

/** Everything that the client asks of the accounts service in every user's name, and in administrators'. */
export const accountsContract: ServiceContract<
  Pick<PartnerIndependentConfiguration, 'apis' | 'administration'>
> = {
  service: 'accounts',
  field: 'apis.accounts',
  access: 'signature',
  errors: z.object({ message: wireTextSchema }),
  refusals: [
    '`message` is shown to the user as it is.',
    'A 403 of an administrator’s call says that the caller is none; the service judges the role at every call (ROLE-2).',
    'An account and an integration may carry `version`: a mark of the state that administrators change, an integration’s key included, which is another one after each change. Where one came, a change carries the one that its administrator was shown as `If-Match: "version"`, and the service answers 412, having changed nothing, when the record stands there otherwise. A change that is so already is answered as done. A service without versions gets no such header.',
    'The version of an integration counts who has it: it is another one once an account gets it or loses it. Where one came, an assignment carries the one that was shown as `integrationVersion` beside `If-Match`, and the service judges both in the transaction that makes it, holding the integration: of two administrators who give the same one to two accounts at once, the second is answered 412. An assignment without it is judged by `If-Match` alone.',
    'The service refuses to change the kind of an integration, to hang one below a parent that is not there, to give an account the provider’s integration or one of another partner, and an assignment without `integrationId`.',
    'It keeps a key without the blanks around it, and refuses with 400 one that is then shorter than 8 characters or has the form of a client id or of an integration id (UUID): the key that stands there would be lost.',
    'Administrators find an account by `orgName` and `phone` of its `details` too, where the list has them, and its partner by `fxPartner`.',
  ],
  calls: (configuration) => [
    ...accountCallContracts,
    ...administrationCallContracts(
      configuration === null
        ? '{administration.auditPath}'
        : (configuration.administration.auditPath ?? null),
    ),
  ],
  address: ({ apis }) => apis.accounts,
  pageHeaders: (_configuration, call) => preflightHeaderNames(call),
  send: ({ api }) => {
    const accounts = api('accounts');
    return (request) => accounts.send(request);
  },
};
