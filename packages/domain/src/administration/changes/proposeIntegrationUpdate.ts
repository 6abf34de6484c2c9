import { failed, succeeded } from '../../result/result.ts';
import type { AccountAdministration, IntegrationUpdate } from '../accountAdministration.ts';
import { findFormerHolders, loadRecentChanges } from '../findFormerHolders.ts';
import {
  resolveClientId,
  findAccountsWithIntegration,
  resolveIntegrationId,
  findIntegrationsBelow,
  formatAccountNames,
} from '../integrationUse.ts';
import { integrationUpdateOf } from '../integrationForm.ts';
import { checkIntegrationUpdate, type IntegrationUpdateRefusal } from './checkIntegrationUpdate.ts';
import { updateIntegration } from '../makeChange.ts';
import { planIntegrationUpdate } from './planIntegrationUpdate.ts';
import {
  findClientIdsWithSameKeyStart,
  type ClientIdsWithSameKeyStart,
} from './findClientIdsWithSameKeyStart.ts';
import {
  describeIntegrationAfterLostAnswer,
  findClientIdTakenMessage,
} from './describeIntegrationAfterLostAnswer.ts';
import { readStoredKeyStart } from './storedKey.ts';
import type { AdministratorAndProvider } from './proposeIntegrationAssignment.ts';
import type { ProposeChange, ProposedChange } from './proposedChange.ts';

/** A change of an integration, and whether its record is the provider's. */
export type ProposedIntegrationUpdate = ProposedChange & { readonly isProviders: boolean };

/**
 * Making an integration, or changing the one that is named, as all of it stands at the service now (ADMIN-5, ADMIN-14,
 * ADMIN-31). Where `everyday` is set the provider's own record is refused.
 */
export const proposeIntegrationUpdate = (
  administration: AccountAdministration,
  form: IntegrationUpdate,
  { providerParentCode, you, now, everyday }: AdministratorAndProvider & { readonly everyday: boolean },
): ProposeChange<ProposedIntegrationUpdate, IntegrationUpdateRefusal> => {
  // Read once: it is shown, and decides nothing when what is shown is confirmed.
  let alike: Promise<ClientIdsWithSameKeyStart> | null = null;
  return async () => {
    const typed = integrationUpdateOf(form);
    const [known, accounts] = await Promise.all([administration.integrations(), administration.accounts('')]);
    if (!known.ok) return known;
    if (!accounts.ok) return accounts;
    const wanted = {
      ...typed,
      integrationId: typed.integrationId === '' ? '' : resolveIntegrationId(typed.integrationId, known.value),
      clientId: resolveClientId(typed.clientId, known.value),
    };
    const judged = checkIntegrationUpdate(wanted, known.value, { providerParentCode, everyday });
    if (!judged.ok) return failed(judged.failure);
    const { stored, isProviders } = judged.value;
    const below = findIntegrationsBelow(stored ?? wanted, known.value);
    const touched = [...(isProviders ? below : []), ...(stored === null ? [] : [stored])];
    const concerned = touched.flatMap(({ integrationId }) =>
      findAccountsWithIntegration(integrationId, accounts.value),
    );
    const facts =
      stored === null
        ? []
        : [
            { label: 'Client id', value: stored.clientId },
            { label: 'Parent', value: stored.parentId || 'none' },
            { label: 'Integrations below it', value: String(below.length) },
            { label: 'Who depends on it', value: formatAccountNames(concerned, you) || 'nobody' },
          ];
    const keyStart = stored === null ? null : await readStoredKeyStart(administration, stored, concerned);
    const others = (email: string): boolean => !concerned.some((each) => each.email === email);
    const hadBy =
      stored === null || isProviders
        ? []
        : findFormerHolders(stored.integrationId, await loadRecentChanges(administration, now()), {
            now: now(),
            others,
          });
    alike ??= findClientIdsWithSameKeyStart(administration, wanted, known.value, accounts.value);
    return succeeded({
      isProviders,
      plan: planIntegrationUpdate(
        wanted,
        stored,
        { accounts: concerned, below: below.length, isProviders, providerParentCode, hadBy, you },
        { keyStart, alike: await alike },
      ),
      seen: { facts, version: stored?.version },
      writes: { action: 'update-integration', target: stored?.integrationId ?? '' },
      send: () => updateIntegration(administration, wanted, stored?.version),
      whatStands: async (how) => {
        if (how === 'unknown')
          return await describeIntegrationAfterLostAnswer(administration, wanted, stored?.version);
        return stored === null ? await findClientIdTakenMessage(administration, wanted) : null;
      },
    });
  };
};
