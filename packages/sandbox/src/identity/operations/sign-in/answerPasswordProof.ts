import { timingSafeEqual } from 'node:crypto';
import type { IdentityContext } from '../identityContext.ts';
import { notAuthorized, type Outcome } from '../../wire/outcome.ts';
import { expectedProof } from '../../passwords/secureRemotePassword.ts';
import { findUser } from '../../users/users.ts';
import { passwordProven } from './passwordProven.ts';
import { incorrect, locked } from '../../wire/signInRefusals.ts';

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
  const pending = context.proofs.take(claim.PASSWORD_CLAIM_SECRET_BLOCK);
  if (!pending || pending.username !== claim.USERNAME) return notAuthorized(incorrect);
  const user = await findUser(context, pending.username);
  // Nothing is waited for between the look at the lock and the count: guesses sent at once are counted one by one.
  if (context.attempts.isLocked(pending.username)) return locked;

  // The sum is done for a stranger too, so that the time taken tells nothing.
  const expected = expectedProof(pending.handshake, pending.verifier, {
    username: pending.username,
    secretBlock: claim.PASSWORD_CLAIM_SECRET_BLOCK,
    timestamp: claim.TIMESTAMP,
  });
  const proven = isSame(claim.PASSWORD_CLAIM_SIGNATURE, expected);
  const inTime = Math.abs(Date.parse(claim.TIMESTAMP) - context.now()) <= toleranceMs;
  // A password that was changed meanwhile is no longer the password.
  if (!user || user.verifier !== pending.verifier || !proven || !inTime) {
    context.attempts.failed(pending.username);
    return notAuthorized(incorrect);
  }
  context.attempts.succeeded(pending.username);
  return await passwordProven(context, user);
};

const isSame = (given: string, expected: string) => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
};
