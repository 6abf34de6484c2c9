/** Long enough for the policy, and tried first all the same. */
const commonPasswords: ReadonlySet<string> = new Set([
  '12345678',
  '123456789',
  '1234567890',
  '87654321',
  '1q2w3e4r',
  'abc12345',
  'abcd1234',
  'changeme',
  'iloveyou',
  'letmein1',
  'p@ssw0rd',
  'passw0rd',
  'password',
  'password1',
  'password123',
  'password123!',
  'qwerty123',
  'qwertyuiop',
  'sunshine',
  'welcome1',
]);

/** Whether a password is one of those that are tried first, in any case, or one character over and over. */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.toLowerCase();
  return commonPasswords.has(plain) || /^(.)\1*$/su.test(plain);
};
