import type { Answer } from '../http/answer.ts';
import type { AccountsContext } from './accountsContext.ts';

/** Gets a customer of a partner a token there, by what was sent to the token call. */
export type TokenIssuer = (asked: {
  readonly sub: string;
  readonly body: unknown;
  readonly requestId: string;
}) => Promise<Answer>;

/** The token call over the partners that give tokens, by name: a customer is given those of their own partner alone. */
export const requestTokenOfPartner = (
  issuers: Readonly<Partial<Record<string, TokenIssuer>>>,
): AccountsContext['requestPartnerToken'] => {
  const known = new Map(Object.entries(issuers));
  return async (partner, { sub, fxPartner }, body, requestId) => {
    const issue = known.get(partner);
    if (issue === undefined) return null;
    if (fxPartner === partner) return await issue({ sub, body, requestId });
    const message = 'You pay through another partner.';
    return { status: 403, body: { errors: [{ key: 'permission', message }] } };
  };
};
