import type { ServicesSettings } from '../settings/servicesSettingsSchema.ts';
import { refusedCaller, type CallerFinding } from './callerFinding.ts';
import type { FindPoolUser } from './userPool.ts';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Who stands behind an identity, by the words in which API Gateway says how it signed in. */
export type ReadIdentity = (authenticationProvider: string) => Promise<CallerFinding>;

/** Believes those who signed in at this user pool, and asks it who they are. */
export const makeIdentityReader = (
  { region, userPoolId }: NonNullable<ServicesSettings['userPool']>,
  findUser: FindPoolUser,
): ReadIdentity => {
  const issuer = literally(`cognito-idp.${region}.amazonaws.com/${userPoolId}`);
  const provider = new RegExp(`^${issuer},${issuer}:CognitoSignIn:(${uuid})$`);
  return async (authenticationProvider) => {
    const sub = provider.exec(authenticationProvider)?.[1];
    if (sub === undefined) return refusedCaller('other-pool');
    const user = await findUser(sub);
    if (user === null) return refusedCaller('unknown-user');
    // An address that nobody confirmed may be another's, with the rights that belong to it.
    if (!user.emailVerified) return refusedCaller('unconfirmed-email');
    const { email, origin, fxPartner } = user;
    return { ok: true, caller: { sub, email, origin, fxPartner } };
  };
};

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
