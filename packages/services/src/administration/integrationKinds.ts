/** What an integration is for (ADMIN-23). */
export const integrationKinds = [
  'corpayClient',
  'corpayPartner',
  'testingCorpayPartner',
  'facilitapayClient',
  'testingFacilitapayClient',
] as const;

/** Five digits, then API_USER, with nothing between them (ADMIN-7, S-73). */
const corpayClientId = /^\d{5}API_USER$/;

/** Whether a text is a client id of a kind; those of other providers have any form. */
export const isClientIdOf = (kind: string, clientId: string): boolean =>
  !/corpay/i.test(kind) || corpayClientId.test(clientId);

/** Whether a kind is that of a provider, above the customers. */
export const isProviderKind = (kind: string): boolean => /partner$/i.test(kind);

/** Whether an integration of a kind hangs below a provider of ours. */
export const needsProvider = (kind: string): boolean => /corpayclient$/i.test(kind);

/** Whether a record is a provider's own: by its kind, or as the provider above every customer. */
export const isProviderRecord = (
  { clientId, kind }: { readonly clientId: string; readonly kind: string },
  providerClientId: string,
): boolean => isProviderKind(kind) || clientId === providerClientId;

/** Whether customers of a partner may have an integration of a kind, such as those of `corpay` a `corpayClient`. */
export const isOfPartner = (kind: string, partner: string): boolean =>
  kind.toLowerCase().includes(partner.toLowerCase());
