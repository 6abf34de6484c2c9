import type { IntegrationUpdate } from '../accountAdministration.ts';
import type { AdminAccount } from '../adminAccount.ts';
import { administrationMessages } from '../administrationMessages.ts';
import { formerHolderSentences, type FormerHolders } from '../findFormerHolders.ts';
import type { Integration } from '../integration.ts';
import { describeIntegrationKey, readKeyStart } from '../integrationKey.ts';
import { formatCountWithNoun, formatAccountNames } from '../integrationUse.ts';
import type { ClientIdsWithSameKeyStart } from './findClientIdsWithSameKeyStart.ts';
import { capitalizeYou, type PlannedChange } from '../plannedChange.ts';

const { none } = administrationMessages;

/** Who depends on an integration, and who reads it. */
export type Dependents = {
  /**
   * The accounts that have this integration. For the provider's integration: also the accounts that have one of its
   * child integrations.
   */
  readonly accounts: readonly AdminAccount[];
  /** How many integrations are below it. */
  readonly below: number;
  readonly isProviders: boolean;
  /** The client id of the provider above the customers (S-74): another provider's record is not its. */
  readonly providerParentCode?: string;
  /** Who had it lately, and counts as if they had it still. */
  readonly hadBy?: FormerHolders;
  /** The e-mail of the administrator. */
  readonly you: string | null;
};

/** Who has an integration, or gets back what they had, is another client at the partner once it gets another client id. */
const renames = (
  stored: Pick<Integration, 'clientId'> | null,
  { clientId }: Pick<IntegrationUpdate, 'clientId'>,
  { accounts, hadBy = [] }: Pick<Dependents, 'accounts' | 'hadBy'>,
): boolean =>
  stored !== null &&
  stored.clientId !== clientId &&
  (accounts.length > 0 || hadBy === null || hadBy.length > 0);

const renamedConcern = (was: string, becomes: string, { accounts, you }: Dependents): string => {
  const [only] = accounts;
  const have = accounts.length === 1 && only?.email !== you ? 'has' : 'have';
  return `${capitalizeYou(formatAccountNames(accounts, you))} ${have} it, and would be ${becomes} at the partner: with what belongs to that client, not to ${was}.`;
};

const concernsOf = (
  stored: Pick<Integration, 'clientId'> | null,
  { clientId }: Pick<IntegrationUpdate, 'clientId'>,
  dependents: Dependents,
): readonly string[] => {
  const { accounts, below, isProviders, providerParentCode, hadBy = [], you } = dependents;
  const names = formatAccountNames(accounts, you);
  if (isProviders) {
    const depend = `${formatCountWithNoun(below, 'integration')} below it and ${formatCountWithNoun(accounts.length, 'account')} depend on it${accounts.length === 0 ? '' : `: ${names}`}.`;
    const isOther = providerParentCode !== undefined && providerParentCode !== (stored?.clientId ?? clientId);
    return [
      `This is ${isOther ? 'a' : 'the'} provider above the customers: ${depend}`,
      stored === null ? staysForEver : oldKeyGoes,
    ];
  }
  if (stored === null) return [staysForEver];
  const isRenamed = stored.clientId !== clientId;
  const has = isRenamed ? renamedConcern(stored.clientId, clientId, dependents) : `It concerns ${names}.`;
  const had = formerHolderSentences(hadBy, you, {
    had: isRenamed ? `If they get it back they would be ${clientId} at the partner.` : '',
    notChecked: '',
  });
  return [accounts.length === 0 ? 'No account has it.' : has, ...had, oldKeyGoes];
};

const alikeConcern = (
  key: string,
  { clientIds, isUnchecked }: ClientIdsWithSameKeyStart,
): readonly string[] => {
  const begins = clientIds.length === 1 ? ['key', 'does'] : ['keys', 'do'];
  return [
    ...(clientIds.length === 0
      ? []
      : [
          `The new key begins with ${readKeyStart(key)}, as the ${begins[0]} of ${clientIds.join(' and ')} ${begins[1]}: make sure that it is not theirs.`,
        ]),
    ...(isUnchecked
      ? [`It could not be checked whether the key of another one begins with ${readKeyStart(key)}, too.`]
      : []),
  ];
};

/** A key that begins as the stored one may be the same key, which would be announced as another one, or only a part of it. */
const sameStartConcern = (key: string, keyStart: string | null): readonly string[] =>
  keyStart === readKeyStart(key)
    ? [
        'The new key begins as the one that it has: it may be the same key or a part of it. Look whether it is whole.',
      ]
    : [];

const oldKeyGoes = 'The key that it has is gone then: nobody can read it again.';

const staysForEver =
  'It cannot be deleted afterwards: only its client id, its parent and its key can be changed.';

/**
 * Making an integration or changing one; of both keys only how they begin (ADMIN-14, ADMIN-31, S-75). The
 * provider's record, and another client id of one that somebody has or had lately, is written once its client id was
 * typed again.
 */
export const planIntegrationUpdate = (
  update: IntegrationUpdate,
  stored: Integration | null,
  dependents: Dependents,
  {
    keyStart = null,
    alike = { clientIds: [], isUnchecked: false },
  }: {
    /** How the key begins that is replaced; null where that is not told. */
    readonly keyStart?: string | null;
    /** Whose keys begin as the new one does. */
    readonly alike?: ClientIdsWithSameKeyStart;
  } = {},
): PlannedChange => {
  const row = (label: string, member: 'clientId' | 'kind' | 'parentId') => ({
    label,
    before: stored?.[member] || none,
    after: update[member] || none,
  });
  const changed = [row('Client id', 'clientId'), row('Kind', 'kind'), row('Parent', 'parentId')].filter(
    ({ before, after }) => before !== after,
  );
  const { clientId } = stored ?? update;
  const isRenamed = renames(stored, update, dependents);
  const concerns = concernsOf(stored, update, dependents);
  return {
    title:
      stored === null
        ? `An integration for ${clientId} is made.`
        : `The integration of ${clientId} ${whatItGets(changed.length, clientId, update)}.`,
    rows: [
      ...changed,
      {
        label: 'Key',
        before: stored === null ? none : keyStart === null ? 'as it is' : `begins with ${keyStart}`,
        after: describeIntegrationKey(update.key),
      },
    ],
    alreadySo: null,
    ...(stored === null ? {} : { takesAway: true }),
    concerns: [...sameStartConcern(update.key, keyStart), ...alikeConcern(update.key, alike), ...concerns],
    ...(dependents.isProviders || isRenamed ? { typeAgain: clientId } : {}),
  };
};

const whatItGets = (
  changed: number,
  clientId: string,
  update: Pick<IntegrationUpdate, 'clientId'>,
): string => {
  if (changed === 0) return 'gets another key';
  return clientId === update.clientId ? 'is changed' : `becomes that of ${update.clientId}`;
};
