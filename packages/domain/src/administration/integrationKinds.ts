import type { AdminAccount } from './adminAccount.ts';

/** What an integration is for (ADMIN-23). */
export const integrationKinds = [
  'corpayClient',
  'corpayPartner',
  'testingCorpayPartner',
  'facilitapayClient',
  'testingFacilitapayClient',
] as const;

type IntegrationKind = (typeof integrationKinds)[number];

export const isIntegrationKind = (kind: string): kind is IntegrationKind =>
  integrationKinds.some((known) => known === kind);

/** Whether an integration kind is that of a provider, which stands above the customers. */
export const isProviderKind = (kind: string): boolean => /partner$/i.test(kind);

/** Whether an integration of a kind hangs below a provider that this product knows. */
export const needsProvider = (kind: string): boolean => hasClientIdPattern(kind) && !isProviderKind(kind);

/**
 * Whether customers of a partner may have an integration of a kind. Where the partner is not known nothing is said
 * against it.
 */
export const isKindAllowedForPartner = (
  kind: string,
  { details }: Pick<AdminAccount, 'details'>,
): boolean => {
  const partner = details?.['fxPartner'];
  return typeof partner !== 'string' || kind.toLowerCase().includes(partner.toLowerCase());
};

/** The kind of a customer's own integration, which the form 'Create or Update Client Key' writes (ADMIN-6). */
export const customerIntegrationKind: IntegrationKind = 'corpayClient';

/** What is marked at an account without an integration, and whether it needs one. */
type MissingIntegration = { readonly mark: string; readonly isTrouble: boolean };

/**
 * An account without an integration waits for one only where its partner is known to give them; another partner connects
 * its customers by itself. Null for an account that has one.
 */
export const findMissingIntegration = ({
  integrationId,
  details,
}: Pick<AdminAccount, 'integrationId' | 'details'>): MissingIntegration | null => {
  if (integrationId !== null) return null;
  const partner = details?.['fxPartner'];
  if (typeof partner !== 'string' || partner === '') return { mark: 'no integration', isTrouble: false };
  const givesThem = integrationKinds.some((kind) => kind.toLowerCase().includes(partner.toLowerCase()));
  return { mark: givesThem ? 'no integration' : partner, isTrouble: givesThem };
};

/** Whether client ids of a kind have the form that this product knows (ADMIN-7). */
export const hasClientIdPattern = (kind: string): boolean => /corpay/i.test(kind);
