import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { notAuthorized } from '../outcome.ts';
import { expectedProof } from '../secureRemotePassword.ts';
import { findUser } from '../users.ts';
import { unknownClient } from './clientId.ts';
import { operation } from './operation.ts';
import { signedIn } from './signedIn.ts';
import { incorrect, locked } from './signInRefusals.ts';

const text = z.string().min(1).max(8_192);

const input = z.object({
  ChallengeName: z.literal('PASSWORD_VERIFIER'),
  ClientId: text,
  ChallengeResponses: z.object({
    USERNAME: text,
    PASSWORD_CLAIM_SECRET_BLOCK: text,
    PASSWORD_CLAIM_SIGNATURE: text,
    TIMESTAMP: text,
  }),
});

/** How far a client's clock may be from ours. */
const toleranceMs = 900_000;

/** RespondToAuthChallenge: checks the password proof and opens the session (IDENT-1). */
export const respondToAuthChallenge = operation(
  input,
  async ({ ClientId, ChallengeResponses: claim }, context) => {
    const refusal = unknownClient(ClientId);
    if (refusal) return refusal;
    const pending = context.proofs.take(claim.PASSWORD_CLAIM_SECRET_BLOCK);
    if (!pending || pending.username !== claim.USERNAME) return notAuthorized(incorrect);
    if (context.attempts.isLocked(pending.username)) return locked;

    // The sum is done for a stranger too, so that the time taken tells nothing.
    const expected = expectedProof(pending.handshake, pending.verifier, {
      username: pending.username,
      secretBlock: claim.PASSWORD_CLAIM_SECRET_BLOCK,
      timestamp: claim.TIMESTAMP,
    });
    const proven = isSame(claim.PASSWORD_CLAIM_SIGNATURE, expected);
    const inTime = Math.abs(Date.parse(claim.TIMESTAMP) - context.now()) <= toleranceMs;
    const user = await findUser(context.db, pending.username);
    if (!user || !proven || !inTime) {
      context.attempts.failed(pending.username);
      return notAuthorized(incorrect);
    }
    context.attempts.succeeded(pending.username);
    return await signedIn(context, user);
  },
);

const isSame = (given: string, expected: string) => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
};
