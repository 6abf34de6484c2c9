import { randomBytes } from 'node:crypto';
import type { IdentityContext } from '../identityContext.ts';
import { succeededOutcome, type Outcome } from '../../wire/outcome.ts';
import { toUserAttributes } from '../../users/toUserAttributes.ts';
import type { User } from '../../users/users.ts';
import { openSessionForUser } from '../tokens/openSessionForUser.ts';
import { notConfirmedRefusal, resetRequiredRefusal } from '../../wire/signInRefusals.ts';

/** What a user gets who has proven the password: a session, or what the account still needs first. */
export const answerAfterPasswordProof = async (context: IdentityContext, user: User): Promise<Outcome> => {
  switch (user.status) {
    case 'CONFIRMED':
      return await openSessionForUser(context, user);
    case 'UNCONFIRMED':
      return notConfirmedRefusal;
    case 'RESET_REQUIRED':
      return resetRequiredRefusal;
    case 'FORCE_CHANGE_PASSWORD':
      return await askForNewPassword(context, user);
  }
};

const askForNewPassword = async (context: IdentityContext, user: User): Promise<Outcome> => {
  const session = randomBytes(96).toString('base64url');
  await context.challenges.set(session, user.sub);
  const { sub: _sub, ...attributes } = toUserAttributes(user);
  return succeededOutcome({
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: session,
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(attributes),
    },
  });
};
