import type { AdministrationDatabase } from './administrationTables.ts';
import { isProviderKind, needsProvider } from './integrationKinds.ts';

type Wanted = { readonly clientId: string; readonly parentId: string | null; readonly kind: string };
type Stored = {
  readonly integration_id: string;
  readonly client_id: string;
  readonly kind: string;
};

/**
 * Why an integration is not written, since customers would lose what they depend on: it keeps its kind, its parent is
 * there, and no customer takes the client id of a provider. Null where nothing speaks against it.
 */
export const findIntegrationWriteRefusal = async (
  trx: AdministrationDatabase,
  stored: Stored | null,
  { clientId, parentId, kind }: Wanted,
  providerClientId: string,
): Promise<string | null> => {
  if (stored !== null && stored.kind !== kind) {
    return `kind: The integration of ${stored.client_id} is of the kind ${stored.kind}, and it keeps it.`;
  }
  const others = await trx
    .selectFrom('integrations')
    .select(['client_id', 'parent_id', 'kind'])
    .where('integration_id', '!=', stored?.integration_id ?? '')
    .execute();
  const providers = others.filter((other) => isProviderKind(other.kind));
  const isProvidersClientId =
    clientId === providerClientId || providers.some(({ client_id }) => client_id === clientId);
  if (!isProviderKind(kind) && isProvidersClientId) {
    return `clientId: ${clientId} is the provider, and an integration of the kind ${kind} is a customer's.`;
  }
  if (stored !== null && stored.client_id !== clientId) {
    const below = others.filter(({ parent_id }) => parent_id === stored.client_id).length;
    if (below > 0)
      return `clientId: ${below} integrations below ${stored.client_id} would lose their parent.`;
  }
  return hasParent(kind, clientId, parentId, others) ? null : noParent(parentId);
};

/** A provider has no parent, is its own or stands below another one; its customers have one that is there. */
const hasParent = (
  kind: string,
  clientId: string,
  parentId: string | null,
  others: readonly { readonly client_id: string; readonly kind: string }[],
): boolean => {
  if (parentId === null) return !needsProvider(kind);
  if (parentId === clientId) return isProviderKind(kind);
  return others.some(
    (other) =>
      other.client_id === parentId &&
      (isProviderKind(other.kind) || !(needsProvider(kind) || isProviderKind(kind))),
  );
};

const noParent = (parentId: string | null): string =>
  parentId === null
    ? 'parentId: Required field.'
    : `parentId: There is no provider with the client id ${parentId}.`;
