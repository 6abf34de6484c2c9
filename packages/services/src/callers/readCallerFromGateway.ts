import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServicesSettings } from '../settings/servicesSettingsSchema.ts';
import { refusedCaller, type CallerFinding, type FindCaller } from './callerFinding.ts';
import type { FindPoolUser } from './userPool.ts';

/** What API Gateway (REST, with IAM authorization) says of who signed a request; no caller can write into it. */
const eventSchema = z.object({
  requestContext: z.object({
    identity: z.object({
      cognitoAuthenticationType: z.literal('authenticated'),
      cognitoIdentityPoolId: z.string().min(1),
      cognitoIdentityId: z.string().min(1),
      cognitoAuthenticationProvider: z.string().min(1),
    }),
  }),
});

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Who calls, as an AWS Lambda proxy event says it; no header counts. */
export const readCallerFromGateway = (
  pool: NonNullable<ServicesSettings['userPool']>,
  findUser: FindPoolUser,
): FindCaller => {
  const issuer = literally(`cognito-idp.${pool.region}.amazonaws.com/${pool.userPoolId}`);
  const provider = new RegExp(`^${issuer},${issuer}:CognitoSignIn:(${uuid})$`);

  return async (request): Promise<CallerFinding> => {
    const event = eventSchema.safeParse(eventOf(request));
    if (!event.success) return refusedCaller('no-identity');
    const { cognitoIdentityPoolId, cognitoAuthenticationProvider } = event.data.requestContext.identity;
    if (pool.identityPoolId !== undefined && cognitoIdentityPoolId !== pool.identityPoolId)
      return refusedCaller('other-pool');
    const sub = provider.exec(cognitoAuthenticationProvider)?.[1];
    if (sub === undefined) return refusedCaller('other-pool');
    const user = await findUser(sub);
    if (user === null) return refusedCaller('unknown-user');
    // An address that nobody confirmed may be another's, with the rights that belong to it.
    if (!user.emailVerified) return refusedCaller('unconfirmed-email');
    const { email, origin, fxPartner } = user;
    return { ok: true, caller: { sub, email, origin, fxPartner } };
  };
};

/** Put there by `@fastify/aws-lambda`. */
const eventOf = (request: FastifyRequest & { readonly awsLambda?: { readonly event?: unknown } }): unknown =>
  request.awsLambda?.event;

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
