/** An e-mail as it is sent: the service may respect the case of a user name, which no one who types an address does. */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase();
