/** The kind of integration that makes an account a customer of this partner. */
export const corpayClientKind = 'corpayClient';

/** Client codes have six digits, of which the first is every customer's. */
const firstDigit = '4';
const suffix = 'API_USER';

/** The id under which the accounts service knows a client code. */
export const clientIdOf = (clientCode: string): string => `${clientCode.slice(-5)}${suffix}`;

export const clientCodeOf = (clientId: string): string => `${firstDigit}${clientId.slice(0, -suffix.length)}`;
