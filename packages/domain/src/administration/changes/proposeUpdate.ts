import { failed, succeeded } from '../../result/result.ts';
import type { AccountAdministration, IntegrationUpdate } from '../accountAdministration.ts';
import { hadLately, lateChanges } from '../hadLately.ts';
import { clientIdNamed, holdersOf, integrationNamed, integrationsBelow, namesOf } from '../integrationUse.ts';
import { integrationUpdateOf } from '../integrationForm.ts';
import { judgeUpdate, type UpdateRefusal } from './judgeUpdate.ts';
import { updateIntegration } from '../makeChange.ts';
import { plannedUpdate } from './plannedUpdate.ts';
import { keysAlike, type KeysAlike } from './keysAlike.ts';
import { standsNow, takenNow } from './standsNow.ts';
import { storedKeyStart } from './storedKey.ts';
import type { AdministrationFrame } from './proposeAssignment.ts';
import type { Propose, ProposedChange } from './proposedChange.ts';

/** A change of an integration, and whether its record is the provider's. */
export type ProposedUpdate = ProposedChange & { readonly isProviders: boolean };

/**
 * Making an integration, or changing the one that is named, as all of it stands at the service now (ADMIN-5, ADMIN-14,
 * ADMIN-31). Where `everyday` is set the provider's own record is refused.
 */
export const proposeUpdate = (
  administration: AccountAdministration,
  form: IntegrationUpdate,
  { providerParentCode, you, now, everyday }: AdministrationFrame & { readonly everyday: boolean },
): Propose<ProposedUpdate, UpdateRefusal> => {
  // Read once: it is shown, and decides nothing when what is shown is confirmed.
  let alike: Promise<KeysAlike> | null = null;
  return async () => {
    const typed = integrationUpdateOf(form);
    const [known, accounts] = await Promise.all([administration.integrations(), administration.accounts('')]);
    if (!known.ok) return known;
    if (!accounts.ok) return accounts;
    const wanted = {
      ...typed,
      integrationId: typed.integrationId === '' ? '' : integrationNamed(typed.integrationId, known.value),
      clientId: clientIdNamed(typed.clientId, known.value),
    };
    const judged = judgeUpdate(wanted, known.value, { providerParentCode, everyday });
    if (!judged.ok) return failed(judged.failure);
    const { stored, isProviders } = judged.value;
    const below = integrationsBelow(stored ?? wanted, known.value);
    const touched = [...(isProviders ? below : []), ...(stored === null ? [] : [stored])];
    const concerned = touched.flatMap(({ integrationId }) => holdersOf(integrationId, accounts.value));
    const facts =
      stored === null
        ? []
        : [
            { label: 'Client id', value: stored.clientId },
            { label: 'Parent', value: stored.parentId || 'none' },
            { label: 'Integrations below it', value: String(below.length) },
            { label: 'Who depends on it', value: namesOf(concerned, you) || 'nobody' },
          ];
    const keyStart = stored === null ? null : await storedKeyStart(administration, stored, concerned);
    const others = (email: string): boolean => !concerned.some((each) => each.email === email);
    const hadBy =
      stored === null || isProviders
        ? []
        : hadLately(stored.integrationId, await lateChanges(administration, now()), { now: now(), others });
    alike ??= keysAlike(administration, wanted, known.value, accounts.value);
    return succeeded({
      isProviders,
      plan: plannedUpdate(
        wanted,
        stored,
        { accounts: concerned, below: below.length, isProviders, providerParentCode, hadBy, you },
        { keyStart, alike: await alike },
      ),
      seen: { facts, version: stored?.version },
      writes: { action: 'update-integration', target: stored?.integrationId ?? '' },
      send: () => updateIntegration(administration, wanted, stored?.version),
      whatStands: async (how) => {
        if (how === 'unknown') return await standsNow(administration, wanted);
        return stored === null ? await takenNow(administration, wanted) : null;
      },
    });
  };
};
