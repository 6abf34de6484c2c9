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
