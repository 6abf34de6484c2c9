/** A customer's account at a partner (ADMIN-22). */
export type Integration = {
  readonly integrationId: string;
  readonly clientId: string;
  readonly parentId: string;
  /** One of `integrationKinds`, unless the service knows more than this product. */
  readonly kind: string;
  /** The service's mark of this state, its key and who has it included; absent where it hands out none. */
  readonly version?: string | undefined;
};

/** The client id of an integration among those that are known; null where it is none of them. */
export const findClientId = (
  id: string,
  known: readonly Pick<Integration, 'integrationId' | 'clientId'>[],
): string | null => known.find(({ integrationId }) => integrationId === id)?.clientId ?? null;

/** The same when it is inspected: of a key only its beginning is shown (ADMIN-22, S-75). */
export type IntegrationDetail = Integration & {
  readonly keyStart: string | null;
  /** Since when it has this key, ISO 8601; null where the service does not tell it. */
  readonly keySince: string | null;
  readonly parentKind: string | null;
  readonly parentKeyStart: string | null;
};

/** Five digits, then API_USER, with nothing between them (ADMIN-7, S-73). */
export const clientIdPattern = /^\d{5}API_USER$/;
