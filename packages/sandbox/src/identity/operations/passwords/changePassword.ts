import { z } from 'zod';
import { succeededOutcome, notAuthorizedRefusal } from '../../wire/outcome.ts';
import { changePasswordOf } from '../../users/passwordChange.ts';
import { findPasswordRefusal } from '../../passwords/passwordPolicy.ts';
import { isCorrectPassword } from '../../passwords/secureRemotePassword.ts';
import { findAccessTokenUser } from '../findAccessTokenUser.ts';
import { makeIdentityOperation } from '../makeIdentityOperation.ts';
import { incorrectPasswordMessage, codeLimitRefusal } from '../../wire/signInRefusals.ts';
import { passwordSchema, tokenSchema } from '../../wire/textSchemaUpTo.ts';

const input = z.object({
  AccessToken: tokenSchema,
  PreviousPassword: passwordSchema,
  ProposedPassword: passwordSchema,
});

/** ChangePassword: for who knows the old one (IDENT-6); every other session of the user ends. */
export const changePassword = makeIdentityOperation(
  input,
  async ({ AccessToken, PreviousPassword, ProposedPassword }, context) => {
    const holder = await findAccessTokenUser(context, AccessToken);
    if (!holder.ok) return holder;
    const { user, sessionId } = holder.answer;
    const isRight = () => isCorrectPassword(user, user.sub, PreviousPassword);
    const guessed = await context.attempts.guess(context.db, user.sub, isRight);
    if (guessed === 'locked') return codeLimitRefusal;
    if (guessed === 'wrong') return notAuthorizedRefusal(incorrectPasswordMessage);
    const weak = findPasswordRefusal(ProposedPassword);
    if (weak) return weak;
    const change = { password: ProposedPassword, now: context.now(), keptSession: sessionId };
    await context.db
      .transaction()
      .execute((trx) => changePasswordOf({ ...context, db: trx }, user.sub, change));
    return succeededOutcome({});
  },
);
