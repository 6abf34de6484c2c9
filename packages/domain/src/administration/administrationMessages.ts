import { heldBackMessages } from '../operations/whyHeldBack.ts';
import { addErrorPrefix } from '../words/addErrorPrefix.ts';
import type { AdministrationFailure } from './accountAdministration.ts';

/** What the administrator tools say on every client (ADMIN-1 to ADMIN-20). */
export const administrationMessages = {
  title: 'Administrator Tools',
  /** While a call is on its way (ADMIN-15). */
  processing: 'Processing, please wait...',
  /** While an integration is written (ADMIN-20). */
  settingIntegration: 'Setting integration...',
  /** Where no account is chosen to assign something to (ADMIN-16). */
  selectAccount: 'Please select an account first.',
  /** Where nothing is chosen to connect an account with; to take one away has a button of its own. */
  chooseIntegration: 'Choose an integration first: type its client id and choose it in the list.',
  /** The service knows no account, or none with that e-mail (ADMIN-17). */
  noAccounts: 'No accounts found.',
  /** Before the accounts were asked for (ADMIN-18). */
  pressList: 'Press List Accounts to retrieve all accounts.',
  /** The service keeps no integrations. */
  noIntegrations: 'No integrations found.',
  /** Where the service takes a user for an administrator no longer, while they have the tools open. */
  roleLost: 'You are no administrator any more, so the tools are closed.',
  /** What is shown of an account without a role or an integration. */
  none: 'none',
} as const;

/** What is said of a failed call (ADMIN-19, ADMIN-20). */
export const administrationFailureMessage = ({ message }: Pick<AdministrationFailure, 'message'>): string =>
  addErrorPrefix(message);

/** What a failed call says where the service itself says nothing. */
export const administrationFallbacks: Readonly<
  Record<AdministrationFailure['kind'] | 'not-configured' | 'unknown-change', string>
> = {
  /** The gateway's own words for a request that it does not take for signed (ERR-6). */
  'session-lost': 'Missing Authentication Token',
  forbidden: 'Only administrators may do this.',
  'not-found': 'There is no such account or integration.',
  'changed-meanwhile':
    'Changed meanwhile: what you confirmed stands there no longer. Nothing was changed now.',
  'switched-off': heldBackMessages.changes,
  refused: 'The accounts service refused the request.',
  'server-trouble': 'The accounts service is having trouble. Please try again later.',
  'no-answer': 'The accounts service did not answer. Check your connection and try again.',
  unreadable: 'The accounts service gave an answer that could not be read.',
  'not-configured': 'The address of the accounts service is not configured.',
  'unknown-change': 'It is not known whether the change was made. Look before you make it again.',
};

/** The same of a change, which is looked for before it is tried again. */
export const changeWithoutAnswerMessages = {
  'server-trouble': 'The accounts service is having trouble.',
  'no-answer': 'The accounts service did not answer.',
} as const;

/** Whether a change that ended so may have been made nevertheless: only a definite no proves the opposite. */
export const mayChangeHaveBeenMade = ({ kind }: Pick<AdministrationFailure, 'kind'>): boolean =>
  kind === 'no-answer' || kind === 'server-trouble' || kind === 'unreadable';
