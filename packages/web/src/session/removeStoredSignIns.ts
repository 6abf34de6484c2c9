type Client = { readonly userPoolClientId: string; readonly identityPoolId: string };

/** What the identity library keeps of a sign-in that is under way; it names no client. */
const signInUnderWay = 'CognitoSignInState.';

const removeWhere = (open: () => Storage, prefixes: readonly string[]): void => {
  try {
    const storage = open();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
};

/**
 * Removes what this browser keeps of the sign-ins of this client: the tokens, devices and details of every user, also of
 * one whom the library knows no more, and who they are to the identity pool (S-57, STORE-1 to STORE-4). Other clients
 * of the same address keep theirs.
 */
export const removeStoredSignIns = (
  { userPoolClientId, identityPoolId }: Client,
  page: Pick<Window, 'localStorage' | 'sessionStorage'>,
): void => {
  const prefixes = [
    `CognitoIdentityServiceProvider.${userPoolClientId}.`,
    `fx-gateway.identity.${identityPoolId}`,
    signInUnderWay,
  ];
  removeWhere(() => page.localStorage, prefixes);
  removeWhere(() => page.sessionStorage, prefixes);
};
