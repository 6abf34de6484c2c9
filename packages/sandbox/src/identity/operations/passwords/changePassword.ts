import { z } from 'zod';
import { answerOutcome, notAuthorized } from '../../wire/outcome.ts';
import { changePasswordOf } from '../../users/passwordChange.ts';
import { passwordRefusal } from '../../passwords/passwordPolicy.ts';
import { isPassword } from '../../passwords/secureRemotePassword.ts';
import { accessTokenHolder } from '../accessTokenHolder.ts';
import { operation } from '../operation.ts';
import { incorrectPasswordMessage, limitExceeded } from '../../wire/signInRefusals.ts';
import { passwordText, tokenText } from '../../wire/wireText.ts';

const input = z.object({
  AccessToken: tokenText,
  PreviousPassword: passwordText,
  ProposedPassword: passwordText,
});

/** ChangePassword: for who knows the old one (IDENT-6); every other session of the user ends. */
export const changePassword = operation(
  input,
  async ({ AccessToken, PreviousPassword, ProposedPassword }, context) => {
    const holder = await accessTokenHolder(context, AccessToken);
    if (!holder.ok) return holder;
    const { user, sessionId } = holder.answer;
    const isRight = () => isPassword(user, user.sub, PreviousPassword);
    const guessed = await context.attempts.guess(context.db, user.sub, isRight);
    if (guessed === 'locked') return limitExceeded;
    if (guessed === 'wrong') return notAuthorized(incorrectPasswordMessage);
    const weak = passwordRefusal(ProposedPassword);
    if (weak) return weak;
    const change = { password: ProposedPassword, now: context.now(), keptSession: sessionId };
    await context.db
      .transaction()
      .execute((trx) => changePasswordOf({ ...context, db: trx }, user.sub, change));
    return answerOutcome({});
  },
);
