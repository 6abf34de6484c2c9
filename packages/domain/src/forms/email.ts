/** The shape of an e-mail address that forms accept: something, an @, a host with a dot, and no spaces. */
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const isEmail = (text: string): boolean => emailPattern.test(text.trim());
