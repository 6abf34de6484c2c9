import type { AdminAccount } from './adminAccount.ts';
import type { Integration } from './integration.ts';
import { normalizeForSearch } from '../words/normalizeForSearch.ts';
import { formatCountWithNoun, isProviderIntegration, formatAccountNames } from './integrationUse.ts';

/** An integration that an account can be given, by its client id. */
export type IntegrationOption = {
  readonly integrationId: string;
  readonly clientId: string;
  readonly whoHasIt: string;
};

/** A holder by e-mail and, of another one than the reader, by organization: e-mails look alike. */
const named = ({ email, details }: AdminAccount, you: string | null): Pick<AdminAccount, 'email'> => {
  const organization = details?.['orgName'];
  const isTold = typeof organization === 'string' && organization.trim() !== '' && email !== you;
  return { email: isTold ? `${organization.trim()} (${email})` : email };
};

/** Every integration of a customer, beside who has it. */
export const buildIntegrationOptions = (
  known: readonly Integration[],
  accounts: readonly AdminAccount[],
  { providerParentCode, you }: { readonly providerParentCode: string; readonly you: string | null },
): readonly IntegrationOption[] => {
  const holders = new Map<string, AdminAccount[]>();
  for (const account of accounts) {
    const { integrationId } = account;
    if (integrationId === null) continue;
    const others = holders.get(integrationId);
    if (others === undefined) holders.set(integrationId, [account]);
    else others.push(account);
  }
  return known
    .filter((each) => !isProviderIntegration(each, providerParentCode))
    .map(({ integrationId, clientId }) => {
      const has = holders.get(integrationId) ?? [];
      const names = formatAccountNames(
        has.map((account) => named(account, you)),
        you,
      );
      return { integrationId, clientId, whoHasIt: names === '' ? 'Nobody has it' : `Has it: ${names}` };
    });
};

/** What is said of a text that chose none of the integrations: none was read yet, it fits none, or several. */
export const noIntegrationChosenMessage = (typed: string, choices: readonly IntegrationOption[]): string => {
  if (choices.length === 0) return 'No integration was read yet. Wait a moment, then choose one of the list.';
  const words = normalizeForSearch(typed).split(' ');
  const fitting = choices.filter(({ clientId, whoHasIt }) => {
    const text = normalizeForSearch(`${clientId} ${whoHasIt}`);
    return words.every((word) => text.includes(word));
  }).length;
  const found =
    fitting === 0
      ? `No integration is called ${typed.trim()}.`
      : `${formatCountWithNoun(fitting, 'integration')} ${fitting === 1 ? 'fits' : 'fit'} ${typed.trim()}.`;
  return `${found} Choose one of the list.`;
};
