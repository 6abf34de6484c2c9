import { z } from 'zod';
import { answerNewPassword } from './answerNewPassword.ts';
import { answerPasswordProof } from './answerPasswordProof.ts';
import { unknownClient } from '../../wire/clientId.ts';
import { operation } from '../operation.ts';
import { passwordText, tokenText, usernameText, wireText } from '../../wire/wireText.ts';

const input = z.discriminatedUnion('ChallengeName', [
  z.object({
    ChallengeName: z.literal('PASSWORD_VERIFIER'),
    ClientId: wireText(128),
    ChallengeResponses: z.object({
      USERNAME: usernameText,
      PASSWORD_CLAIM_SECRET_BLOCK: tokenText,
      PASSWORD_CLAIM_SIGNATURE: tokenText,
      TIMESTAMP: wireText(128),
    }),
  }),
  z.object({
    ChallengeName: z.literal('NEW_PASSWORD_REQUIRED'),
    ClientId: wireText(128),
    Session: tokenText,
    ChallengeResponses: z.object({ USERNAME: usernameText, NEW_PASSWORD: passwordText }),
  }),
]);

/** RespondToAuthChallenge: the next step of a sign-in that is under way (IDENT-1). */
export const respondToAuthChallenge = operation(input, async (request, context) => {
  const refusal = unknownClient(request.ClientId);
  if (refusal) return refusal;
  return request.ChallengeName === 'PASSWORD_VERIFIER'
    ? await answerPasswordProof(context, request.ChallengeResponses)
    : await answerNewPassword(context, request.Session, request.ChallengeResponses);
});
