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

/** The kind of a customer's own integration, which the form 'Create or Update Client Key' writes (ADMIN-6). */
export const clientIntegrationKind: IntegrationKind = 'corpayClient';

/** Whether client ids of a kind have the form that this product knows (ADMIN-7). */
export const hasClientIdPattern = (kind: string): boolean => /corpay/i.test(kind);
