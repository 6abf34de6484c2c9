import { administrationMessages } from './administrationMessages.ts';
import { administratorRole } from '../account/account.ts';
import type { AdminAccount } from './adminAccount.ts';
import { findClientId, type Integration } from './integration.ts';
import { formatAccountNames } from './integrationUse.ts';
import { formerHolderSentences, type FormerHolders } from './findFormerHolders.ts';

/** What a change would do, as it is shown before it is confirmed: only what is not the same before and after. */
export type PlannedChange = {
  readonly title: string;
  /** Which customer it is, by organization and client id, where e-mails look alike. */
  readonly of?: string;
  /** What is asked, and what is pressed, where it is more than to make a change. */
  readonly asks?: { readonly question: string; readonly confirm: string };
  readonly rows: readonly { readonly label: string; readonly before: string; readonly after: string }[];
  /** Where before and after are the same, that what is wanted is so: there is nothing to send. Else null. */
  readonly alreadySo: string | null;
  /** Whom it concerns and what it means for them, in sentences. */
  readonly concerns?: readonly string[];
  /** It takes something away, or replaces it, that a customer works with. */
  readonly takesAway?: true;
  /** What has to be typed again before it is made, since it is seldom meant. */
  readonly typeAgain?: string;
};

const { none } = administrationMessages;

const shownRoles = (roles: readonly string[]): string => roles.join(', ') || none;

/** Giving an account the role, or taking it away (ADMIN-12, ADMIN-24); `you` is the e-mail of who does it. */
export const planRoleChange = (
  { email, userRoles }: AdminAccount,
  value: boolean,
  you: string | null = null,
): PlannedChange => {
  const others = userRoles.filter((role) => role !== administratorRole);
  const isSo = userRoles.includes(administratorRole) === value;
  const after = isSo ? userRoles : value ? [...userRoles, administratorRole] : others;
  const [who, be, become] = email === you ? ['You', 'are', 'become'] : [email, 'is', 'becomes'];
  return {
    title: value ? `${who} ${become} an administrator.` : `${who} ${be} no administrator any more.`,
    rows: [{ label: 'Roles', before: shownRoles(userRoles), after: shownRoles(after) }],
    alreadySo: isSo ? `${who} ${be} ${value ? 'an' : 'no'} administrator.` : null,
    ...(value ? {} : { takesAway: true }),
    ...(email === you && !value
      ? { concerns: ['You lose these tools at once. Only another administrator can give them back to you.'] }
      : {}),
  };
};

/** An integration as it is told: its client id where it is known, and its id. */
export const describeIntegration = (id: string | null, known: readonly Integration[]): string => {
  if (id === null || id === '') return none;
  const clientId = findClientId(id, known);
  return clientId === null ? id : `${clientId} (${id})`;
};

/**
 * Connecting an account with an integration, or with none where the id is empty (ADMIN-13, ADMIN-24). With those who
 * have it already it is shared once its client id was typed again, and so it is given where others had it lately or
 * where that could not be checked.
 */
export const planIntegrationAssignment = (
  { email, integrationId }: AdminAccount,
  wanted: string,
  known: readonly Integration[] = [],
  {
    you = null,
    sharedWith = [],
    hadBy = [],
  }: {
    readonly you?: string | null;
    readonly sharedWith?: readonly AdminAccount[];
    readonly hadBy?: FormerHolders;
  } = {},
): PlannedChange => {
  const isYou = email === you;
  const [who, whose, have] = isYou ? ['You', 'your', 'have'] : [email, 'its', 'has'];
  const clientId = findClientId(wanted, known) ?? wanted;
  const shared =
    sharedWith.length === 0
      ? []
      : [
          `${capitalizeYou(formatAccountNames(sharedWith, you))} ${sharedWith.length === 1 && sharedWith[0]?.email !== you ? 'has' : 'have'} it already. Who shares an integration is one customer at the partner: each sees and pays from what belongs to the other.`,
        ];
  const had = formerHolderSentences(hadBy, you, {
    had: 'Who gets it sees and pays from what belongs to that customer.',
    notChecked: 'If a customer had it, who gets it sees and pays from what belongs to that customer.',
  });
  const seldomMeant: Pick<PlannedChange, 'concerns' | 'typeAgain'> = {
    concerns: [...shared, ...had],
    typeAgain: clientId,
  };
  return {
    title:
      wanted === ''
        ? `${who} ${isYou ? 'lose' : 'loses'} ${whose} integration.`
        : `${who} ${isYou ? 'get' : 'gets'} ${integrationId === null ? 'an' : 'another'} integration.`,
    rows: [
      {
        label: 'Integration',
        before: describeIntegration(integrationId, known),
        after: describeIntegration(wanted, known),
      },
    ],
    ...(wanted === ''
      ? {
          takesAway: true,
          asks: {
            question: `Remove the integration of ${isYou ? 'your account' : email}?`,
            confirm: 'Remove the Integration',
          },
          concerns: ['Nothing can be quoted or booked at its partner before the account has one again.'],
        }
      : integrationId === null
        ? {}
        : { takesAway: true }),
    alreadySo:
      (integrationId ?? '') === wanted
        ? `${who} ${have} ${wanted === '' ? 'no integration' : `the integration ${describeIntegration(wanted, known)}`}.`
        : null,
    ...(shared.length + had.length === 0 ? {} : seldomMeant),
  };
};

/** Names that begin a sentence. */
export const capitalizeYou = (text: string): string => text.replace(/^you\b/, 'You');
