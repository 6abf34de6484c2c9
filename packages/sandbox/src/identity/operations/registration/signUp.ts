import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { codeDelivery, mailCode } from '../../users/codeDelivery.ts';
import { issueCode } from '../../users/codes.ts';
import { identityTables } from '../../users/identityTables.ts';
import { answerOutcome, refusalOutcome } from '../../wire/outcome.ts';
import { passwordRefusal } from '../../passwords/passwordPolicy.ts';
import { userName } from '../../users/userName.ts';
import { recordPassword } from '../../passwords/secureRemotePassword.ts';
import { refuseUnknownClient } from '../../wire/clientId.ts';
import { operation } from '../operation.ts';
import { signUpAttributes } from './signUpAttributes.ts';
import { passwordText, usernameText, wireText } from '../../wire/wireText.ts';

const input = z.object({
  ClientId: wireText(128),
  Username: usernameText,
  Password: passwordText,
  UserAttributes: z.array(z.object({ Name: wireText(32), Value: z.string().max(2_048) })).default([]),
});

/** SignUp: a new user, let in once the mailed code was confirmed (IDENT-2, IDENT-22). */
export const signUp = operation(input, async ({ ClientId, Username, Password, UserAttributes }, context) => {
  const email = userName(context.settings, Username);
  const attributes = signUpAttributes(context.settings, email, UserAttributes);
  const refusal =
    refuseUnknownClient(ClientId) ?? (attributes.ok ? undefined : attributes) ?? passwordRefusal(Password);
  if (refusal || !attributes.ok) return refusal ?? attributes;

  const sub = randomUUID();
  const person = {
    sub,
    email,
    ...attributes.answer,
    email_verified: false,
    ...recordPassword(sub, Password),
    status: 'UNCONFIRMED' as const,
    created_at: new Date(context.now()),
  };
  const made = await context.db.transaction().execute(async (trx) => {
    const row = await identityTables(trx)
      .insertInto('identity_users')
      .values(person)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('sub')
      .executeTakeFirst();
    if (!row) return false;
    const code = await issueCode({ ...context, db: trx }, sub, 'sign-up');
    await mailCode(trx, email, 'sign-up', code, context.now());
    return true;
  });
  if (!made)
    return refusalOutcome('UsernameExistsException', 'An account with the given email already exists.');
  await context.codesSent.take(context.db, `${sub} sign-up`);
  return answerOutcome({ UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: codeDelivery(email) });
});
