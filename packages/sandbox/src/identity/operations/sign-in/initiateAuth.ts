import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { IdentityContext } from '../identityContext.ts';
import { succeededOutcome, refusedOutcome, type Outcome } from '../../wire/outcome.ts';
import { beginHandshake } from '../../passwords/secureRemotePassword.ts';
import { findUser, fakeUnknownUser } from '../../users/users.ts';
import { refuseUnknownClient } from '../../wire/clientId.ts';
import { makeIdentityOperation } from '../makeIdentityOperation.ts';
import { answerAfterPasswordProof } from './answerAfterPasswordProof.ts';
import { checkPlainPassword } from './checkPlainPassword.ts';
import { renewTokens } from '../tokens/renewTokens.ts';
import { signInLockedRefusal } from '../../wire/signInRefusals.ts';
import { textSchemaUpTo } from '../../wire/textSchemaUpTo.ts';

const text = textSchemaUpTo(2_048);

const input = z.discriminatedUnion('AuthFlow', [
  z.object({
    AuthFlow: z.literal('USER_SRP_AUTH'),
    ClientId: text,
    AuthParameters: z.object({ USERNAME: text, SRP_A: text }),
  }),
  z.object({
    AuthFlow: z.literal('USER_PASSWORD_AUTH'),
    ClientId: text,
    AuthParameters: z.object({ USERNAME: text, PASSWORD: text }),
  }),
  z.object({
    AuthFlow: z.enum(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
    ClientId: text,
    AuthParameters: z.object({ REFRESH_TOKEN: text }),
  }),
]);

/** InitiateAuth: begins a password proof, takes a plain password, or renews tokens (IDENT-1). */
export const initiateAuth = makeIdentityOperation(input, async (request, context) => {
  const refusal = refuseUnknownClient(request.ClientId);
  if (refusal) return refusal;
  switch (request.AuthFlow) {
    case 'USER_SRP_AUTH':
      return await beginProof(context, request.AuthParameters.USERNAME, request.AuthParameters.SRP_A);
    case 'USER_PASSWORD_AUTH':
      return await takePassword(context, request.AuthParameters.USERNAME, request.AuthParameters.PASSWORD);
    default:
      return context.settings.strict
        ? refusedOutcome('InvalidParameterException', `${request.AuthFlow} flow not enabled for this client`)
        : await renewTokens(context, request.AuthParameters.REFRESH_TOKEN);
  }
});

const beginProof = async (
  context: IdentityContext,
  username: string,
  clientPublic: string,
): Promise<Outcome> => {
  const account = (await findUser(context, username)) ?? fakeUnknownUser(context, username);
  if (await context.attempts.isLocked(context.db, account.sub)) return signInLockedRefusal;
  const handshake = beginHandshake(clientPublic, account.verifier);
  if (!handshake) return refusedOutcome('InvalidParameterException', 'SRP_A is not a public number.');
  const secretBlock = randomBytes(512).toString('base64');
  await context.proofs.set(secretBlock, { handshake, username: account.sub, verifier: account.verifier });
  return succeededOutcome({
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: account.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: handshake.serverPublic,
      USERNAME: account.sub,
      USER_ID_FOR_SRP: account.sub,
    },
  });
};

const takePassword = async (
  context: IdentityContext,
  username: string,
  password: string,
): Promise<Outcome> => {
  const proven = await checkPlainPassword(context, username, password);
  return proven.ok ? await answerAfterPasswordProof(context, proven.answer) : proven;
};
