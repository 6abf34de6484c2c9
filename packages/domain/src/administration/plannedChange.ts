import { administrationMessages } from './administrationMessages.ts';
import { administratorRole } from '../account/account.ts';
import type { AdminAccount } from './adminAccount.ts';
import type { IntegrationUpdate } from './accountAdministration.ts';
import type { Integration } from './integration.ts';

/** What a change would do, as it is shown before it is confirmed. */
export type PlannedChange = {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly before: string; readonly after: string }[];
  /** Where before and after are the same, that what is wanted is so: there is nothing to send. Else null. */
  readonly alreadySo: string | null;
};

const { none } = administrationMessages;

const shownRoles = (roles: readonly string[]): string => roles.join(', ') || none;

/** Giving an account the role, or taking it away (ADMIN-12, ADMIN-24). */
export const plannedRole = ({ email, userRoles }: AdminAccount, value: boolean): PlannedChange => {
  const others = userRoles.filter((role) => role !== administratorRole);
  const isSo = userRoles.includes(administratorRole) === value;
  const after = isSo ? userRoles : value ? [...userRoles, administratorRole] : others;
  return {
    title: value ? `${email} becomes an administrator.` : `${email} is no administrator any more.`,
    rows: [{ label: 'Roles', before: shownRoles(userRoles), after: shownRoles(after) }],
    alreadySo: isSo ? `${email} is ${value ? 'an' : 'no'} administrator.` : null,
  };
};

const shownIntegration = (id: string | null, known: readonly Integration[]): string => {
  if (id === null || id === '') return none;
  const integration = known.find(({ integrationId }) => integrationId === id);
  return integration === undefined ? id : `${integration.clientId} (${id})`;
};

/** Connecting an account with an integration, or with none where the id is empty (ADMIN-13, ADMIN-24). */
export const plannedIntegration = (
  { email, integrationId }: AdminAccount,
  wanted: string,
  known: readonly Integration[] = [],
): PlannedChange => ({
  title: wanted === '' ? `${email} loses its integration.` : `${email} gets another integration.`,
  rows: [
    {
      label: 'Integration',
      before: shownIntegration(integrationId, known),
      after: shownIntegration(wanted, known),
    },
  ],
  alreadySo:
    (integrationId ?? '') === wanted
      ? `${email} has ${wanted === '' ? 'no integration' : `the integration ${shownIntegration(wanted, known)}`}.`
      : null,
});

/**
 * What is said of an integration that stands there as it was wanted, where the answer to its change was lost; null where
 * it does not. Whether its key is the new one the service does not say.
 */
export const integrationFound = (
  wanted: Omit<IntegrationUpdate, 'key'>,
  before: readonly Integration[],
  now: readonly Integration[],
): string | null => {
  const isWanted = ({ clientId, kind, parentId }: Integration): boolean =>
    clientId === wanted.clientId && kind === wanted.kind && parentId === wanted.parentId;
  const isNew = ({ integrationId }: Integration): boolean =>
    before.every((known) => known.integrationId !== integrationId);
  const stood = before.find(({ integrationId }) => integrationId === wanted.integrationId);
  // A change of the key alone cannot be seen.
  if (stood !== undefined && isWanted(stood)) return null;
  const found = now.filter(
    (each) =>
      isWanted(each) &&
      (wanted.integrationId === '' ? isNew(each) : each.integrationId === wanted.integrationId),
  );
  const [only] = found;
  return only === undefined || found.length > 1
    ? null
    : `The answer was lost. The integration ${only.integrationId} for ${only.clientId} stands there as you wanted it.`;
};

/** Making an integration or changing one; of the key only that there is a new one (ADMIN-14, ADMIN-31, S-75). */
export const plannedUpdate = (
  update: Omit<IntegrationUpdate, 'key'>,
  known: readonly Integration[],
): PlannedChange => {
  const stored = known.find(({ integrationId }) => integrationId === update.integrationId);
  const row = (label: string, member: 'clientId' | 'kind' | 'parentId') => ({
    label,
    before: stored?.[member] || none,
    after: update[member] || none,
  });
  return {
    title:
      update.integrationId === ''
        ? `An integration for ${update.clientId} is made.`
        : `The integration ${update.integrationId} is changed.`,
    rows: [
      row('Client id', 'clientId'),
      row('Kind', 'kind'),
      row('Parent', 'parentId'),
      { label: 'Key', before: update.integrationId === '' ? none : 'as it is', after: 'the one you gave' },
    ],
    alreadySo: null,
  };
};
