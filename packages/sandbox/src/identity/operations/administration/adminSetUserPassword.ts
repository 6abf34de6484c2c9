import { z } from 'zod';
import { succeededOutcome } from '../../wire/outcome.ts';
import { changePasswordOf } from '../../users/passwordChange.ts';
import { findPasswordRefusal } from '../../passwords/passwordPolicy.ts';
import { administratorOperation } from './administratorOperation.ts';
import { passwordSchema } from '../../wire/textSchemaUpTo.ts';

/** AdminSetUserPassword: a password for good, or one that the user must replace at the next sign-in. */
export const adminSetUserPassword = administratorOperation(
  { Password: passwordSchema, Permanent: z.boolean().default(false) },
  async ({ sub }, context, { Password, Permanent }) => {
    const weak = findPasswordRefusal(Password);
    if (weak) return weak;
    const status = Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
    await context.db
      .transaction()
      .execute((trx) =>
        changePasswordOf({ ...context, db: trx }, sub, { password: Password, status, now: context.now() }),
      );
    return succeededOutcome({});
  },
);
