import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusedCaller, type FindCaller } from './callerFinding.ts';
import type { ReadIdentity } from './makeIdentityReader.ts';

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

/** Who calls, as an AWS Lambda proxy event says it; no header counts. */
export const readCallerFromGateway =
  (identityPoolId: string | undefined, readIdentity: ReadIdentity): FindCaller =>
  async (request) => {
    const event = eventSchema.safeParse(eventOf(request));
    if (!event.success) return refusedCaller('no-identity');
    const { cognitoIdentityPoolId, cognitoAuthenticationProvider } = event.data.requestContext.identity;
    if (identityPoolId !== undefined && cognitoIdentityPoolId !== identityPoolId)
      return refusedCaller('other-pool');
    return await readIdentity(cognitoAuthenticationProvider);
  };

/** Put there by `@fastify/aws-lambda`. */
const eventOf = (request: FastifyRequest & { readonly awsLambda?: { readonly event?: unknown } }): unknown =>
  request.awsLambda?.event;
