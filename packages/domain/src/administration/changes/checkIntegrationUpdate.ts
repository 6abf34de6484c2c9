import { failed, succeeded, type Result } from '../../result/result.ts';
import type { AdministrationFailure, IntegrationUpdate } from '../accountAdministration.ts';
import { administrationRefusals } from './administrationRefusals.ts';
import type { Integration } from '../integration.ts';
import { isProviderKind, needsProvider } from '../integrationKinds.ts';
import { formatCountWithNoun, findIntegrationsBelow, isProviderIntegration } from '../integrationUse.ts';

type WantedIntegration = Omit<IntegrationUpdate, 'key'>;

/** Why an integration is not written; where its client id has one already, which that is. */
export type IntegrationUpdateRefusal = AdministrationFailure & { readonly existing?: Integration };

/** What writing an integration would touch. */
export type IntegrationUpdateTarget = {
  /** The record that is changed; null where one is made. */
  readonly stored: Integration | null;
  /** The record is the provider's, above the customers. */
  readonly isProviders: boolean;
};

/** A customer's parent is a provider that is there; a provider has none, or is its own. */
const hasParent = (
  { integrationId, clientId, kind, parentId }: WantedIntegration,
  known: readonly Integration[],
): boolean => {
  if (parentId === '') return !needsProvider(kind);
  if (parentId === clientId) return isProviderKind(kind);
  return known.some(
    (each) =>
      each.clientId === parentId &&
      each.integrationId !== integrationId &&
      (!needsProvider(kind) || isProviderKind(each.kind)),
  );
};

/**
 * Whether an integration may be written as it is wanted: no record changes its kind, none hangs below a parent that is
 * not there, no customer takes the place of the provider, and the provider's own record is written in the form for any
 * integration only (ADMIN-5, ADMIN-6, ADMIN-14).
 */
export const checkIntegrationUpdate = (
  wanted: WantedIntegration,
  known: readonly Integration[],
  { providerParentCode, everyday }: { readonly providerParentCode: string; readonly everyday: boolean },
): Result<IntegrationUpdateTarget, IntegrationUpdateRefusal> => {
  const { integrationId, clientId, kind } = wanted;
  const stored = known.find((each) => each.integrationId === integrationId) ?? null;
  if (integrationId !== '' && stored === null)
    return failed(administrationRefusals.noIntegration(integrationId));
  const touched = [wanted, ...(stored === null ? [] : [stored])].find((each) =>
    isProviderIntegration(each, providerParentCode),
  );
  if (everyday && touched !== undefined)
    return failed(administrationRefusals.providersRecord(touched.clientId));
  if (stored !== null && stored.kind !== kind)
    return failed(administrationRefusals.otherKind(stored.clientId, stored.kind));
  const isTheirs = known.some((each) => each.clientId === clientId && isProviderKind(each.kind));
  if (!isProviderKind(kind) && (isTheirs || clientId === providerParentCode))
    return failed(administrationRefusals.providersClientId(clientId, kind));
  // A client id of two records names neither, whatever their kinds.
  const taken = known.find((each) => each.clientId === clientId && each.integrationId !== integrationId);
  if (taken !== undefined)
    return failed({
      ...administrationRefusals.clientIdTaken(clientId, taken.integrationId),
      ...(taken.kind === kind ? { existing: taken } : {}),
    });
  if (stored !== null && stored.clientId !== clientId) {
    const below = findIntegrationsBelow(stored, known).length;
    if (below > 0)
      return failed(
        administrationRefusals.othersBelow(stored.clientId, formatCountWithNoun(below, 'integration')),
      );
  }
  if (!hasParent(wanted, known)) return failed(administrationRefusals.noParent(wanted.parentId));
  return succeeded({ stored, isProviders: touched !== undefined });
};
