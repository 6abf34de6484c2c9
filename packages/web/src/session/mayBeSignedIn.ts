const hint = /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/;

/** True for the key under which the identity library keeps the user who signed in last (STORE-2). */
export const isStoredSessionKey = (key: string): boolean => hint.test(key);

/**
 * True when the identity library has kept a session in this browser (STORE-2). Only a hint: whether its user is
 * still signed in, the identity service says.
 */
export const mayBeSignedIn = (open: () => Storage): boolean => {
  try {
    const storage = open();
    return Array.from({ length: storage.length }, (_, index) => storage.key(index)).some(
      (key) => key !== null && isStoredSessionKey(key),
    );
  } catch {
    return false;
  }
};
