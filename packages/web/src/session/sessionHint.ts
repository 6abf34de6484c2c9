const hint = /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/;

/** True for the key under which the identity library keeps who signed in last (STORE-2). */
export const isSessionHint = (key: string): boolean => hint.test(key);

/**
 * True when the identity library has kept somebody's session in this browser (STORE-2). Only a hint: whether they are
 * still signed in is for the identity service to say.
 */
export const mayBeSignedIn = (open: () => Storage): boolean => {
  try {
    const storage = open();
    return Array.from({ length: storage.length }, (_, index) => storage.key(index)).some(
      (key) => key !== null && isSessionHint(key),
    );
  } catch {
    return false;
  }
};
