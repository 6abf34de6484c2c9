import type { AdministrationFailure } from '../accountAdministration.ts';

const saying = (kind: AdministrationFailure['kind'], message: string): AdministrationFailure => ({
  kind,
  message,
  requestId: null,
});

const refused = (message: string): AdministrationFailure => saying('refused', message);

/** Why a change is not even sent: what would harm a customer or the provider above them. */
export const administrationRefusals = {
  lastAdministrator: refused('The last administrator cannot lose the role.'),
  noIntegration: (integrationId: string) => saying('not-found', `There is no integration ${integrationId}.`),
  /** The record above all customers belongs to none of them. */
  providersIntegration: (clientId: string) =>
    refused(`${clientId} is the provider above the customers. Its integration is given to no account.`),
  otherPartner: (email: string, partner: string, clientId: string, kind: string) =>
    refused(`${email} is a customer of ${partner}. The integration of ${clientId} is of the kind ${kind}.`),
  /** The everyday form writes customers only (ADMIN-5, ADMIN-6). */
  providersRecord: (clientId: string) =>
    refused(
      `${clientId} is the provider above the customers, not a customer. Its record is written under 'Write any integration' only.`,
    ),
  otherKind: (clientId: string, kind: string) =>
    refused(`The integration of ${clientId} is of the kind ${kind}, and an integration keeps its kind.`),
  providersClientId: (clientId: string, kind: string) =>
    refused(
      `${clientId} is the client id of the provider. An integration of the kind ${kind} needs the customer's own.`,
    ),
  clientIdTaken: (clientId: string, integrationId: string) =>
    refused(`${clientId} has an integration already: ${integrationId}.`),
  othersBelow: (clientId: string, below: string) =>
    refused(`${clientId} keeps its client id: ${below} below it would lose their parent.`),
  noParent: (parentId: string) =>
    refused(
      parentId === ''
        ? 'An integration of a customer needs a parent: the client id of the provider.'
        : `There is no integration of a provider with the client id ${parentId}, so it can be no parent.`,
    ),
} as const;
