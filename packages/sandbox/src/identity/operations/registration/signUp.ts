import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { describeCodeDelivery, mailCode } from '../../users/describeCodeDelivery.ts';
import { issueCode } from '../../users/codes.ts';
import { identityTables } from '../../users/identityTables.ts';
import { succeededOutcome, refusedOutcome } from '../../wire/outcome.ts';
import { findPasswordRefusal } from '../../passwords/passwordPolicy.ts';
import { normalizeUsername } from '../../users/normalizeUsername.ts';
import { makePasswordRecord } from '../../passwords/secureRemotePassword.ts';
import { refuseUnknownClient } from '../../wire/clientId.ts';
import { makeIdentityOperation } from '../makeIdentityOperation.ts';
import { signUpAttributes } from './signUpAttributes.ts';
import { passwordSchema, usernameSchema, textSchemaUpTo } from '../../wire/textSchemaUpTo.ts';

const input = z.object({
  ClientId: textSchemaUpTo(128),
  Username: usernameSchema,
  Password: passwordSchema,
  UserAttributes: z.array(z.object({ Name: textSchemaUpTo(32), Value: z.string().max(2_048) })).default([]),
});

/** SignUp: a new user, let in once the mailed code was confirmed (IDENT-2, IDENT-22). */
export const signUp = makeIdentityOperation(
  input,
  async ({ ClientId, Username, Password, UserAttributes }, context) => {
    const email = normalizeUsername(context.settings, Username);
    const attributes = signUpAttributes(context.settings, email, UserAttributes);
    const refusal =
      refuseUnknownClient(ClientId) ??
      (attributes.ok ? undefined : attributes) ??
      findPasswordRefusal(Password);
    if (refusal || !attributes.ok) return refusal ?? attributes;

    const sub = randomUUID();
    const person = {
      sub,
      email,
      ...attributes.answer,
      email_verified: false,
      ...makePasswordRecord(sub, Password),
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
      return refusedOutcome('UsernameExistsException', 'An account with the given email already exists.');
    await context.codesSent.take(context.db, `${sub} sign-up`);
    return succeededOutcome({
      UserConfirmed: false,
      UserSub: sub,
      CodeDeliveryDetails: describeCodeDelivery(email),
    });
  },
);
