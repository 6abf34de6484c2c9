import { timingSafeEqual } from 'node:crypto';
import type { IdentityContext } from '../identityContext.ts';
import { notAuthorizedRefusal, type Outcome } from '../../wire/outcome.ts';
import { computeExpectedProof } from '../../passwords/secureRemotePassword.ts';
import { findUser } from '../../users/users.ts';
import { answerAfterPasswordProof } from './answerAfterPasswordProof.ts';
import { incorrectPasswordMessage, signInLockedRefusal } from '../../wire/signInRefusals.ts';

/** How far a client's clock may be from ours. */
const toleranceMs = 900_000;

/** Checks the proof of a password that was not sent. */
export const answerPasswordProof = async (
  context: IdentityContext,
  claim: {
    readonly USERNAME: string;
    readonly PASSWORD_CLAIM_SECRET_BLOCK: string;
    readonly PASSWORD_CLAIM_SIGNATURE: string;
    readonly TIMESTAMP: string;
  },
): Promise<Outcome> => {
  const pending = await context.proofs.take(claim.PASSWORD_CLAIM_SECRET_BLOCK);
  if (!pending || pending.username !== claim.USERNAME) return notAuthorizedRefusal(incorrectPasswordMessage);
  const user = await findUser(context, pending.username);
  // The sum is done for a stranger too, so that the time taken tells nothing.
  const isRight = () => {
    const expected = computeExpectedProof(pending.handshake, pending.verifier, {
      username: pending.username,
      secretBlock: claim.PASSWORD_CLAIM_SECRET_BLOCK,
      timestamp: claim.TIMESTAMP,
    });
    const proven = isSame(claim.PASSWORD_CLAIM_SIGNATURE, expected);
    const inTime = Math.abs(Date.parse(claim.TIMESTAMP) - context.now()) <= toleranceMs;
    // A password that was changed meanwhile is no longer the password.
    return proven && inTime && user?.verifier === pending.verifier;
  };
  const guessed = await context.attempts.guess(context.db, pending.username, isRight);
  if (guessed === 'locked') return signInLockedRefusal;
  return guessed === 'right' && user
    ? await answerAfterPasswordProof(context, user)
    : notAuthorizedRefusal(incorrectPasswordMessage);
};

const isSame = (given: string, expected: string) => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
};
